import { PinPositionResource } from '@corkboard/contract'
import { allowBoard } from '@corkboard/domain/boards'
import { getPin, putPin } from '@corkboard/domain/pins'
import { implement } from '../implement.ts'

export const pinPositionResource = implement(PinPositionResource, {
  update: async (ctx, { pin_id: id, before_pin_id: before }) => {
    const { board } = await getPin(ctx, id, 'pin_id')
    await putPin(ctx, allowBoard(ctx, 'organise', board), id, before)
    return null
  },
})
