import * as C from 'node-av/constants'
import type { Stream } from 'node-av/lib'

/** Pixels of the display matrix that phones store instead of turning the picture. */
const MATRIX_A = 0
const MATRIX_B = 4

/** Clockwise quarter turns that show the stream upright. */
export const quarterTurnsOf = ({ codecpar }: Stream): number => {
  const matrix = codecpar.getCodedSideData(C.AV_PKT_DATA_DISPLAYMATRIX)
  if (!matrix) return 0
  const angle = Math.atan2(matrix.readInt32LE(MATRIX_B), matrix.readInt32LE(MATRIX_A))
  return (Math.round((angle * 2) / Math.PI) + 4) % 4
}

/** What shows on the screen, in square pixels, after the turns. */
export const shownSizeOf = ({ codecpar, sampleAspectRatio }: Stream, quarterTurns: number) => {
  const pixelShape = sampleAspectRatio.num / sampleAspectRatio.den || 1
  const size = { width: codecpar.width * pixelShape, height: codecpar.height }
  return quarterTurns % 2 === 1 ? { width: size.height, height: size.width } : size
}

const MAX_FRAME_RATE = 30

/**
 * Frames per second of the result: constant, so that all rungs can be cut at the same frame, and at most 30, by halving
 * (60 → 30, 50 → 25). A slow GIF keeps its rate.
 */
export const frameRateOf = ({ rFrameRate, avgFrameRate }: Stream): number => {
  let rate = rFrameRate.num / rFrameRate.den
  if (!(rate >= 1 && rate <= 240)) {
    rate = Math.min(MAX_FRAME_RATE, Math.max(1, avgFrameRate.num / avgFrameRate.den || MAX_FRAME_RATE))
  }
  while (rate > MAX_FRAME_RATE + 1) rate /= 2
  return rate
}

const HDR: readonly number[] = [C.AVCOL_TRC_ARIB_STD_B67, C.AVCOL_TRC_SMPTE2084]

/** Phones film in HDR, which looks gray on other screens. */
export const isHdr = ({ codecpar }: Stream): boolean => HDR.includes(codecpar.colorTrc)
