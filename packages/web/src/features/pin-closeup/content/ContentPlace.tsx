import { Suspense, useEffect, useMemo, type CSSProperties, type ReactNode } from 'react'
import { laterPart } from '../../../shell/later-part.tsx'
import type { PinEntity } from '../../../store/entities.ts'
import styles from './PinContent.module.css'

const { load, Part } = laterPart(async () => (await import('./PinContent.tsx')).PinContent)

/**
 * The place for content beyond a picture: a carousel, a story, a video (PIN-12, PIN-04). Its code loads only for such
 * pins; until then the server's markup or the `cover` shows.
 */
export const ContentPlace = ({ pin, cover }: { readonly pin: PinEntity; readonly cover: ReactNode }) => {
  // If loading fails, the first page or picture stays.
  useEffect(() => void load().catch(() => undefined), [])
  // NOTE: stays the same element as long as the pin is the same (CommentsPlace).
  const part = useMemo(() => <Part pinId={pin.id} />, [pin.id])
  // NOTE: uses a class of the content, so that its styles load with the page: server-rendered markup needs them
  // immediately.
  return (
    <div className={styles.place} style={{ '--ground': pin.dominant_color } as CSSProperties}>
      <Suspense fallback={cover}>{part}</Suspense>
    </div>
  )
}
