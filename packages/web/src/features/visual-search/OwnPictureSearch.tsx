import { Button, FormProblem, ImageIcon, ProgressBar, UploadIcon } from '@corkboard/design-system'
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices, useViewer } from '../../services.tsx'
import { useAccountGate } from '../../product/accounts/account-gate.ts'
import { receivePictures } from '../../product/search/handed-picture.ts'
import { PictureInput } from '../../product/pictures/PictureInput.tsx'
import { searchByFile } from './search-by-file.ts'
import { useHasCamera } from './use-camera.ts'
import styles from './OwnPicture.module.css'

const CameraSearch = lazy(async () => ({ default: (await import('./CameraSearch.tsx')).CameraSearch }))

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true

/** How to render the camera's results. */
export interface LiveCard {
  readonly card: ComponentType<{ readonly pinId: string; readonly index: number }>
}

interface OwnPictureSearchProps extends LiveCard {
  /** True if pictures can be pasted and dropped, from other windows. */
  readonly takesDrops: boolean
}

/** FIND-08: lets members search with their own picture: chosen, pasted, dropped, or from the camera. */
export const OwnPictureSearch = ({ takesDrops, ...props }: OwnPictureSearchProps) => {
  const t = useTexts(texts)
  const format = useFormat()
  const services = useServices()
  const gate = useAccountGate()
  const viewer = useViewer()
  const picker = useRef<HTMLInputElement>(null)
  const sending = useRef<AbortController>(undefined)
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const [isOver, setOver] = useState(false)
  const [isLive, setLive] = useState(false)
  const hasCamera = useHasCamera()
  useEffect(() => () => sending.current?.abort(), [])

  const take = useCallback(
    (file: File | undefined) => {
      if (!file) return
      gate({ title: t('visual.toSearch'), signUpTitle: t('visual.toSearch.new') }, async () => {
        sending.current?.abort()
        const { signal } = (sending.current = new AbortController())
        setProblem(undefined)
        setShare(0)
        const wrong = await searchByFile(services, file, { signal, onProgress: setShare })
        if (signal.aborted) return
        setShare(undefined)
        setProblem(wrong)
      })
    },
    [gate, services, t],
  )

  useEffect(() => receivePictures(take), [take])

  // The whole page accepts files, because a file dropped next to a small target would replace the page.
  useEffect(() => {
    if (!takesDrops) return
    // The header's search field takes what is pasted there.
    const onPaste = (event: ClipboardEvent) => event.defaultPrevented || take(event.clipboardData?.files[0])
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const onDrop = (event: DragEvent) => {
      setOver(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      take(event.dataTransfer!.files[0])
    }
    document.addEventListener('paste', onPaste)
    document.addEventListener('dragover', onOver)
    document.addEventListener('dragleave', onLeave)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('paste', onPaste)
      document.removeEventListener('dragover', onOver)
      document.removeEventListener('dragleave', onLeave)
      document.removeEventListener('drop', onDrop)
    }
  }, [take, takesDrops])

  if (isLive) {
    return (
      <Suspense>
        <CameraSearch {...props} onFrame={take} onClose={() => setLive(false)} />
      </Suspense>
    )
  }
  return (
    <section className={styles.own} data-over={isOver || undefined} aria-labelledby="own-picture">
      <ImageIcon size={24} />
      <h2 id="own-picture">{t('visual.own')}</h2>
      <p className={styles.hint}>{t(takesDrops ? 'visual.own.hint' : 'visual.own.hint.choose')}</p>
      {viewer.kind !== 'AUTH' && <p className={styles.hint}>{t('visual.own.account')}</p>}
      <FormProblem text={problem} />
      {share === undefined ? (
        <div className={styles.actions}>
          <PictureInput picker={picker} onChoose={([file]) => take(file)} />
          <Button kind="accent" icon={<UploadIcon />} onClick={() => picker.current!.click()}>
            {t('visual.own.choose')}
          </Button>
          {hasCamera && (
            <Button
              onClick={() =>
                gate({ title: t('visual.toSearch'), signUpTitle: t('visual.toSearch.new') }, () => setLive(true))
              }
            >
              {t('visual.own.camera')}
            </Button>
          )}
        </div>
      ) : (
        <div className={styles.progress}>
          <ProgressBar
            label={t('visual.own.sending')}
            value={share}
            max={1}
            count={format.number(share, { style: 'percent' })}
          />
        </div>
      )}
    </section>
  )
}
