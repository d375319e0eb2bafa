import { expect, it } from 'vitest'
import { scrub } from './scrub.ts'

it.each([
  ['Failed to load https://pins.example/a/?token=abc#x now', 'Failed to load https://pins.example/a/ now'],
  ['GET "/resource/BaseSearchResource/get/?data=secret"', 'GET "/resource/BaseSearchResource/get/"'],
  ['mail to ann.lee+x@example.org failed', 'mail to [email] failed'],
  ['session k3fB_9aZ0qLm-77fTTxY2w1s is gone', 'session [token] is gone'],
  ['token=1234', 'token=[removed]'],
  ['https://user:pass@host.example/x', 'https://host.example/x'],
  ['load@https://pins.example/assets/closeup-view-of-pins-Dk3jf9_a.js:1:22', undefined],
  ['Why? Because pin:1234567890123456789 is missing', undefined],
  ['nul \u0000 and\nlines', 'nul and lines'],
])('[SHELL-19 b] %j is stored without what it may say about users', (text, expected = text) => {
  expect(scrub(text, 500)).toBe(expected)
})

it.each(['/'.repeat(4_000), '@'.repeat(4_000), `@${'a'.repeat(4_000)}`, 'a-'.repeat(2_000), '?/'.repeat(2_000)])(
  'a text made to be slow is cut like any other',
  (text) => expect(scrub(text, 100).length).toBeLessThanOrEqual(100),
)
