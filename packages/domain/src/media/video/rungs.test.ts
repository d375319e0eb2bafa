import { describe, expect, it } from 'vitest'
import { rungsOf } from './rungs.ts'

const sizesOf = (width: number, height: number) => rungsOf(width, height).map((rung) => `${rung.width}x${rung.height}`)

describe('[PIN-04 a] the sizes of a transcoded video', () => {
  it.each([
    { clip: [1920, 1080], sizes: ['1280x720', '960x540', '640x360', '426x240'] },
    { clip: [1080, 1920], sizes: ['720x1280', '540x960', '360x640', '240x426'] },
    { clip: [640, 360], sizes: ['640x360', '426x240'] },
    { clip: [480, 270], sizes: ['480x270'] },
    { clip: [854, 480], sizes: ['854x480', '640x360', '428x240'] },
    { clip: [321, 179], sizes: ['322x180'] },
    { clip: [1, 1], sizes: ['2x2'] },
  ])('of a clip of $clip', ({ clip: [width, height], sizes }) => {
    expect(sizesOf(width!, height!)).toEqual(sizes)
  })
})
