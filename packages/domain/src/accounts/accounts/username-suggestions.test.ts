import { expect, it } from 'vitest'
import { isUsername } from './account-fields.ts'
import { isReservedUsername, RESERVED_USERNAMES } from './reserved-usernames.ts'
import { suggestUsernames } from './username-suggestions.ts'

it.each([
  [{ firstName: 'Alice', lastName: 'Smith', email: 'a@example.org' }, 'alicesmith'],
  [{ firstName: 'Zoë', lastName: 'Łoś-Müller', email: 'z@example.org' }, 'zoeosmuller'],
  [{ firstName: 'Jo', lastName: '', email: 'jo.lane+pins@example.org' }, 'jolane'],
  [{ firstName: '愛', lastName: '', email: 'ai@example.org' }, 'person'],
  [
    { firstName: 'Maximiliane Konstantina', lastName: 'von Hohenfels', email: 'm@example.org' },
    'maximilianekonstantina',
  ],
])('suggests for %o %s', (person, username) => {
  const [first, ...others] = suggestUsernames(person)
  expect(first).toBe(username)
  expect(others.every((name) => name.startsWith(username) || /^person\d+$/.test(name))).toBe(true)
})

it('never suggests a reserved or invalid name', () => {
  for (const firstName of ['Admin', 'Login', '123', '', '___', 'Pin']) {
    const names = suggestUsernames({ firstName, lastName: '', email: 'x@example.org' })
    expect(names.length).toBeGreaterThan(1)
    expect(names.filter((name) => !isUsername(name) || isReservedUsername(name))).toEqual([])
  }
})

it('reserved names are all lowercase, so that a lookup is enough', () =>
  expect([...RESERVED_USERNAMES].filter((name) => name !== name.toLowerCase())).toEqual([]))
