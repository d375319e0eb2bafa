import { expect, it } from 'vitest'
import { productSelected, selectionCleared, shopTheLookSlice } from './shop-the-look-slice.ts'

const { reducer } = shopTheLookSlice
const none = { pinId: null, selected: null }
const lamp = { pinId: '1', selected: 'lamp' }

it.each([
  ['a product is chosen', none, productSelected({ pinId: '1', product: 'lamp' }), lamp],
  ['another takes its place', lamp, productSelected({ pinId: '1', product: 'rug' }), { pinId: '1', selected: 'rug' }],
  ['chosen again it is so no more', lamp, productSelected({ pinId: '1', product: 'lamp' }), none],
  [
    'the same product on another pin is a new selection',
    lamp,
    productSelected({ pinId: '2', product: 'lamp' }),
    { pinId: '2', selected: 'lamp' },
  ],
  ['nothing is chosen any more', lamp, selectionCleared(), none],
] as const)('[PIN-15 a] %s', (_what, before, action, after) => {
  expect(reducer(before, action)).toEqual(after)
})
