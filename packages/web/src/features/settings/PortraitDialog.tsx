import { MEDIA_ERRORS } from '@corkboard/contract/media/errors'
import { Button, Dialog, FormProblem, ProgressBar } from '@corkboard/design-system'
import { useEffect, useId, useRef, useState, type PointerEvent } from 'react'
import { errorOf, isAbort } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as accountsTexts } from '../../product/accounts/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { refreshViewer } from '../../product/accounts/refresh-viewer.ts'
import { uploadPicture } from '../../product/pictures/upload-picture.ts'
import styles from './Portrait.module.css'
import { CLOSEST, type Crop, cutOut, MIDDLE, pushed, type Size, squareOf, zoomed } from './portrait-crop.ts'

interface SlideProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly disabled: boolean
  readonly onValue: (value: number) => void
}

/** Left to right in every script, because it moves a picture. */
const Slide = ({ label, onValue, ...range }: SlideProps) => {
  const id = useId()
  return (
    <div className={styles.slide}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        dir="ltr"
        step={0.01}
        {...range}
        onChange={(event) => onValue(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}

interface StageProps {
  readonly url: string
  readonly size: Size | null
  readonly crop: Crop
  readonly onLoad: (image: HTMLImageElement) => void
  readonly onError: () => void
  readonly onCrop: (change: (crop: Crop) => Crop) => void
}

/** The crop square with the picture under it. Dragging is for pointers; the sliders do the same for everyone. */
const Stage = ({ url, size, crop, onLoad, onError, onCrop }: StageProps) => {
  const t = useTexts(texts)
  const last = useRef<{ readonly x: number; readonly y: number }>(null)
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = { x: event.clientX, y: event.clientY }
  }
  const onPointerMove = ({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const from = last.current
    if (!from || !size) return
    last.current = { x, y }
    const side = currentTarget.clientWidth
    onCrop((now) => pushed(size, now, (x - from.x) / side, (y - from.y) / side))
  }
  const onPointerEnd = () => {
    last.current = null
  }
  const square = size && squareOf(size, crop)
  return (
    <div
      className={styles.stage}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
    >
      <img
        src={url}
        alt={t('portrait.preview')}
        draggable={false}
        onLoad={(event) => onLoad(event.currentTarget)}
        onError={onError}
        style={
          square
            ? {
                inlineSize: `${(size.width / square.side) * 100}%`,
                translate: `${(-square.left / size.width) * 100}% ${(-square.top / size.height) * 100}%`,
              }
            : { visibility: 'hidden' }
        }
      />
    </div>
  )
}

interface PortraitDialogProps {
  readonly file: File
  readonly onClose: () => void
}

/** Crops a picture to a square and makes it the user's profile picture (IDENT-13). */
export const PortraitDialog = ({ file, onClose }: PortraitDialogProps) => {
  const t = useTexts(texts, accountsTexts)
  const { number } = useFormat()
  const services = useServices()
  const [url] = useState(() => URL.createObjectURL(file))
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const [crop, setCrop] = useState(MIDDLE)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const sending = useRef<AbortController>(undefined)

  useEffect(() => () => URL.revokeObjectURL(url), [url])
  useEffect(() => () => sending.current?.abort(), [])

  const size = image && { width: image.naturalWidth, height: image.naturalHeight }
  const isSending = share !== null
  const send = async () => {
    if (!image || isSending) return
    setProblem(null)
    setShare(0)
    const { signal } = (sending.current = new AbortController())
    try {
      const upload = await uploadPicture(services.uploads, await cutOut(image, crop), { signal, onProgress: setShare })
      await services.data.write('update', 'UserAvatarResource', { media_upload_id: upload.media_upload_id })
      await refreshViewer(services)
      services.toasts.show({ text: t('portrait.changed') })
      onClose()
    } catch (thrown) {
      if (isAbort(thrown)) return
      setProblem(errorOf(thrown).message)
      setShare(null)
    }
  }
  const slide = (value: keyof Crop, hasRoom: boolean) => ({
    value: crop[value],
    min: 0,
    max: 1,
    disabled: isSending || !hasRoom,
    onValue: (at: number) => setCrop({ ...crop, [value]: at }),
  })
  const side = size ? squareOf(size, crop).side : 0
  return (
    <Dialog
      open
      title={t('portrait.crop')}
      closeLabel={t('account.close')}
      onClose={onClose}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={onClose}>{t('portrait.cancel')}</Button>
          <Button kind="accent" pending={isSending} disabled={!image} onClick={() => void send()}>
            {t('portrait.use')}
          </Button>
        </>
      }
    >
      <div className={styles.crop}>
        <FormProblem text={problem} />
        <Stage
          url={url}
          size={size}
          crop={crop}
          onLoad={setImage}
          onError={() => setProblem(MEDIA_ERRORS['media.broken'].message)}
          onCrop={(change) => isSending || setCrop(change)}
        />
        <div className={styles.slides}>
          <Slide
            label={t('portrait.zoom')}
            value={crop.zoom}
            min={1}
            max={CLOSEST}
            disabled={isSending || !size}
            onValue={(zoom) => size && setCrop(zoomed(size, crop, zoom))}
          />
          <Slide label={t('portrait.across')} {...slide('across', size !== null && size.width - side >= 0.5)} />
          <Slide label={t('portrait.down')} {...slide('down', size !== null && size.height - side >= 0.5)} />
        </div>
        <div className={styles.progress}>
          {isSending && (
            <ProgressBar
              label={t('portrait.sending')}
              value={share}
              max={1}
              count={number(share, { style: 'percent' })}
            />
          )}
        </div>
      </div>
    </Dialog>
  )
}
