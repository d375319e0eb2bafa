import type { StoryPinData } from '@corkboard/contract/content/wire/pin-content'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useAppDispatch, useAppSelector } from '../../../services.tsx'
import { isTyping } from '../../../shell/key-presses.ts'
import { selectSlice } from '../../../store/root.ts'
import { ideaPinPlayerSlice, seekCompleted, seekRequested, storyOpened, timeAdvanced } from './idea-pin-player-slice.ts'
import { mainVideoOf, pageAt, pageTimes } from '../../../product/stories/story-time.ts'

const TICK_MS = 200

const STILLNESS = '(prefers-reduced-motion: reduce)'
const isMotionWelcome = (): boolean => !matchMedia(STILLNESS).matches
const watchMotion = (onChange: () => void): (() => void) => {
  const query = matchMedia(STILLNESS)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** True while the user types anywhere on the page. The story does not advance meanwhile. */
const useIsWriting = (): boolean => {
  const [isWriting, setWriting] = useState(false)
  useEffect(() => {
    const look = () => setWriting(isTyping(document.activeElement))
    // The new focus is known only after focusout.
    const lookLater = () => queueMicrotask(look)
    look()
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', lookLater)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', lookLater)
    }
  }, [])
  return isWriting
}

export interface StoryPlayer {
  readonly page: number
  /** The progress of the current page, 0 to 1. */
  readonly progress: number
  readonly isPlaying: boolean
  readonly isOver: boolean
  readonly goTo: (page: number) => void
  readonly play: () => void
  readonly pause: () => void
  /** Called with the time in the page's video, in milliseconds. */
  readonly videoAt: (time: number) => void
  readonly videoEnded: () => void
  /** Called when the video cannot be played. Its page is shown for as long as the video would have lasted. */
  readonly videoFailed: () => void
  /** The position in the video where the page starts after a seek. */
  readonly videoStart: number
}

/**
 * Plays a story: one page after the other, each for its length. Nothing moves by itself if the user prefers reduced
 * motion.
 */
export const useStoryPlayer = (pinId: string, story: StoryPinData): StoryPlayer => {
  const dispatch = useAppDispatch()
  const { currentTime, seekTime, isSeekingIdeaPin } = useAppSelector((state) => selectSlice(state, ideaPinPlayerSlice))
  // Until the user decides, it plays by itself if motion is allowed.
  const [choice, setChoice] = useState<boolean | null>(null)
  const mayMove = useSyncExternalStore(watchMotion, isMotionWelcome, () => false)
  const times = useMemo(() => pageTimes(story.pages), [story])
  const last = times.at(-1)!
  const duration = last.start + last.length
  const page = pageAt(times, currentTime)
  const { start, length } = times[page]!
  const isOver = currentTime >= duration
  const isWriting = useIsWriting()
  const isPlaying = (choice ?? mayMove) && !isOver && !isWriting
  const [broken, setBroken] = useState<ReadonlySet<number>>(new Set())
  const hasVideo = mainVideoOf(story.pages[page]!) !== undefined && !broken.has(page)

  useEffect(() => {
    dispatch(storyOpened({ pinId, duration }))
  }, [dispatch, pinId, duration])
  useEffect(() => {
    const rest = () => document.hidden && setChoice(false)
    document.addEventListener('visibilitychange', rest)
    return () => document.removeEventListener('visibilitychange', rest)
  }, [])
  // The page has rendered, so the seek is complete.
  useEffect(() => {
    if (isSeekingIdeaPin) dispatch(seekCompleted())
  }, [dispatch, isSeekingIdeaPin])
  useEffect(() => {
    if (!isPlaying || hasVideo) return
    const timer = setTimeout(() => dispatch(timeAdvanced({ pinId, time: currentTime + TICK_MS })), TICK_MS)
    return () => clearTimeout(timer)
  }, [dispatch, pinId, isPlaying, hasVideo, currentTime])

  const seek = (time: number) => dispatch(seekRequested({ pinId, time }))
  return {
    page,
    progress: Math.min(1, (currentTime - start) / length),
    isPlaying,
    isOver,
    goTo: (to) => {
      const target = times[to]
      if (target) seek(target.start)
    },
    play: () => {
      if (isOver) seek(0)
      setChoice(true)
    },
    pause: () => setChoice(false),
    videoAt: (time) => dispatch(timeAdvanced({ pinId, time: start + Math.min(time, length - 1) })),
    videoEnded: () => dispatch(timeAdvanced({ pinId, time: start + length })),
    videoFailed: () => setBroken(new Set([...broken, page])),
    videoStart: seekTime === null ? 0 : Math.max(0, seekTime - start),
  }
}
