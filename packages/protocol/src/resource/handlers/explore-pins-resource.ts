import { ExplorePinsResource } from '@corkboard/contract'
import { explore } from '@corkboard/domain/editorial'
import { fieldSetOf } from '../field-set.ts'
import { implement } from '../implement.ts'

/** FIND-04. */
export const explorePinsResource = implement(ExplorePinsResource, {
  get: (ctx, options, page) =>
    explore(ctx, { kind: options.kind, categoryId: options.category_id, fieldSet: fieldSetOf(options) }, page),
})
