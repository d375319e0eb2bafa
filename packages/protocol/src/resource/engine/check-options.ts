import { LIMITS, type ResourceAction } from '@corkboard/contract'
import Type from 'typebox'
import { type CheckFields, compileFields, type Fields } from '../../fields/check-fields.ts'

export type Options = Fields

/** Options of every list, in addition to its own. */
const LIST_OPTIONS = {
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.pageSizeMax })),
  bookmarks: Type.Optional(
    Type.Union([Type.Array(Type.Union([Type.String(), Type.Null()]), { maxItems: 50 }), Type.Null()]),
  ),
}

/** Compiles the check of one action's options. */
export const compileOptions = ({ list, options }: ResourceAction): CheckFields =>
  compileFields(list ? Type.Object({ ...options.properties, ...LIST_OPTIONS }) : options, 'options')
