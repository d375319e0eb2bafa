import { StoryPinDraftResource } from '@corkboard/contract'
import { createStoryDraft, deleteDraft, getStoryDraft, saveStoryDraft } from '@corkboard/domain/content/drafts'
import { implement } from '../../engine/implement.ts'

export const storyPinDraftResource = implement(StoryPinDraftResource, {
  get: (ctx, { id }) => getStoryDraft(ctx, id),
  create: (ctx, { draft }) => createStoryDraft(ctx, draft),
  update: (ctx, { id, version, draft }) => saveStoryDraft(ctx, { id, version }, draft),
  delete: async (ctx, { id }) => {
    await deleteDraft(ctx, id)
    return null
  },
})
