import { expect, it } from 'vitest'
import { mightSend } from './preload-suggestions.ts'

const AT_A_PIN = { device: 'phone', handlerId: 'www/pin/[id]', viewer: { should_show_messaging: true } } as const

it.each([
  ['a member at a pin, at a phone', {}, true],
  ['at a desk', { device: 'desktop' }, false],
  ['on another page', { handlerId: 'www/[username]' }, false],
  ['a member without messaging', { viewer: { should_show_messaging: false } }, false],
] as const)('[PIN-14 b] preloads send suggestions (%s): %j', (_who, but, asks) => {
  expect(mightSend({ ...AT_A_PIN, ...but })).toBe(asks)
})
