import { fail, IdText, isId, LIMITS, type ResourceAction } from '@corkboard/contract'
import Type, { type TObject, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

export type Options = Readonly<Record<string, unknown>>
export type CheckOptions = (sent: Options) => Options

/** Never echoed, logged or held against the rule for unprintable characters. */
export const SECRET_OPTIONS: ReadonlySet<string> = new Set([
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

/** Options every list takes besides its own. */
const LIST_OPTIONS = {
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.pageSizeMax })),
  bookmarks: Type.Optional(
    Type.Union([Type.Array(Type.Union([Type.String(), Type.Null()]), { maxItems: 50 }), Type.Null()]),
  ),
}

/**
 * Compiles the check of one action's options: what the schema does not name is dropped, what is missing or wrong is
 * refused by name. A `null` for an optional option that takes none counts as not sent.
 */
export const compileOptions = (action: ResourceAction): CheckOptions => {
  const schema: TObject = action.list ? Type.Object({ ...action.options.properties, ...LIST_OPTIONS }) : action.options
  const names = Object.keys(schema.properties)
  const optional = new Set(names.filter((name) => !schema.required?.includes(name)))
  const takesNull = new Set(names.filter((name) => Compile(schema.properties[name] as TSchema).Check(null)))
  const ids = names.filter((name) => isIdSchema(schema.properties[name] as TSchema))
  const validator = Compile(schema)

  return (sent) => {
    const options: Record<string, unknown> = {}
    for (const name of names) {
      const value = Object.hasOwn(sent, name) ? sent[name] : undefined
      const isAbsent = value === undefined || (value === null && optional.has(name) && !takesNull.has(name))
      if (!isAbsent) options[name] = value
    }
    if (!validator.Check(options)) throw refusalOf(validator.Errors(options), options, names)
    for (const name of ids) {
      const value = options[name]
      if (typeof value === 'string' && !isId(value)) throw fail('request.invalid', { field: name })
    }
    for (const name of names) {
      const value = options[name]
      // The database cannot hold it, and no keyboard makes it.
      if (typeof value === 'string' && !SECRET_OPTIONS.has(name) && value.includes('\0')) {
        throw fail('request.invalid', { field: name })
      }
    }
    return options
  }
}

const isIdSchema = (schema: TSchema): boolean => {
  const { pattern, anyOf } = schema as { pattern?: string; anyOf?: TSchema[] }
  return pattern === ID_PATTERN || anyOf?.some(isIdSchema) === true
}

const refusalOf = (
  errors: readonly { instancePath: string }[],
  options: Options,
  names: readonly string[],
): ReturnType<typeof fail> => {
  const faulty = errors
    .map((error) => error.instancePath.split('/')[1])
    .find((name) => name !== undefined && name !== '')
  if (faulty !== undefined && faulty in options) return fail('request.invalid', { field: faulty })
  const missing = names.find((name) => !(name in options) && errors.some((error) => mentions(error, name)))
  return missing === undefined
    ? fail('request.invalid', { field: 'options' })
    : fail('request.missing', { field: missing })
}

const mentions = (error: object, name: string): boolean => {
  const params = 'params' in error ? (error.params as { requiredProperties?: readonly string[] }) : {}
  return params.requiredProperties?.includes(name) === true
}
