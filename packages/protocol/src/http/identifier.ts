import { randomBytes } from 'node:crypto'

/** Names one request in answers and logs. */
export const newIdentifier = (): string => randomBytes(8).toString('hex')
