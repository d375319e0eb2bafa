import type { FeedStory } from '@corkboard/contract/content/wire/feed-story'
import { useTexts } from '../../i18n/use-texts.ts'
import { Link } from '../../router/Link.tsx'
import { useEntities } from '../../services.tsx'
import type { EntityRef } from '../../store/entities.ts'
import type { FeedItem } from '../../store/feed-changes.ts'
import styles from './StoryCard.module.css'
import { texts } from './texts/texts.generated.ts'

/** A story as the store has it: its pins are references. */
type StoredStory = Omit<FeedStory, 'objects'> & { readonly objects: readonly EntityRef<'pin'>[] }

/** FIND-09: ideas for the board, above its pins. */
export const StoryCard = ({ item }: { readonly item: FeedItem }) => {
  const t = useTexts(texts)
  const { url, objects } = item as StoredStory
  const pins = useEntities('pin', objects)
  return (
    <Link href={url} className={styles.story}>
      <span className={styles.pictures}>
        {pins.map(({ id, images, dominant_color: ground }) => (
          <img key={id} src={images['236x']?.url} alt="" style={{ backgroundColor: ground }} loading="lazy" />
        ))}
      </span>
      <span className={styles.title}>{t('board.story.ideas')}</span>
    </Link>
  )
}
