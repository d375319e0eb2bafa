import { randomUUID } from 'node:crypto'

/** Names one request in answers and logs: 16 hex digits, of which Node draws many at once. */
export const newIdentifier = (): string => {
  const uuid = randomUUID()
  return uuid.slice(19, 23) + uuid.slice(24)
}
