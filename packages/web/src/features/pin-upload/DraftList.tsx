import { Button, Checkbox, ImageIcon, VisuallyHidden } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { openDialog } from '../../shell/open-dialog.tsx'
import { stillUrl } from '../../product/pictures/still-url.ts'
import { isRefused, statusOf } from './drafts/draft-status.ts'
import { type Draft, nameOf } from './drafts/draft.ts'
import styles from './DraftList.module.css'
import { draftCardId } from './DraftCard.tsx'
import { STATUS_TEXTS } from './DraftStatus.tsx'
import type { Builder } from './use-builder.ts'

const Entry = ({
  draft,
  name,
  onOpen,
}: {
  readonly draft: Draft
  readonly name: string
  readonly onOpen: () => void
}) => {
  const t = useTexts(texts)
  const { previewUrl, upload, isVideo, videoUrl } = draft.items[0]!
  // Browsers show no video as a picture. One of this window has no poster image, until the server has made stills.
  const still = upload && upload.stills > 0 ? stillUrl(upload, 0) : ''
  const picture = isVideo && previewUrl === videoUrl ? still : previewUrl
  return (
    <button type="button" className={styles.entry} aria-current={draft.isOpen || undefined} onClick={onOpen}>
      <span className={styles.picture} style={{ backgroundColor: upload?.dominant_color ?? undefined }}>
        {picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : <ImageIcon />}
      </span>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.status} data-status={statusOf(draft)}>
          {t(STATUS_TEXTS[statusOf(draft)])}
        </span>
      </span>
    </button>
  )
}

/** What can be done with the selected drafts (CREATE-05). */
const Selection = ({ selected, builder }: { readonly selected: readonly Draft[]; readonly builder: Builder }) => {
  const t = useTexts(texts)
  const services = useServices()
  const count = selected.length
  const edit = () =>
    void openDialog(services, async () => {
      const { BatchEdit } = await import('./BatchEdit.tsx')
      return (close) => (
        <BatchEdit
          drafts={selected}
          onClose={close}
          onApply={(changes) =>
            builder.dispatch({ type: 'batchEdited', keys: new Set(selected.map(({ key }) => key)), changes })
          }
        />
      )
    })
  return (
    <div className={styles.selection}>
      <Button size="small" onClick={edit}>
        {t('builder.batch.edit', { count })}
      </Button>
      <Button size="small" onClick={() => void builder.publishAll(selected)}>
        {t('builder.batch.publish', { count })}
      </Button>
    </div>
  )
}

/** The drafts at the side. Pressing one opens its card, or goes to it; several can be selected and edited together. */
export const DraftList = ({ builder }: { readonly builder: Builder }) => {
  const t = useTexts(texts)
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const drafts = builder.state.drafts.filter((draft) => draft.publishing !== 'published' && !isRefused(draft))
  const selected = drafts.filter(({ key }) => keys.has(key))
  const named = (draft: Draft): string =>
    draft.items[0]!.texts.title || nameOf(draft) || t('builder.published.untitled')
  const open = (key: string) => {
    builder.dispatch({ type: 'draftOpened', key })
    // The card is rendered with the next frame.
    requestAnimationFrame(() => {
      const card = document.getElementById(draftCardId(key))
      card?.focus({ preventScroll: true })
      card?.scrollIntoView({ block: 'nearest' })
    })
  }
  const toggle = (key: string) =>
    setKeys((before) => new Set(before.has(key) ? [...before].filter((it) => it !== key) : [...before, key]))
  return (
    <nav className={styles.list} aria-labelledby="drafts-heading">
      <h2 id="drafts-heading" className={styles.heading}>
        {t('builder.drafts', { count: drafts.length })}
      </h2>
      {drafts.length > 1 && (
        <Checkbox
          label={t('builder.batch.all')}
          checked={selected.length === drafts.length}
          onChange={({ currentTarget: { checked } }) => setKeys(new Set(checked ? drafts.map(({ key }) => key) : []))}
        />
      )}
      {selected.length > 0 && <Selection selected={selected} builder={builder} />}
      <ul>
        {drafts.map((draft) => (
          <li key={draft.key}>
            {drafts.length > 1 && (
              <Checkbox
                label={<VisuallyHidden>{t('builder.batch.select', { name: named(draft) })}</VisuallyHidden>}
                checked={keys.has(draft.key)}
                onChange={() => toggle(draft.key)}
              />
            )}
            <Entry draft={draft} name={named(draft)} onOpen={() => open(draft.key)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
