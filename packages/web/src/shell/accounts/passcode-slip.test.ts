import { ERRORS } from '@corkboard/contract'
import { describe, expect, it } from 'vitest'
import { passcodeSlip, typedPasscode } from './passcode-slip.ts'

describe('[IDENT-12] a parental passcode', () => {
  it.each([
    ['', 'Required'],
    ['12a', 'Please only use numbers'],
    ['١٢٣٤', 'Please only use numbers'],
    ['123', 'Please enter four digits'],
    ['1234', undefined],
  ])('%j: %s', (passcode, message) => {
    const slip = passcodeSlip(passcode)
    expect(slip && ERRORS[slip].message).toBe(message)
  })

  it.each([
    ['', ' 1 2', '12'],
    ['12', '12 34 ', '1234'],
    ['1234', '12345', '1234'],
    ['1234', '123', '123'],
  ])('with %j in the field, %j makes it %j', (before, typed, after) => {
    expect(typedPasscode(before, typed)).toBe(after)
  })
})
