import type { StoryPinDraftSummary } from '@corkboard/contract/content/wire/story-draft'
import { IconButton, StoryIcon, TrashIcon } from '@corkboard/design-system'
import { useEffect, useState } from 'react'
import { errorOf } from '../../../api/errors.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { storyDraftPath } from '../../../product/addresses.ts'
import { storyDrafts } from '../../../product/stories/story-drafts.ts'
import { Link } from '../../../router/Link.tsx'
import { useFeed, useServices } from '../../../services.tsx'
import { feedInvalidated } from '../../../store/responses.ts'
import { requestKey } from '../../../store/requests.ts'
import styles from './StoryDrafts.module.css'
import { texts } from './texts/texts.generated.ts'

const DRAFTS = storyDrafts()

/** CREATE-09: the member's story drafts, which open in the story editor. */
export const StoryDrafts = () => {
  const t = useTexts(texts)
  const { data, store, toasts } = useServices()
  const { items } = useFeed<StoryPinDraftSummary>(DRAFTS)
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  // Other windows and devices may change them until the next visit.
  useEffect(() => () => void store.dispatch(feedInvalidated(requestKey(DRAFTS))), [store])

  const remove = async ({ id }: StoryPinDraftSummary, name: string) => {
    setRemoved((before) => new Set(before).add(id))
    try {
      const draft = await data.write('delete', 'StoryPinDraftResource', { id })
      if (draft === null) toasts.show({ text: t('builder.story.deleted', { name }) })
    } catch (thrown) {
      const { error_code: code, message } = errorOf(thrown)
      if (code === 'draft.not_found') return
      setRemoved((before) => new Set([...before].filter((it) => it !== id)))
      toasts.show({ text: message, kind: 'danger' })
    }
  }

  const drafts = items.filter(({ id }) => !removed.has(id))
  if (drafts.length === 0) return null
  return (
    <section className={styles.drafts} aria-labelledby="story-drafts">
      <h2 id="story-drafts" className={styles.heading}>
        {t('builder.story.drafts', { count: drafts.length })}
      </h2>
      <ul className={styles.list}>
        {drafts.map((draft) => {
          const name = draft.title || t('builder.story.untitled')
          const { cover } = draft
          return (
            <li key={draft.id} className={styles.entry}>
              <Link className={styles.link} href={storyDraftPath(draft.id)}>
                <span className={styles.picture} style={{ backgroundColor: cover?.dominant_color ?? undefined }}>
                  {cover?.thumbnail_url ? (
                    <img src={cover.thumbnail_url} alt="" loading="lazy" decoding="async" />
                  ) : (
                    <StoryIcon />
                  )}
                </span>
                <span className={styles.words}>
                  <span className={styles.name} dir="auto">
                    {name}
                  </span>
                  <span className={styles.count}>{t('builder.story.pages', { count: draft.page_count })}</span>
                </span>
              </Link>
              <IconButton
                label={t('builder.story.delete', { name })}
                icon={<TrashIcon />}
                onClick={() => void remove(draft, name)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
