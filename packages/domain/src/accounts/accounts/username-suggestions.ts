import { randomInt } from 'node:crypto'
import { LIMITS } from '@corkboard/contract'
import { isUsername } from './account-fields.ts'
import { isReservedUsername } from './reserved-usernames.ts'

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, '')

const isFit = (name: string): boolean => isUsername(name) && !isReservedUsername(name)

/** Prefers the user's name to their email address, which they may not want on their profile. */
const baseOf = (person: { firstName: string; lastName: string; email: string }): string => {
  const fromEmail = (person.email.split('@')[0] ?? '').replace(/\+.*/, '')
  const candidates = [`${person.firstName}${person.lastName}`, person.firstName, fromEmail].map(lettersOf)
  return (candidates.find((name) => name.length >= LIMITS.usernameMin && /[a-z]/.test(name)) ?? 'person').slice(
    0,
    LIMITS.usernameMax - 8,
  )
}

/**
 * Usernames for a user who chose none, best first: the plain one, then with more and more digits. The last is as good
 * as free.
 */
export const suggestUsernames = (person: { firstName: string; lastName: string; email: string }): string[] => {
  const base = baseOf(person)
  const numbered = [2, 2, 4, 4, 6, 8].map((digits) => `${base}${randomInt(10 ** (digits - 1), 10 ** digits)}`)
  return [base, ...numbered, `person${randomInt(10 ** 11, 10 ** 12)}`].filter(isFit)
}
