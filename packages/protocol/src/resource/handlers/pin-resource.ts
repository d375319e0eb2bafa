import { type Pin, PinResource } from '@corkboard/contract'
import { allowPin, createPin, deletePin, editPin, getPin, presentPins } from '@corkboard/domain/pins'
import { fieldSetOf } from '../field-set.ts'
import { implement } from '../implement.ts'
import { pinIdOf } from '../pin-id.ts'

export const pinResource = implement(PinResource, {
  get: async (ctx, options) => {
    const pin = await getPin(ctx, pinIdOf(options.id, 'id'))
    const [shown] = await presentPins(ctx, [pin], fieldSetOf(options))
    return shown as Pin
  },
  create: (ctx, options) =>
    createPin(ctx, {
      boardId: options.board_id,
      sectionId: options.section,
      title: options.title,
      description: options.description,
      link: options.link,
      altText: options.alt_text,
      mediaUploadId: options.media_upload_id,
    }),
  update: async (ctx, options) =>
    editPin(ctx, allowPin(ctx, 'edit', await getPin(ctx, options.id)), {
      boardId: options.board_id,
      sectionId: options.section,
      title: options.title,
      description: options.description,
      link: options.link,
      altText: options.alt_text,
    }),
  delete: async (ctx, { id }) => ({
    can_restore: await deletePin(ctx, allowPin(ctx, 'delete', await getPin(ctx, id))),
  }),
})
