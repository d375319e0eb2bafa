import { type Pin, PinResource } from '@corkboard/contract'
import { presentBoardWork } from '@corkboard/domain/content/boards'
import { takeDraft } from '@corkboard/domain/content/drafts'
import {
  allowPin,
  deletePin,
  editPin,
  getDetailedPin,
  getPin,
  loadPinMetrics,
  presentDetailedPins,
  presentPins,
} from '@corkboard/domain/content/pins'
import { createNewPin, loadStories } from '@corkboard/domain/content/stories'
import { topicsOfPins } from '@corkboard/domain/content/topics'
import { fieldSetOf } from '../../../product/content/pin-field-set.ts'
import { implement } from '../../engine/implement.ts'
import { pinIdOf } from '../../../product/content/pin-id.ts'

export const pinResource = implement(PinResource, {
  get: async (ctx, options) => {
    const pin = await getDetailedPin(ctx, pinIdOf(options.id, 'id'))
    const fieldSet = fieldSetOf(options)
    const [[shown], stories, metrics, topics] = await Promise.all([
      fieldSet === 'grid' ? presentPins(ctx, [pin], fieldSet) : presentDetailedPins(ctx, [pin]),
      loadStories(ctx, [pin]),
      loadPinMetrics(ctx, pin),
      topicsOfPins(ctx.db, [pin.id]),
    ])
    const brief = shown as Pin
    return {
      ...brief,
      board: { ...brief.board, ...(fieldSet !== 'grid' && presentBoardWork(ctx, pin.board)) },
      story_pin_data: stories.get(pin.id) ?? null,
      pin_metrics: metrics,
      related_interest_ids: (topics.get(pin.id) ?? []).map(({ topicId }) => topicId),
    }
  },
  create: async (ctx, { pin_draft: draft, ...options }) => {
    const pin = await createNewPin(ctx, options)
    // In the same transaction: a draft becomes one pin, whatever happens in between and however many windows publish it.
    if (draft) await takeDraft(ctx, draft)
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
      interestTags: options.interest_tags,
      tags: options.pin_tags,
      mentions: options.user_mention_tags?.map(({ id, offset, length }) => ({ userId: id, start: offset, length })),
    }),
  delete: async (ctx, { id }) => ({
    can_restore: await deletePin(ctx, allowPin(ctx, 'delete', await getPin(ctx, id))),
  }),
})
