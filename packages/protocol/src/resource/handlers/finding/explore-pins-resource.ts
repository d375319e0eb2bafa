import { ExplorePinsResource } from '@corkboard/contract'
import { explore } from '@corkboard/domain/finding/editorial'
import { fieldSetOf } from '../../../product/content/pin-field-set.ts'
import { implement } from '../../engine/implement.ts'

/** FIND-04. */
export const explorePinsResource = implement(ExplorePinsResource, {
  get: (ctx, options, page) =>
    explore(ctx, { kind: options.kind, categoryId: options.category_id, fieldSet: fieldSetOf(options) }, page),
})
