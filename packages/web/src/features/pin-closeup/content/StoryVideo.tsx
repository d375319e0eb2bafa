import type { Videos } from '@corkboard/contract/media/wire/video'
import { useEffect, useRef } from 'react'
import { factsOf, VideoSources } from './VideoPlayer.tsx'

/** What a page's video is to do, and whom it tells; only the page's main one tells of time. */
export interface Playing {
  readonly isPlaying: boolean
  readonly isMuted: boolean
  /** Milliseconds of its own. */
  readonly startAt: number
  readonly onTime: ((time: number) => void) | undefined
  readonly onEnd: (() => void) | undefined
  readonly onBroken: () => void
}

export interface StoryVideoProps extends Playing {
  readonly videos: Videos
  readonly label: string
}

/** A video on a page, played with its story. */
export const StoryVideo = ({
  videos,
  label,
  isPlaying,
  isMuted,
  startAt,
  onTime,
  onEnd,
  onBroken,
}: StoryVideoProps) => {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (startAt > 0 && video.current) video.current.currentTime = startAt / 1_000
  }, [startAt])
  useEffect(() => {
    const element = video.current!
    // Refused where it may not make a sound yet, or ended by a pause: the still picture is there.
    if (isPlaying) element.play().catch(() => element.error && onBroken())
    else element.pause()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whom it tells may change, what it does may not
  }, [isPlaying])
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- videos come without any; they are made with the renderings
    <video
      ref={video}
      playsInline
      muted={isMuted}
      loop={!onEnd}
      preload="auto"
      poster={factsOf(videos)?.thumbnail}
      aria-label={label}
      onTimeUpdate={({ currentTarget }) => onTime?.(currentTarget.currentTime * 1_000)}
      onEnded={onEnd}
      // Errors of a source do not bubble and are told by the last one alone.
      onErrorCapture={onBroken}
    >
      <VideoSources videos={videos} />
    </video>
  )
}
