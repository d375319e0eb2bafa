import { expect, it } from 'vitest'
import { ageOn } from './age.ts'

it.each([
  ['2013-05-04', 13],
  ['2013-05-05', 12],
  ['2013-05-03', 13],
  ['2012-02-29', 14],
  ['2026-05-04', 0],
  ['', undefined],
  ['yesterday', undefined],
  ['2013-99-99', undefined],
])('[IDENT-04 c] on 4 May 2026 the age of a user born on %s is %s', (birthday, age) => {
  expect(ageOn('2026-05-04', birthday)).toBe(age)
})
