import { ImageIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { type Draft, isRefused, statusOf } from './builder-items.ts'
import styles from './DraftList.module.css'
import { draftCardId } from './DraftCard.tsx'
import { STATUS_TEXTS } from './DraftStatus.tsx'
import type { Builder } from './use-builder.ts'

const Entry = ({ draft, onOpen }: { readonly draft: Draft; readonly onOpen: () => void }) => {
  const t = useTexts(texts)
  const { texts: words, fileName, previewUrl, upload, isVideo, videoUrl } = draft.items[0]!
  // Browsers show no video as a picture. One of this window has no poster image yet.
  const picture = isVideo && previewUrl === videoUrl ? '' : previewUrl
  return (
    <button type="button" className={styles.entry} aria-current={draft.isOpen || undefined} onClick={onOpen}>
      <span className={styles.picture} style={{ backgroundColor: upload?.dominant_color ?? undefined }}>
        {picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : <ImageIcon />}
      </span>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {words.title || fileName || t('builder.published.untitled')}
        </span>
        <span className={styles.status} data-status={statusOf(draft)}>
          {t(STATUS_TEXTS[statusOf(draft)])}
        </span>
      </span>
    </button>
  )
}

/** The drafts at the side. Pressing one opens its card, or goes to it. */
export const DraftList = ({ builder }: { readonly builder: Builder }) => {
  const t = useTexts(texts)
  const drafts = builder.state.drafts.filter((draft) => draft.publishing !== 'published' && !isRefused(draft))
  const open = (key: string) => {
    builder.dispatch({ type: 'draftOpened', key })
    // The card is rendered with the next frame.
    requestAnimationFrame(() => {
      const card = document.getElementById(draftCardId(key))
      card?.focus({ preventScroll: true })
      card?.scrollIntoView({ block: 'nearest' })
    })
  }
  return (
    <nav className={styles.list} aria-labelledby="drafts-heading">
      <h2 id="drafts-heading" className={styles.heading}>
        {t('builder.drafts', { count: drafts.length })}
      </h2>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.key}>
            <Entry draft={draft} onOpen={() => open(draft.key)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
