import { describe, expect, it } from 'vitest'
import { safeNextPath } from '../../product/accounts/safe-next-path.ts'
import { checkLogIn, checkSignUp } from './account-fields.ts'

const good = {
  first_name: 'Mia',
  email: 'mia@example.org',
  password: 'quiet harbor',
  birthday: '',
  last_name: '',
  username: '',
  gender: '',
  custom_gender: '',
}

describe('sign-up', () => {
  it.each([
    ['everything in place', {}, {}],
    ['a name of 30 letters', { first_name: 'n'.repeat(30) }, {}],
    ['[IDENT-19 b] a name of 31 letters', { first_name: 'n'.repeat(31) }, { first_name: 'name.invalid' }],
    ['a name of blanks', { first_name: '  ' }, { first_name: 'name.invalid' }],
    ['an email without a host', { email: 'mia@' }, { email: 'email.invalid' }],
    ['blanks around the email', { email: ' mia@example.org ' }, {}],
    ['7 characters of password', { password: '1234567' }, { password: 'password.length' }],
    ['8 blanks as a password: blanks count', { password: '        ' }, {}],
    ['their own word for their gender', { gender: 'custom', custom_gender: 'potter' }, {}],
    ['no word for it', { gender: 'custom', custom_gender: ' ' }, { custom_gender: 'request.missing' }],
    ['129 characters of password', { password: 'p'.repeat(129) }, { password: 'password.length' }],
  ])('%s', (_, change, problems) => {
    expect(checkSignUp({ ...good, ...change })).toEqual(problems)
  })
})

it('log-in requires both fields and nothing else', () => {
  expect(checkLogIn({ username_or_email: ' ', password: '', remember: true })).toEqual({
    username_or_email: 'request.missing',
    password: 'request.missing',
  })
  expect(checkLogIn({ username_or_email: 'mia', password: 'x', remember: true })).toEqual({})
})

it.each([
  ['/pin/12/', '/pin/12/'],
  ['/mia/kitchens/?x=1', '/mia/kitchens/?x=1'],
  [null, '/'],
  ['', '/'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example/', '/'],
  ['/\\elsewhere.example/', '/'],
  ['/\t/elsewhere.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/login/?next=/login/', '/'],
])('after logging in, next=%s leads to %s', (next, path) => {
  expect(safeNextPath(next)).toBe(path)
})
