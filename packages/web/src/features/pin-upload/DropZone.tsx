import { Button, ImageIcon, UploadIcon } from '@corkboard/design-system'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { PictureInput } from '../../product/pictures/PictureInput.tsx'
import styles from './PinBuilder.module.css'

interface DropZoneProps {
  /** True when there are drafts already; the zone then takes less space. */
  readonly isSmall: boolean
  readonly onFiles: (files: readonly File[]) => void
  /** Another way to add pictures, below. */
  readonly children?: ReactNode
}

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true

/** Accepts pictures, dropped anywhere on the page or picked. */
export function DropZone({ isSmall, onFiles, children }: DropZoneProps) {
  const t = useTexts(texts)
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  // The whole page accepts files, because a file dropped next to a small target would replace the page.
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      setOver(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      onFiles([...event.dataTransfer!.files])
    }
    document.addEventListener('dragover', onOver)
    document.addEventListener('dragleave', onLeave)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragover', onOver)
      document.removeEventListener('dragleave', onLeave)
      document.removeEventListener('drop', onDrop)
    }
  }, [onFiles])

  return (
    <div className={isSmall ? `${styles.drop} ${styles.small}` : styles.drop} data-over={isOver || undefined}>
      {!isSmall && <ImageIcon size={24} />}
      {!isSmall && (
        <div className={styles.byPointer}>
          <h2>{t('builder.drop')}</h2>
          <p className={styles.dropHint}>{t('builder.drop.hint')}</p>
        </div>
      )}
      {!isSmall && (
        <div className={styles.byTouch}>
          <h2>{t('builder.drop.touch')}</h2>
          <p className={styles.dropHint}>{t('builder.drop.touch.hint')}</p>
        </div>
      )}
      <PictureInput picker={picker} multiple takesVideos onChoose={onFiles} />
      <Button
        kind={isSmall ? 'neutral' : 'accent'}
        size={isSmall ? 'medium' : 'large'}
        icon={<UploadIcon />}
        onClick={() => picker.current!.click()}
      >
        {t(isSmall ? 'builder.drop.more' : 'builder.choose')}
      </Button>
      {children}
    </div>
  )
}
