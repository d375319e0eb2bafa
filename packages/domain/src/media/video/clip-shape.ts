/** A ratio as video files have them: 0/0 is unknown. */
export interface Rational {
  readonly num: number
  readonly den: number
}

/** What shows on the screen, in square pixels, after the turns. */
export const shownSizeOf = (
  { width, height, pixelShape }: { readonly width: number; readonly height: number; readonly pixelShape: Rational },
  quarterTurns: number,
) => {
  const size = { width: width * (pixelShape.num / pixelShape.den || 1), height }
  return quarterTurns % 2 === 1 ? { width: size.height, height: size.width } : size
}

const MAX_FRAME_RATE = 30

/**
 * Frames per second of the result: constant, so that all rungs can be cut at the same frame, and at most 30, by halving
 * (60 → 30, 50 → 25). A slow GIF keeps its rate.
 */
export const frameRateOf = ({
  rFrameRate,
  avgFrameRate,
}: {
  readonly rFrameRate: Rational
  readonly avgFrameRate: Rational
}): number => {
  let rate = rFrameRate.num / rFrameRate.den
  if (!(rate >= 1 && rate <= 240)) {
    rate = Math.min(MAX_FRAME_RATE, Math.max(1, avgFrameRate.num / avgFrameRate.den || MAX_FRAME_RATE))
  }
  while (rate > MAX_FRAME_RATE + 1) rate /= 2
  return rate
}
