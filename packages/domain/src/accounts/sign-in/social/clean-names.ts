import { LIMITS } from '@corkboard/contract'
import { cleanLine } from '../../../kernel/index.ts'

const shortened = (text: string, limit: number): string => [...cleanLine(text)].slice(0, limit).join('').trim()

/** Shortens names from a provider to fit, because no one is there to correct them. */
export const cleanNames = (person: { firstName: string; lastName: string }, email: string) => ({
  firstName: shortened(person.firstName, LIMITS.firstName) || shortened(email.split('@')[0] ?? '', LIMITS.firstName),
  lastName: shortened(person.lastName, LIMITS.lastName),
})
