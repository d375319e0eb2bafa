import { expect, it } from 'vitest'
import { shortcutOf } from './shortcut-keys.ts'

it.each([
  ['/', 'search'],
  ['n', 'builder'],
  ['?', 'help'],
  ['N', null],
  ['q', null],
])('the key %s has the shortcut %s', (key, shortcut) => {
  expect(shortcutOf({ key })).toBe(shortcut)
})
