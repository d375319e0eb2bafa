/**
 * CREATE-08: how long a video is, as m:ss.
 * @param ms milliseconds
 */
export const durationText = (ms: number): string => {
  const seconds = Math.round(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
