import type { Videos } from '@corkboard/contract/media/wire/video'
import { useEffect, useRef } from 'react'
import { factsOf, VideoSources } from '../pictures/VideoSources.tsx'

/** How to play a page's video and where it reports. Only the page's main video reports time. */
export interface Playing {
  readonly isPlaying: boolean
  readonly isMuted: boolean
  /** Milliseconds in the video. */
  readonly startAt: number
  readonly onTime: ((time: number) => void) | undefined
  readonly onEnd: (() => void) | undefined
  readonly onBroken: () => void
  /** Called with the caption of the moment, empty without one; if left out, no captions are loaded. */
  readonly onCaption?: ((text: string) => void) | undefined
}

export interface StoryVideoProps extends Playing {
  readonly videos: Videos
  readonly label: string
}

/** A video on a page, played along with its story. */
export const StoryVideo = ({
  videos,
  label,
  isPlaying,
  isMuted,
  startAt,
  onTime,
  onEnd,
  onBroken,
  onCaption,
}: StoryVideoProps) => {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (startAt > 0 && video.current) video.current.currentTime = startAt / 1_000
  }, [startAt])
  useEffect(() => {
    const element = video.current!
    // play() rejects if sound is not allowed yet or a pause interrupts it. The still picture stays.
    if (isPlaying) element.play().catch(() => element.error && onBroken())
    else element.pause()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whom it tells may change, what it does may not
  }, [isPlaying])
  const captions = onCaption && videos.captions_url
  useEffect(() => {
    const track = video.current!.textTracks[0]
    if (!captions || !track || !onCaption) return
    // The story shows them, in front of all blocks.
    track.mode = 'hidden'
    const tell = () => {
      const cues = [...(track.activeCues ?? [])] as VTTCue[]
      onCaption(cues.map((cue) => cue.getCueAsHTML().textContent).join('\n'))
    }
    track.addEventListener('cuechange', tell)
    return () => {
      track.removeEventListener('cuechange', tell)
      onCaption('')
    }
  }, [captions, onCaption])
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- has those that its maker added
    <video
      ref={video}
      playsInline
      muted={isMuted || !videos.has_sound}
      loop={!onEnd}
      preload="auto"
      poster={factsOf(videos)?.thumbnail}
      aria-label={label}
      onTimeUpdate={({ currentTarget }) => onTime?.(currentTarget.currentTime * 1_000)}
      onEnded={onEnd}
      // Errors of a source do not bubble, and only the last source reports them.
      onErrorCapture={onBroken}
    >
      <VideoSources videos={videos} />
      {captions && <track kind="captions" src={captions} />}
    </video>
  )
}
