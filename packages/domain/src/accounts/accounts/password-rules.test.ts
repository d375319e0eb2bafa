import { expect, it } from 'vitest'
import { checkPassword } from './password-rules.ts'

const alice = { email: 'ally.smith@example.org', username: 'ally_pins', firstName: 'Alice', lastName: 'Smith' }

it.each([
  'correct horse battery staple',
  'Tr0ub4dor&3x',
  '  spaces stay  ',
  'пароль-из-слов',
  '🦊🦊🌲🌲🌙🌙🍂🍁',
  'dragon-8472-lantern',
  'monkeybarshadow',
  'x'.repeat(64) + 'y'.repeat(64),
  '🦊🌲'.repeat(63) + 'ab',
])('accepts %j unchanged', (password) => expect(checkPassword(password, alice)).toBe(password))

it.each([
  ['a\tb c d e f g', 'password.characters'],
  ['nul\u0000nulnul', 'password.characters'],
  ['half \uD83E fox!', 'password.characters'],
  ['', 'password.length'],
  ['short 7', 'password.length'],
  ['🦊🌲🌙🍂🍁🌻🌊', 'password.length'],
  [`${'ab'.repeat(64)}!`, 'password.length'],
  ['password', 'password.common'],
  ['Password1!', 'password.common'],
  ['P@ssw0rd', 'password.common'],
  ['!!sunshine22', 'password.common'],
  ['12345678', 'password.common'],
  ['987654321', 'password.common'],
  ['qwertyuiop', 'password.common'],
  ['qwerty12345', 'password.common'],
  ['1qaz2wsx', 'password.common'],
  ['aaaaaaaa', 'password.common'],
  ['12121212', 'password.common'],
  ['abcxabcxab', 'password.common'],
  ['iLoveYou', 'password.common'],
  ['my corkboard!', 'password.personal'],
  ['ALICE in may', 'password.personal'],
  ['blacksmith-9', 'password.personal'],
  ['xx ally.smith xx', 'password.personal'],
  ['ally_pins rule', 'password.personal'],
])('refuses %j: %s', (password, code) =>
  expect(() => checkPassword(password, alice)).toThrow(
    expect.objectContaining({ code, details: { field: 'password' } }),
  ),
)

it('allows names of two letters inside a password', () =>
  expect(checkPassword('along the jetty', { firstName: 'Jo', lastName: 'Al' })).toBe('along the jetty'))
