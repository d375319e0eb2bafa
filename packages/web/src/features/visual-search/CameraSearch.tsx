import type { Pin } from '@corkboard/contract/content/wire/pin'
import { Banner, Button, Masonry } from '@corkboard/design-system'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useNonce, useServices } from '../../services.tsx'
import { useCaptionHeights } from '../../product/pin-card/captions.ts'
import { pictureSources } from '../../product/pictures/picture-sources.ts'
import { entitiesReceived } from '../../store/entities.ts'
import { normalizeResource } from '../../store/normalize.ts'
import type { LiveCard } from './OwnPictureSearch.tsx'
import styles from './OwnPicture.module.css'

interface CameraSearchProps extends LiveCard {
  /** Called with the frame that the user wants to keep looking at. */
  readonly onFrame: (file: File) => void
  readonly onClose: () => void
}

/** (ours) Leaves time to look at the results. */
const EVERY_MS = 1_500
/** The search needs no more detail, and many frames are sent. */
const FRAME_WIDTH = 320

const drawFrame = (video: HTMLVideoElement, width: number, type: string): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(width, video.videoWidth)
  canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth)
  canvas.getContext('2d')!.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.8))
}

const toBase64 = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** FIND-08: the live visual search: repeatedly finds pins that look like the camera's view. */
export function CameraSearch({ card: Card, onFrame, onClose }: CameraSearchProps) {
  const t = useTexts(texts)
  const services = useServices()
  const nonce = useNonce()
  const video = useRef<HTMLVideoElement>(null)
  const [pins, setPins] = useState<readonly Pin[]>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let isOver = false
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (): Promise<void> => {
      const frame =
        video.current && video.current.videoWidth > 0 && (await drawFrame(video.current, FRAME_WIDTH, 'image/jpeg'))
      if (frame && !document.hidden) {
        try {
          const options = { frame: await toBase64(frame), field_set_key: 'grid' }
          const { results } = await services.data.write('create', 'VisualLiveSearchResource', options)
          // The pins are nested in the response, where the store does not look for any.
          services.store.dispatch(entitiesReceived(normalizeResource(results).entities))
          if (!isOver) setPins(results)
          setProblem(undefined)
        } catch (thrown) {
          if (!isOver) setProblem(errorOf(thrown).message)
        }
      }
      if (!isOver) timer = setTimeout(() => void look(), EVERY_MS)
    }
    const begin = async (): Promise<void> => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        if (isOver || !video.current) return stream.getTracks().forEach((track) => track.stop())
        video.current.srcObject = stream
        await video.current.play()
        await look()
      } catch {
        if (!isOver) setProblem(t('visual.camera.refused'))
      }
    }
    void begin()
    return () => {
      isOver = true
      clearTimeout(timer)
      stream?.getTracks().forEach((track) => track.stop())
    }
  }, [services, t])

  const hold = async () => {
    const frame = video.current && video.current.videoWidth > 0 && (await drawFrame(video.current, 1_200, 'image/jpeg'))
    if (frame) onFrame(new File([frame], 'camera.jpg', { type: 'image/jpeg' }))
  }
  const ratioOf = useCallback((pin: Pin) => pictureSources(pin.images).ratio, [])
  const captionHeight = useCaptionHeights(useMemo(() => (pins ?? []).map(({ id }) => id), [pins]))
  const captionHeightOf = useCallback(({ id }: Pin) => captionHeight(id), [captionHeight])
  const draw = useCallback((pin: Pin, index: number) => <Card pinId={pin.id} index={index} />, [Card])
  return (
    <section className={styles.camera} aria-label={t('visual.camera')}>
      {problem !== undefined && <Banner kind="danger">{problem}</Banner>}
      <video ref={video} muted playsInline aria-label={t('visual.camera')} />
      <div className={styles.actions}>
        <Button kind="accent" onClick={() => void hold()}>
          {t('visual.camera.hold')}
        </Button>
        <Button onClick={onClose}>{t('visual.camera.stop')}</Button>
      </div>
      {pins && pins.length > 0 && (
        <div className={styles.live}>
          <Masonry
            items={pins}
            keyOf={({ id }) => id}
            ratioOf={ratioOf}
            captionHeightOf={captionHeightOf}
            renderItem={draw}
            label={t('visual.results')}
            nonce={nonce}
          />
        </div>
      )}
    </section>
  )
}
