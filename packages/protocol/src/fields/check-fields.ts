import { fail, IdText, isId } from '@corkboard/contract'
import type { TObject, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { compileWhenUsed } from './compile-when-used.ts'

export type Fields = Readonly<Record<string, unknown>>
export type CheckFields = (sent: Fields) => Fields

/** Never echoed, logged, or checked for unprintable characters. */
export const SECRET_FIELDS: ReadonlySet<string> = new Set([
  'password',
  'old_password',
  'new_password',
  'token',
  'mfa_token',
  'code',
  'passcode',
  'new_passcode',
  'confirm_passcode',
])

const ID_PATTERN = (IdText as { pattern?: string }).pattern

/**
 * The check of what a client sends: drops what the schema does not name, or refuses it where the schema says
 * `additionalProperties: false`, and refuses by name what is missing or wrong. A `null` for an optional field that does not accept it counts as not sent.
 *
 * @param whole the name for errors that concern the fields as a whole
 */
export const compileFields = (schema: TObject, whole: string): CheckFields =>
  compileWhenUsed(() => checkOf(schema, whole))

const checkOf = (schema: TObject, whole: string): CheckFields => {
  const names = Object.keys(schema.properties)
  const optional = new Set(names.filter((name) => !schema.required?.includes(name)))
  const takesNull = new Set(names.filter((name) => Compile(schema.properties[name] as TSchema).Check(null)))
  const ids = names.filter((name) => isIdSchema(schema.properties[name] as TSchema))
  const validator = Compile(schema)
  const isClosed = (schema as { additionalProperties?: unknown }).additionalProperties === false

  return (sent) => {
    const unknown = isClosed ? Object.keys(sent).find((name) => !names.includes(name)) : undefined
    if (unknown !== undefined) throw fail('request.invalid', { field: unknown })
    const fields: Record<string, unknown> = {}
    for (const name of names) {
      const value = Object.hasOwn(sent, name) ? sent[name] : undefined
      const isAbsent = value === undefined || (value === null && optional.has(name) && !takesNull.has(name))
      if (!isAbsent) fields[name] = value
    }
    if (!validator.Check(fields)) throw refusalOf(validator.Errors(fields), fields, names, whole)
    for (const name of ids) {
      const value = fields[name]
      if (typeof value === 'string' && !isId(value)) throw fail('request.invalid', { field: name })
    }
    for (const name of names) {
      const value = fields[name]
      // The database cannot store it, and no keyboard produces it.
      if (typeof value === 'string' && !SECRET_FIELDS.has(name) && value.includes('\0')) {
        throw fail('request.invalid', { field: name })
      }
    }
    return fields
  }
}

const isIdSchema = (schema: TSchema): boolean => {
  const { pattern, anyOf } = schema as { pattern?: string; anyOf?: TSchema[] }
  return pattern === ID_PATTERN || anyOf?.some(isIdSchema) === true
}

const refusalOf = (
  errors: readonly { instancePath: string }[],
  fields: Fields,
  names: readonly string[],
  whole: string,
): ReturnType<typeof fail> => {
  const faulty = errors
    .map((error) => error.instancePath.split('/')[1])
    .find((name) => name !== undefined && name !== '')
  if (faulty !== undefined && faulty in fields) return fail('request.invalid', { field: faulty })
  const missing = names.find((name) => !(name in fields) && errors.some((error) => mentions(error, name)))
  return missing === undefined ? fail('request.invalid', { field: whole }) : fail('request.missing', { field: missing })
}

const mentions = (error: object, name: string): boolean => {
  const params = 'params' in error ? (error.params as { requiredProperties?: readonly string[] }) : {}
  return params.requiredProperties?.includes(name) === true
}
