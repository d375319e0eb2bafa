import type { Frame } from 'node-av/lib'
import type { VideoPart } from './video-facts.ts'

const msOf = ({ pts, timeBase }: Frame): number => (Number(pts) * 1_000 * timeBase.num) / timeBase.den

const ticksOf = ({ timeBase }: Frame, ms: number): bigint =>
  BigInt(Math.round((ms * timeBase.den) / (1_000 * timeBase.num)))

const setMs = (frame: Frame, ms: number): void => {
  frame.pts = ticksOf(frame, ms)
}

/** The last frame shows for as long as it says, which may be beyond the end. */
const limitDuration = (frame: Frame, mostMs: number): void => {
  const most = ticksOf(frame, mostMs)
  if (frame.duration > most) frame.duration = most
}

export type Place = 'before' | 'inside' | 'after'

/** Where a frame is of a part; one inside gets the time from the start of the part. */
export const moveInto = ({ startMs, endMs }: VideoPart, frame: Frame): Place => {
  const ms = msOf(frame)
  if (ms < startMs) return 'before'
  if (ms >= endMs) return 'after'
  setMs(frame, ms - startMs)
  return 'inside'
}

/**
 * Passes on the pictures of a part. A frame shows until the next one, which may take seconds: so the one before the start
 * is its first, and its last one shows until the end.
 */
export const createCut = (part: VideoPart, frameRate: number, send: (frame: Frame) => Promise<void>) => {
  const [frameMs, partMs] = [1_000 / frameRate, part.endMs - part.startMs]
  /** The latest frame before the start, or of the part. */
  let latest: Frame | undefined
  let sentMs = -1
  let isOver = false
  const keep = (frame: Frame): void => {
    latest?.free()
    latest = frame.clone() ?? undefined
  }
  const sendAt = async (frame: Frame, ms: number): Promise<void> => {
    limitDuration(frame, partMs - ms)
    sentMs = ms
    await send(frame)
  }
  const sendLatest = async (ms: number): Promise<void> => {
    if (!latest) return
    setMs(latest, ms)
    await sendAt(latest, ms)
  }
  return {
    /** A frame after the part was taken; no more are needed. */
    isOver: (): boolean => isOver,
    async take(frame: Frame): Promise<Place> {
      const place = moveInto(part, frame)
      if (place === 'before') keep(frame)
      if (place === 'after') isOver = true
      if (place !== 'inside') return place
      const ms = msOf(frame)
      if (sentMs < 0 && ms >= frameMs) await sendLatest(0)
      keep(frame)
      await sendAt(frame, ms)
      return place
    },
    async finish(): Promise<void> {
      if (sentMs < 0) await sendLatest(0)
      const lastMs = partMs - frameMs
      if (isOver && sentMs < lastMs) await sendLatest(lastMs)
      latest?.free()
      latest = undefined
    },
  }
}
