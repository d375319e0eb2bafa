import { describe, expect, it } from 'vitest'
import { pictureSources } from './picture-sources.ts'

const image = (width: number, height: number) => ({ url: `/m/${width}.webp`, width, height })

describe('a card’s pictures', () => {
  it('[PIN-03 a] have the grid sizes by width', () => {
    const sources = pictureSources({ '236x': image(236, 354), '474x': image(474, 711), '736x': image(736, 1104) })
    expect(sources).toEqual({
      src: '/m/474.webp',
      srcSet: '/m/236.webp 236w, /m/474.webp 474w, /m/736.webp 736w',
      ratio: 1.5,
    })
  })

  it('list each width once, because a small picture is never enlarged', () => {
    const small = image(300, 300)
    expect(pictureSources({ '236x': image(236, 236), '474x': small, '736x': small }).srcSet).toBe(
      '/m/236.webp 236w, /m/300.webp 300w',
    )
  })

  it.each([
    [100, 900, 2.6],
    [900, 100, 0.5],
    [236, 236, 1],
  ])('of %i×%i have the ratio %f', (width, height, ratio) => {
    expect(pictureSources({ '236x': image(width, height) }).ratio).toBe(ratio)
  })
})
