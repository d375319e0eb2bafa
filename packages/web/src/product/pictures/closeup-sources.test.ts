import { expect, it } from 'vitest'
import { closeupSources } from './closeup-sources.ts'

const image = (width: number) => ({ url: `/${width}.webp`, width, height: width * 1.5 })

it('[PIN-03 a] a closeup offers each width once and takes its aspect ratio from the largest', () => {
  const small = image(500)
  expect(
    closeupSources({ '236x': image(236), '474x': image(474), '564x': small, '736x': small, '1200x': small }),
  ).toEqual({
    src: '/500.webp',
    srcSet: '/236.webp 236w, /474.webp 474w, /500.webp 500w',
    width: 500,
    height: 750,
  })
})

it('a pin loaded only by a grid shows the grid’s pictures', () => {
  expect(closeupSources({ '236x': image(236), '736x': image(736) })).toMatchObject({ src: '/736.webp', width: 736 })
})
