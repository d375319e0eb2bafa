import Type from 'typebox'

/** An id in JSON: decimal digits in a string. */
export const IdText = Type.String({ pattern: '^[1-9][0-9]{0,18}$' })
/** A time, ISO 8601 in UTC with milliseconds. */
export const Moment = Type.String()
export const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
