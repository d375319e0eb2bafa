import type { FeedStory } from '@corkboard/contract/content/wire/feed-story'
import { isId } from '@corkboard/contract/ids'
import { useTexts } from '../../i18n/use-texts.ts'
import { boardFeed } from '../../product/feeds.ts'
import { PinCard, type PinCardProps } from '../../product/pin-card/PinCard.tsx'
import { Link } from '../../router/Link.tsx'
import { useFeed } from '../../services.tsx'
import styles from './StoryCard.module.css'
import { texts } from './texts/texts.generated.ts'

interface StoryCardProps {
  readonly boardId: string
  readonly storyId: string
}

/** FIND-09: ideas for the board, above its pins. */
const StoryCard = ({ boardId, storyId }: StoryCardProps) => {
  const t = useTexts(texts)
  const { items } = useFeed<FeedStory>(boardFeed(boardId))
  const story = items.find(({ id }) => id === storyId)
  if (!story) return null
  return (
    <Link href={story.url} className={styles.story}>
      <span className={styles.pictures}>
        {story.objects.map(({ id, images, dominant_color: ground }) => (
          <img key={id} src={images['236x']?.url} alt="" style={{ backgroundColor: ground }} loading="lazy" />
        ))}
      </span>
      <span className={styles.title}>{t('board.story.ideas')}</span>
    </Link>
  )
}

/** Returns the card of a board's list: a pin, or a story that leads it. Only the ids of pins are numbers. */
export const boardCard = (boardId: string) => {
  const BoardCard = (props: PinCardProps) =>
    isId(props.pinId) ? <PinCard {...props} /> : <StoryCard boardId={boardId} storyId={props.pinId} />
  return BoardCard
}
