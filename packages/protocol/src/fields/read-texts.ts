import type { TObject, TSchema } from 'typebox'
import type { Fields } from './check-fields.ts'

type Reader = (text: string) => unknown

const readBoolean: Reader = (text) => (text === 'true' ? true : text === 'false' ? false : text)

const readNumber: Reader = (text) => (text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text))

/** JSON, or texts with commas between them. */
const readList: Reader = (text) => {
  if (text === '') return []
  if (!text.startsWith('[')) return text.split(',')
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const READERS: Readonly<Record<string, Reader>> = {
  boolean: readBoolean,
  number: readNumber,
  integer: readNumber,
  array: readList,
}

const readerOf = (schema: TSchema): Reader | undefined => READERS[(schema as { type?: string }).type ?? '']

/**
 * Compiles the reader of fields that came as text: queries and forms know nothing else. What cannot be read stays text,
 * and the check refuses it by name.
 */
export const compileTexts = ({ properties }: TObject): ((sent: Fields) => Fields) => {
  const readers = Object.entries(properties).flatMap(([name, schema]) => {
    const read = readerOf(schema as TSchema)
    return read ? [[name, read] as const] : []
  })
  if (readers.length === 0) return (sent) => sent
  return (sent) => {
    const fields = { ...sent }
    for (const [name, read] of readers) {
      const value = fields[name]
      if (typeof value === 'string') fields[name] = read(value)
    }
    return fields
  }
}
