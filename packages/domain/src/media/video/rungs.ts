/** One size of a transcoded video. Widths and heights are even: the encoder halves the color planes. */
export interface Rung {
  /** Name of its file: `v720`. */
  readonly name: string
  /** Pixels of the shorter side: an upright clip is 720 wide. */
  readonly side: number
  readonly width: number
  readonly height: number
  /** Bits per second. */
  readonly maxBitRate: number
}

/** Shorter sides, in pixels (measured/video.md §0). */
const LADDER = [720, 540, 360, 240] as const
const MAX_BIT_RATES: Readonly<Record<number, number>> = { 720: 3_000_000, 540: 1_800_000, 360: 900_000, 240: 450_000 }
/** A rung that is hardly smaller than the largest one is left out. */
const CLEARLY_SMALLER = 0.8

const even = (pixels: number): number => Math.max(2, Math.round(pixels / 2) * 2)

/** The rungs of a clip of this size, largest first; none is larger than the clip. */
export const rungsOf = (width: number, height: number): Rung[] => {
  const shorter = Math.min(width, height)
  const largest = even(Math.min(LADDER[0], shorter))
  return [largest, ...LADDER.filter((side) => side <= CLEARLY_SMALLER * largest)].map((side) => ({
    name: `v${side}`,
    side,
    width: even((width * side) / shorter),
    height: even((height * side) / shorter),
    maxBitRate: MAX_BIT_RATES[LADDER.findLast((rung) => rung >= side) ?? LADDER[0]]!,
  }))
}
