import { expect, it } from 'vitest'
import { placeNextTo } from './place-next-to.ts'

const view = { width: 1000, height: 800 }
const panel = { width: 240, height: 300 }
const at = (left: number, top: number) => ({ left, top, right: left + 44, bottom: top + 44 })

it.each([
  ['below, start edges together', at(300, 100), false, false, { left: 300, top: 152 }],
  ['below, end edges together', at(300, 100), false, true, { left: 104, top: 152 }],
  ['mirrored where lines run from right to left', at(300, 100), true, false, { left: 104, top: 152 }],
  ['mirrored, end edges together', at(300, 100), true, true, { left: 300, top: 152 }],
  ['above where there is no room below', at(300, 700), false, false, { left: 300, top: 392 }],
  ['inside the window at its edges', at(950, 100), false, false, { left: 752, top: 152 }],
])('places a panel %s', (_, trigger, rtl, toEnd, place) => {
  expect(placeNextTo(trigger, panel, view, rtl, toEnd)).toEqual(place)
})
