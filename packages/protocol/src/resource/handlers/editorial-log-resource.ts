import { EditorialLogResource } from '@corkboard/contract'
import { listEditorialActions } from '@corkboard/domain/editorial'
import { implement } from '../implement.ts'

export const editorialLogResource = implement(EditorialLogResource, {
  get: (ctx, _options, page) => listEditorialActions(ctx, page),
})
