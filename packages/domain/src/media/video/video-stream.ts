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

const HDR: readonly number[] = [C.AVCOL_TRC_ARIB_STD_B67, C.AVCOL_TRC_SMPTE2084]

/** Phones film in HDR, which looks gray on other screens. */
export const isHdr = ({ codecpar }: Stream): boolean => HDR.includes(codecpar.colorTrc)
