import { useEffect, useRef } from 'react'

/** (ours) Under a video with sound of its own, music is quieter. */
const QUIET = 0.3

interface StoryMusicProps {
  readonly url: string
  readonly isPlaying: boolean
  /** The video that is shown has sound. */
  readonly isQuiet: boolean
}

/** CREATE-04: the music of a story, from its start to its end. */
export const StoryMusic = ({ url, isPlaying, isQuiet }: StoryMusicProps) => {
  const player = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    player.current!.volume = isQuiet ? QUIET : 1
  }, [isQuiet])
  useEffect(() => {
    const audio = player.current!
    // play() rejects if the browser does not allow sound yet, cannot play the file, or a pause interrupts it.
    if (isPlaying) audio.play().catch(() => undefined)
    else audio.pause()
  }, [isPlaying])
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- music
  return <audio ref={player} src={url} loop preload="none" />
}
