import { Button, IconButton, TrashIcon, UploadIcon } from '@corkboard/design-system'
import { useRef, useState, useSyncExternalStore } from 'react'
import { type InterruptedUpload, interruptedUploads } from '../../../api/interrupted-uploads.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { PictureInput } from '../../../product/pictures/PictureInput.tsx'
import { useAppSelector, useServices } from '../../../services.tsx'
import { shownAccount } from '../../../shell/environment.ts'
import type { Draft } from '../drafts/draft.ts'
import { discardUpload } from './discard-upload.ts'
import styles from './InterruptedUploads.module.css'
import { texts } from './texts/texts.generated.ts'

interface InterruptedUploadsProps {
  readonly drafts: readonly Draft[]
  readonly onFiles: (files: readonly File[]) => void
}

/** CREATE-01: videos whose upload stopped when the page was left. Browsers hand a file over only when its user chooses it. */
export const InterruptedUploads = ({ drafts, onFiles }: InterruptedUploadsProps) => {
  const t = useTexts(texts)
  const services = useServices()
  const picker = useRef<HTMLInputElement>(null)
  const [discarded, setDiscarded] = useState<ReadonlySet<string>>(new Set())
  // The server knows nothing of this browser's storage.
  const isStarted = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  const account = useAppSelector(shownAccount)

  const isChosen = ({ name }: InterruptedUpload): boolean =>
    drafts.some(({ items }) => items.some(({ isLocal, fileName }) => isLocal && fileName === name))
  const stored = isStarted ? interruptedUploads(account) : []
  const shown = stored.filter((upload) => !isChosen(upload) && !discarded.has(upload.id))
  if (shown.length === 0) return null
  return (
    <section className={styles.uploads} aria-labelledby="interrupted-uploads">
      <h2 id="interrupted-uploads" className={styles.heading}>
        {t('interrupted.title', { count: shown.length })}
      </h2>
      <p className={styles.hint}>{t('interrupted.hint')}</p>
      <ul className={styles.list}>
        {shown.map(({ id, name, share }) => (
          <li key={id} className={styles.entry}>
            <span className={styles.words}>
              <span className={styles.name} dir="auto">
                {name}
              </span>
              <span className={styles.share}>{t('interrupted.share', { share })}</span>
            </span>
            <IconButton
              label={t('interrupted.discard', { name })}
              icon={<TrashIcon />}
              onClick={() => {
                discardUpload(services, id)
                setDiscarded((before) => new Set(before).add(id))
              }}
            />
          </li>
        ))}
      </ul>
      <PictureInput picker={picker} multiple takesVideos onChoose={onFiles} />
      <Button size="small" icon={<UploadIcon />} onClick={() => picker.current!.click()}>
        {t('interrupted.choose')}
      </Button>
    </section>
  )
}
