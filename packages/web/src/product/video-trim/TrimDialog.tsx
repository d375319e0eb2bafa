import type { VideoTrim } from '@corkboard/contract/media/wire/media'
import { Button, Checkbox, PauseIcon, PlayIcon } from '@corkboard/design-system'
import { useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useServices } from '../../services.tsx'
import { ApplyDialog } from '../../shell/ApplyDialog.tsx'
import { texts } from './texts/texts.generated.ts'
import type { TrimButtonProps } from './TrimButton.tsx'
import styles from './TrimDialog.module.css'
import { TrimLine } from './TrimLine.tsx'
import { isSamePart, STEP_MS, timeOf, wholeOf } from './trim-part.ts'

interface TrimDialogProps extends TrimButtonProps {
  readonly onClose: () => void
}

/** CREATE-08: chooses which part of a video to keep, and whether its sound. */
export const TrimDialog = ({ whole, part, hasCover, onChange, onClose }: TrimDialogProps) => {
  const t = useTexts(texts)
  const { uploads } = useServices()
  const player = useRef<HTMLVideoElement>(null)
  const { upload, previewUrl, videoUrl } = whole
  const { media_upload_id: id, duration_ms: duration, has_sound: hasSound } = upload
  const durationMs = duration ?? 0
  const all = wholeOf(upload)
  const before = part?.trim ?? all
  const [chosen, setChosen] = useState<VideoTrim>(before)
  const [isPlaying, setPlaying] = useState(false)

  const show = (ms: number) => {
    player.current!.pause()
    player.current!.currentTime = ms / 1_000
  }
  const move = (next: VideoTrim, shownMs: number) => {
    setChosen(next)
    show(shownMs)
  }
  const togglePlay = () => {
    const video = player.current!
    if (!video.paused) return video.pause()
    const ms = video.currentTime * 1_000
    if (ms < chosen.start_ms || ms >= chosen.end_ms - STEP_MS) video.currentTime = chosen.start_ms / 1_000
    // A browser may refuse to play; the button stays.
    video.play().catch(() => undefined)
  }
  const stopAtEnd = () => {
    if (isPlaying && player.current!.currentTime * 1_000 >= chosen.end_ms) show(chosen.start_ms)
  }
  const apply = async () => {
    onChange(isSamePart(chosen, all) ? null : await uploads.trim(id, chosen))
  }
  return (
    <ApplyDialog
      labels={{
        title: t('trim.title'),
        close: t('trim.close'),
        cancel: t('trim.cancel'),
        apply: t('trim.apply'),
      }}
      className={styles.dialog}
      canApply={!isSamePart(chosen, before)}
      onApply={apply}
      onClose={onClose}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its maker chooses where to cut it */}
      <video
        ref={player}
        className={styles.video}
        src={videoUrl ?? undefined}
        poster={previewUrl === videoUrl ? undefined : previewUrl}
        muted={chosen.is_muted}
        playsInline
        preload="auto"
        aria-hidden
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={stopAtEnd}
      />
      <TrimLine upload={upload} chosen={chosen} onMove={move} />
      <div className={styles.row}>
        <Button size="small" icon={isPlaying ? <PauseIcon /> : <PlayIcon />} onClick={togglePlay}>
          {t(isPlaying ? 'trim.pause' : 'trim.play')}
        </Button>
        <Button
          size="small"
          disabled={chosen.start_ms === 0 && chosen.end_ms === durationMs}
          onClick={() => move({ ...all, is_muted: chosen.is_muted }, 0)}
        >
          {t('trim.whole')}
        </Button>
        <p className={styles.kept}>
          {t('trim.kept', {
            from: timeOf(chosen.start_ms),
            to: timeOf(chosen.end_ms),
            seconds: Math.round((chosen.end_ms - chosen.start_ms) / STEP_MS) / 10,
          })}
        </p>
      </div>
      {hasSound && (
        <Checkbox
          label={t('trim.sound')}
          checked={!chosen.is_muted}
          onChange={({ currentTarget: { checked } }) => setChosen({ ...chosen, is_muted: !checked })}
        />
      )}
      <p className={styles.hint}>{hasCover ? `${t('trim.hint')} ${t('trim.hint.cover')}` : t('trim.hint')}</p>
    </ApplyDialog>
  )
}
