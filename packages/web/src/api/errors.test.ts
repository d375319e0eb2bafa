import { expect, it } from 'vitest'
import { DEFAULT_ERROR_TEXT, normalizeError, textOf } from './errors.ts'

it.each([
  [{ error_code: 'pin.not_found', message: 'We could not find that pin.' }, 'We could not find that pin.'],
  [{}, 'That did not work.'],
  [{ message: DEFAULT_ERROR_TEXT }, 'That did not work.'],
  [{ message: "You're offline! Check your internet connection." }, "You're offline! Check your internet connection."],
])('[SHELL-19 c] the text for %j is %s', (error, said) => {
  expect(textOf(normalizeError(error, 0), 'That did not work.')).toBe(said)
})
