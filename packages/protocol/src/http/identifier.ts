import { randomUUID } from 'node:crypto'

/** Identifies a request in responses and logs: 16 hex digits, which Node generates in batches. */
export const newIdentifier = (): string => {
  const uuid = randomUUID()
  return uuid.slice(19, 23) + uuid.slice(24)
}
