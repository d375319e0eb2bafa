import { BoardMorePinsResource } from '@corkboard/contract'
import { moreFromBoard } from '@corkboard/domain/feeds'
import { fieldSetOf } from '../field-set.ts'
import { implement } from '../implement.ts'
import { pinIdOf } from '../pin-id.ts'

export const boardMorePinsResource = implement(BoardMorePinsResource, {
  get: async (ctx, options, page) =>
    moreFromBoard(ctx, { pinId: pinIdOf(options.pin_id, 'pin_id'), fieldSet: fieldSetOf(options) }, page),
})
