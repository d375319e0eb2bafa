import { describe, expect, it } from 'vitest'
import {
  checkBirthday,
  checkCountry,
  checkEmail,
  checkFirstName,
  checkLastName,
  checkLocale,
  checkUsername,
} from './account-fields.ts'

const refusal = (check: () => unknown): string => {
  try {
    return `accepted ${String(check())}`
  } catch (error) {
    const { code, details } = error as { code: string; details: { field: string } }
    return `${code} at ${details.field}`
  }
}

describe('email addresses', () => {
  it.each([
    ['alice@example.org', 'alice@example.org'],
    ['  Alice.B+pins@Mail.Example.org ', 'Alice.B+pins@Mail.Example.org'],
    ["o'neil@example.co.uk", "o'neil@example.co.uk"],
    ['a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
    [`${'a'.repeat(64)}@example.org`, `${'a'.repeat(64)}@example.org`],
  ])('accepts %j', (text, email) => expect(checkEmail(text)).toBe(email))

  it.each(
    [
      '',
      'alice',
      'alice@',
      '@example.org',
      'alice@example',
      'alice@example.1',
      'al ice@example.org',
      'alice@@example.org',
      '.alice@example.org',
      'alice.@example.org',
      'al..ice@example.org',
      'alice@-example.org',
      'alice@example..org',
      'alice@example.org\n',
      'al\u0000ice@example.org',
      '"alice"@example.org',
      'alice@[127.0.0.1]',
      `${'a'.repeat(65)}@example.org`,
      `alice@${'a.'.repeat(125)}org`,
    ].filter((text) => text.trim() === text),
  )('[IDENT-01 a] refuses %j', (text) => expect(refusal(() => checkEmail(text))).toBe('email.invalid at email'))
})

describe('usernames', () => {
  it.each([
    ['alice', 'alice'],
    [' Alice_B ', 'alice_b'],
    ['4ever', '4ever'],
    ['abc', 'abc'],
    ['a'.repeat(30), 'a'.repeat(30)],
  ])('accepts %j', (text, username) => expect(checkUsername(text)).toBe(username))

  it.each(['', 'al', 'a'.repeat(31), '123456', 'al ice', 'al-ice', 'älice', 'аlice', 'alice\u0000'])(
    'refuses %j',
    (text) => expect(refusal(() => checkUsername(text))).toBe('username.invalid at username'),
  )

  it.each([
    'login',
    'LogIn',
    'pin',
    'settings',
    'today',
    'search',
    'l0gin',
    'log_in',
    'adm1n',
    'admln',
    'supp0rt',
    'corkb0ard',
  ])('reserves %j for the site', (text) =>
    expect(refusal(() => checkUsername(text))).toBe('username.taken at username'),
  )
})

describe('names', () => {
  it.each([
    ['Alice', 'Alice'],
    ['  Anne   Marie ', 'Anne Marie'],
    ['Zoë', 'Zoë'],
    ['👩‍🎨', '👩‍🎨'],
    ['𝒜'.repeat(30), '𝒜'.repeat(30)],
  ])('accepts %j as a first name', (text, name) => expect(checkFirstName(text)).toBe(name))

  it.each(['', '   ', '\u0000', '\u202E', 'a'.repeat(31)])('[IDENT-19 b] refuses %j as a first name', (text) =>
    expect(refusal(() => checkFirstName(text))).toBe('name.invalid at first_name'),
  )

  it('accepts no last name, and one of 30 characters but not of 31', () => {
    expect([checkLastName(' '), checkLastName('b'.repeat(30))]).toEqual(['', 'b'.repeat(30)])
    expect(refusal(() => checkLastName('b'.repeat(31)))).toBe('name.invalid at last_name')
  })
})

describe('countries and locales', () => {
  it.each([
    [() => checkCountry('de'), 'accepted DE'],
    [() => checkCountry('ZZ'), 'request.invalid at country'],
    [() => checkCountry(''), 'request.invalid at country'],
    [() => checkLocale('PT-br'), 'accepted pt-BR'],
    [() => checkLocale('en_US'), 'accepted en-US'],
    [() => checkLocale('zh_tw'), 'accepted zh-TW'],
    [() => checkLocale('xx-YY'), 'request.invalid at locale'],
    [() => checkLocale('zh-hant-TW'), 'request.invalid at locale'],
    [() => checkLocale('es-419'), 'accepted es-419'],
    [() => checkLocale('english'), 'request.invalid at locale'],
    [() => checkLocale('en-US-u-nu-latn'), 'request.invalid at locale'],
  ])('case %#', (check, outcome) => expect(refusal(check)).toBe(outcome))
})

describe('birthdays', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  it.each([
    ['1990-02-28', 'accepted 1990-02-28'],
    ['2000-02-29', 'accepted 2000-02-29'],
    ['2013-11-20', 'accepted 2013-11-20'],
    ['2013-11-21', 'age.restricted at birthday'],
    ['2026-11-20', 'age.restricted at birthday'],
    ['2026-11-21', 'birthday.invalid at birthday'],
    ['1899-01-01', 'birthday.invalid at birthday'],
    ['2001-02-29', 'birthday.invalid at birthday'],
    ['1990-13-01', 'birthday.invalid at birthday'],
    ['0000-01-01', 'birthday.invalid at birthday'],
    ['1990-2-3', 'birthday.invalid at birthday'],
    ['yesterday', 'birthday.invalid at birthday'],
  ])('[IDENT-04 c] %s: %s', (text, outcome) => expect(refusal(() => checkBirthday(text, now))).toBe(outcome))
})
