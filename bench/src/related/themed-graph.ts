import { createDice } from '../generate/dice.ts'

/** The picture and the board of each pin. */
export interface PlainGraph {
  readonly pictures: number
  readonly boards: number
  readonly pins: { readonly picture: Uint32Array; readonly board: Uint32Array }
}

const PINS_A_PICTURE = 3
const PINS_A_BOARD = 25
const PICTURES_A_THEME = 400
/**
 * The share of a board's pins that fit its own theme; the rest is from two others, because people are not consistent.
 */
const OF_ITS_THEME = 0.8
/** In every theme a few pictures are on many boards, and most on one. */
const SKEW = 2.5

/** Pictures and boards for this many pins, with themes that users pin by. */
export const themedGraph = (pinCount: number): PlainGraph => {
  const dice = createDice(pinCount)
  const pictures = Math.round(pinCount / PINS_A_PICTURE)
  const boards = Math.round(pinCount / PINS_A_BOARD)
  const themes = Math.max(2, Math.round(pictures / PICTURES_A_THEME))
  const pins = { picture: new Uint32Array(pinCount), board: new Uint32Array(pinCount) }
  for (let pin = 0; pin < pinCount; pin += 1) {
    // Each board has a pin, and some have many.
    const board = pin < boards ? pin : dice.skewed(boards, 1.6)
    const theme = dice.chance(OF_ITS_THEME) ? board : board + 1 + dice.below(2)
    pins.board[pin] = board
    pins.picture[pin] = (dice.skewed(PICTURES_A_THEME, SKEW) * themes + (theme % themes)) % pictures
  }
  return { pictures, boards, pins }
}
