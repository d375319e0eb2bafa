import { EditorialLogResource } from '@corkboard/contract'
import { listEditorialActions } from '@corkboard/domain/finding/editorial'
import { implement } from '../../engine/implement.ts'

export const editorialLogResource = implement(EditorialLogResource, {
  get: (ctx, _options, page) => listEditorialActions(ctx, page),
})
