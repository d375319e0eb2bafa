import { type OptionsOf, type Pin, PinResource } from '@corkboard/contract'
import { takeDraft } from '@corkboard/domain/content/drafts'
import {
  allowPin,
  createCarousel,
  createPin,
  deletePin,
  editPin,
  getPin,
  loadPinMetrics,
  type PinInput,
  presentPins,
} from '@corkboard/domain/content/pins'
import { loadStories, publishStory } from '@corkboard/domain/content/stories'
import { topicsOfPins } from '@corkboard/domain/content/topics'
import type { Ctx } from '@corkboard/domain/kernel'
import { fieldSetOf } from '../../engine/field-set.ts'
import { implement } from '../../engine/implement.ts'
import { pinIdOf } from '../../engine/pin-id.ts'

const createFrom = (ctx: Ctx, options: OptionsOf<typeof PinResource.actions.create>): Promise<Pin> => {
  const input: PinInput = {
    boardId: options.board_id,
    sectionId: options.section,
    title: options.title,
    description: options.description,
    link: options.link,
    altText: options.alt_text,
    mediaUploadId: options.media_upload_id,
  }
  if (options.story_pin_data) return publishStory(ctx, { ...input, pages: options.story_pin_data.pages })
  if (options.carousel_slots) return createCarousel(ctx, { ...input, slots: options.carousel_slots })
  return createPin(ctx, input)
}

export const pinResource = implement(PinResource, {
  get: async (ctx, options) => {
    const pin = await getPin(ctx, pinIdOf(options.id, 'id'))
    const [[shown], stories, metrics, topics] = await Promise.all([
      presentPins(ctx, [pin], fieldSetOf(options)),
      loadStories(ctx, [pin]),
      loadPinMetrics(ctx, pin),
      topicsOfPins(ctx.db, [pin.id]),
    ])
    return {
      ...(shown as Pin),
      story_pin_data: stories.get(pin.id) ?? null,
      pin_metrics: metrics,
      related_interest_ids: (topics.get(pin.id) ?? []).map(({ topicId }) => topicId),
    }
  },
  create: async (ctx, options) => {
    const pin = await createFrom(ctx, options)
    // In the same transaction: a draft becomes one pin, whatever happens in between and however many windows publish it.
    if (options.pin_draft) await takeDraft(ctx, options.pin_draft)
    return pin
  },
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
