import { RepinResource } from '@corkboard/contract'
import { beforeWriting } from '@corkboard/domain/kernel'
import { allowPin, getPin, savePin } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

export const repinResource = implement(RepinResource, {
  create: async (ctx, options) => {
    const source = allowPin(ctx, 'save', await getPin(beforeWriting(ctx), options.pin_id, 'pin_id'))
    const { board_id: boardId, section: sectionId, title, description } = options
    return savePin(ctx, source, { boardId, sectionId, title, description })
  },
})
