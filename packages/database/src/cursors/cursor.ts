import { fail } from '@corkboard/contract'

/** The position in a list where the next page begins: the sort key and the id of the last row. */
export type CursorValues = readonly (string | number)[]

/** Opaque and URL-safe, but not secret: the code that hands it out signs it. */
export const encodeCursor = (values: CursorValues): string => Buffer.from(JSON.stringify(values)).toString('base64url')

/** @throws bookmark.invalid for anything `encodeCursor` did not make. */
export const decodeCursor = (text: string): CursorValues => {
  const values = parse(text)
  if (!Array.isArray(values) || !values.every(isCursorValue)) throw fail('bookmark.invalid')
  return values
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch (error) {
    throw fail('bookmark.invalid', {}, error)
  }
}

const isCursorValue = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
