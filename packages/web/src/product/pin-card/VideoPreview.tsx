import type { EntityRef } from '../../store/entities.ts'
import { useResponse, usePin } from '../../services.tsx'
import { resource } from '../../store/requests.ts'
import styles from './PinVeil.module.css'

/**
 * PIN-04: plays a pin's video without sound on hover. Loaded only then, and never if the user prefers reduced motion.
 */
export const VideoPreview = ({ pinId }: { readonly pinId: string }) => {
  useResponse<EntityRef>(resource('PinResource', { id: pinId }))
  const list = usePin(pinId)?.videos?.video_list
  const video = list?.V_720P ?? list?.V_HLSV4 ?? list?.V_HLSV3_MOBILE
  if (!video || matchMedia('(prefers-reduced-motion: reduce)').matches) return null
  return (
    <span className={styles.preview} aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it makes no sound, and what it shows is one press away */}
      <video src={video.url} muted autoPlay loop playsInline tabIndex={-1} />
    </span>
  )
}
