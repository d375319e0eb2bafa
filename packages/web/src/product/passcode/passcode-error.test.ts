import { ERRORS } from '@corkboard/contract/errors'
import { describe, expect, it } from 'vitest'
import { backupEmailErrors, newPasscodeErrors, passcodeError, typedPasscode } from './passcode-error.ts'

describe('[IDENT-12 b] a parental passcode', () => {
  it.each([
    ['', 'Required'],
    ['12a', 'Please only use numbers'],
    ['١٢٣٤', 'Please only use numbers'],
    ['123', 'Please enter four digits'],
    ['1234', undefined],
  ])('%j: %s', (passcode, message) => {
    const error = passcodeError(passcode)
    expect(error && ERRORS[error].message).toBe(message)
  })

  it.each([
    ['', ' 1 2', '12'],
    ['12', '12 34 ', '1234'],
    ['1234', '12345', '1234'],
    ['1234', '123', '123'],
  ])('that contains %j becomes, after typing %j, %j', (before, typed, after) => {
    expect(typedPasscode(before, typed)).toBe(after)
  })

  it.each([
    ['', '', { passcode: 'field.required', confirm_passcode: 'field.required' }],
    ['1234', '1235', { confirm_passcode: 'passcode.mismatch' }],
    ['1234', '12', { confirm_passcode: 'passcode.length' }],
    ['1234', '1234', {}],
  ])('%j repeated as %j: %j', (passcode, again, errors) => {
    expect(newPasscodeErrors({ passcode, confirm_passcode: again })).toEqual(errors)
  })

  it.each([
    ['', '', { backup_email: 'field.required', confirm_backup_email: 'field.required' }],
    ['parent', 'parent', { backup_email: 'email.invalid', confirm_backup_email: 'email.invalid' }],
    ['KIM@example.org ', 'kim@example.org', { backup_email: 'backup_email.own' }],
    ['parent@example.org', 'other@example.org', { confirm_backup_email: 'backup_email.mismatch' }],
    ['parent@example.org', 'Parent@example.org', {}],
  ])('with the backup email %j repeated as %j: %j', (email, again, errors) => {
    expect(backupEmailErrors({ backup_email: email, confirm_backup_email: again }, 'kim@example.org')).toEqual(errors)
  })
})
