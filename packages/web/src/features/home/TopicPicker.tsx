import { Button, CheckIcon, PlusIcon } from '@corkboard/design-system'
import { useState, type CSSProperties } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useResponse, useEntities, useServices } from '../../services.tsx'
import { setExperienceStatus } from '../../product/experiences/experience-status.ts'
import { homeFeed } from '../../product/feeds.ts'
import { followedTopicsChanged } from '../../product/topics/follow-topic.ts'
import { pictureSources } from '../../product/pictures/picture-sources.ts'
import { topicChoices } from '../../product/topics/topics.ts'
import type { EntityRef, TopicEntity } from '../../store/entities.ts'
import styles from './TopicPicker.module.css'

/** The home feed's placement for it (SHELL-26). */
export const PLACEMENT = 'home_topics'
/** (ours) With fewer topics the feed would be about one thing. */
const ENOUGH = 3

/**
 * FIND-01: asks new users for topics they like, which then shape their home feed. Users who skip it, or have saved
 * several pins, are not asked, but can ask for it.
 */
export const TopicPicker = ({ isAsking }: { readonly isAsking: boolean }) => {
  const [isWanted, setWanted] = useState(false)
  const t = useTexts(texts)
  if (isAsking || isWanted) return <Topics onSkip={() => setWanted(false)} />
  return (
    <div className={styles.again}>
      <Button size="small" icon={<PlusIcon size={16} />} onClick={() => setWanted(true)}>
        {t('likes.again')}
      </Button>
    </div>
  )
}

const Topics = ({ onSkip }: { readonly onSkip: () => void }) => {
  const t = useTexts(texts)
  const app = useServices()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isPending, setPending] = useState(false)
  const topics = useEntities('topic', useResponse<readonly EntityRef[]>(topicChoices()).data ?? [])
  if (topics.length === 0) return null

  const follow = async () => {
    const [first, ...others] = chosen
    if (first === undefined) return
    setPending(true)
    try {
      await app.data.write('create', 'InterestFollowResource', { interest_id: first, interest_list: others })
    } catch {
      setPending(false)
      app.toasts.show({ text: t('likes.failed'), kind: 'danger' })
      return
    }
    const followed = topics.filter(({ id }) => chosen.includes(id))
    followedTopicsChanged(
      app,
      followed.map(({ id, key, name, url }) => ({ id, type: 'topic', key, name, url })),
      true,
    )
    void setExperienceStatus(app, PLACEMENT, 'completed')
    await app.data.load(homeFeed(), { force: true })
    app.toasts.show({ text: t('likes.ready') })
  }

  const skip = () => {
    void setExperienceStatus(app, PLACEMENT, 'dismissed')
    onSkip()
  }

  return (
    <section className={styles.picker} aria-labelledby="picker-title">
      <h2 id="picker-title">{t('likes.title')}</h2>
      <p className={styles.text}>{t('likes.text')}</p>
      <ul className={styles.topics} aria-label={t('likes.topics')}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <Choice
              topic={topic}
              isChosen={chosen.includes(topic.id)}
              onPress={() =>
                setChosen((ids) => (ids.includes(topic.id) ? ids.filter((id) => id !== topic.id) : [...ids, topic.id]))
              }
            />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <span role="status">{t('likes.count', { count: chosen.length })}</span>
        <Button kind="quiet" onClick={skip}>
          {t('likes.skip')}
        </Button>
        <Button kind="accent" disabled={chosen.length < ENOUGH} pending={isPending} onClick={() => void follow()}>
          {t('likes.done')}
        </Button>
      </div>
    </section>
  )
}

interface ChoiceProps {
  readonly topic: TopicEntity
  readonly isChosen: boolean
  readonly onPress: () => void
}

const Choice = ({ topic: { name, images, dominant_color: color }, isChosen, onPress }: ChoiceProps) => (
  <button
    type="button"
    className={styles.choice}
    aria-pressed={isChosen}
    style={{ '--ground': color ?? 'var(--surface-sunken)' } as CSSProperties}
    onClick={onPress}
  >
    {images && <img src={pictureSources(images).src} alt="" loading="lazy" decoding="async" />}
    <span className={images ? styles.name : styles.alone}>{name}</span>
    {isChosen && (
      <span className={styles.mark}>
        <CheckIcon />
      </span>
    )}
  </button>
)
