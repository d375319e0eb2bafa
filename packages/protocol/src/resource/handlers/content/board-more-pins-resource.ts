import { BoardMorePinsResource } from '@corkboard/contract'
import { moreFromBoard } from '@corkboard/domain/finding/feeds'
import { fieldSetOf } from '../../../product/content/pin-field-set.ts'
import { implement } from '../../engine/implement.ts'
import { pinIdOf } from '../../../product/content/pin-id.ts'

export const boardMorePinsResource = implement(BoardMorePinsResource, {
  get: async (ctx, options, page) =>
    moreFromBoard(ctx, { pinId: pinIdOf(options.pin_id, 'pin_id'), fieldSet: fieldSetOf(options) }, page),
})
