import type { MediaUpload, VideoTrim } from '@corkboard/contract/media/wire/media'
import type { CSSProperties } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import styles from './TrimDialog.module.css'
import { STEP_MS, timeOf, withEnd, withStart } from './trim-part.ts'

interface TrimLineProps {
  readonly upload: MediaUpload
  readonly chosen: VideoTrim
  /** @param shownMs what to show of the video meanwhile */
  readonly onMove: (next: VideoTrim, shownMs: number) => void
}

/** The stills of a video with a handle at either end of the part to keep. */
export const TrimLine = ({ upload, chosen, onMove }: TrimLineProps) => {
  const t = useTexts(texts)
  const { media_upload_id: id, duration_ms: duration, stills } = upload
  const durationMs = duration ?? 0
  const handle = (edge: 'start' | 'end') => {
    const value = edge === 'start' ? chosen.start_ms : chosen.end_ms
    const to = edge === 'start' ? withStart : withEnd
    return (
      <input
        type="range"
        className={styles.handle}
        aria-label={t(edge === 'start' ? 'trim.start' : 'trim.end')}
        aria-valuetext={t('trim.at', { time: timeOf(value), whole: timeOf(durationMs) })}
        min={0}
        max={Math.ceil(durationMs / STEP_MS) * STEP_MS}
        step={STEP_MS}
        value={value}
        onChange={({ currentTarget }) => {
          const next = to(chosen, Number(currentTarget.value), durationMs)
          onMove(next, edge === 'start' ? next.start_ms : Math.max(next.start_ms, next.end_ms - STEP_MS))
        }}
      />
    )
  }
  return (
    <div
      role="group"
      aria-label={t('trim.part')}
      className={styles.line}
      style={
        {
          '--from': chosen.start_ms / (durationMs || 1),
          '--to': chosen.end_ms / (durationMs || 1),
        } as CSSProperties
      }
    >
      <div className={styles.stills} aria-hidden>
        {Array.from({ length: stills }, (_, place) => (
          <img key={place} src={`/v3/media/${id}/stills/${place}/`} alt="" draggable={false} />
        ))}
      </div>
      {handle('start')}
      {handle('end')}
    </div>
  )
}
