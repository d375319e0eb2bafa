import { Chip, ChipRow } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useEntities, useEntity } from '../../services.tsx'
import { FollowTopicButton } from '../../product/topics/FollowTopicButton.tsx'
import { pictureSources } from '../../product/pictures/picture-sources.ts'
import type { TopicEntity } from '../../store/entities.ts'
import styles from './TopicHead.module.css'

/** FIND-02: the topic's name, its follow button and related topics. */
export const TopicHead = ({ topic }: { readonly topic: TopicEntity }) => {
  const t = useTexts(texts)
  const parent = useEntity('topic', topic.parent)
  const related = useEntities(
    'topic',
    (topic.related_interests ?? []).map((id) => ({ type: 'topic', id })),
  )
  return (
    <header className={styles.head}>
      {parent && (
        <p className={styles.parent}>
          {t('topic.parent')} <Link href={parent.url}>{parent.name}</Link>
        </p>
      )}
      <h1>{topic.name}</h1>
      <p className={styles.sentence}>{topic.description}</p>
      <div className={styles.follow}>
        <FollowTopicButton topicId={topic.id} />
        {(topic.follower_count ?? 0) > 0 && (
          <span className={styles.followers}>{t('topic.followers', { count: topic.follower_count ?? 0 })}</span>
        )}
      </div>
      {related.length > 0 && (
        <div className={styles.related}>
          <ChipRow label={t('topic.related', { name: topic.name })} isNavigation>
            {related.map(({ id, name, url, images, dominant_color: color }) => (
              <Chip
                key={id}
                href={url}
                image={images ? pictureSources(images).src : undefined}
                color={color ?? undefined}
              >
                {name}
              </Chip>
            ))}
          </ChipRow>
        </div>
      )}
    </header>
  )
}
