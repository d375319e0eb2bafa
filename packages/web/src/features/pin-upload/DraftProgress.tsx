import { ProgressBar, Spinner } from '@corkboard/design-system'
import type { CSSProperties } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import type { DraftItem } from './drafts/draft.ts'
import styles from './PinBuilder.module.css'

/** The upload progress of a picture or video and, once uploaded, what the server found in it. */
export const DraftProgress = ({ item }: { readonly item: DraftItem }) => {
  const t = useTexts(texts)
  const { status, upload } = item
  if (status === 'uploading') {
    return (
      <>
        <ProgressBar
          label={t('builder.uploading', { name: item.fileName })}
          value={item.progress}
          max={1}
          count={t('builder.percent', { share: item.progress })}
        />
        <p className={styles.facts} role="status">
          {item.isInterrupted && t('builder.interrupted')}
        </p>
      </>
    )
  }
  if (status === 'waiting') return <p className={styles.facts}>{t('builder.waiting')}</p>
  if (status === 'processing' && upload && item.isVideo) {
    return (
      <ProgressBar
        label={t('builder.transcoding')}
        value={upload.progress}
        max={1}
        count={t('builder.percent', { share: upload.progress })}
      />
    )
  }
  if (status === 'processing') return <Spinner label={t('builder.processing')} showLabel />
  if (!upload || upload.width === null || upload.height === null) return null
  return (
    <p className={styles.facts}>
      <span>{item.fileName}</span>
      <span>{t('builder.facts', { width: upload.width, height: upload.height })}</span>
      {upload.dominant_color && (
        <span>
          <i className={styles.swatch} style={{ '--ground': upload.dominant_color } as CSSProperties} />
        </span>
      )}
    </p>
  )
}
