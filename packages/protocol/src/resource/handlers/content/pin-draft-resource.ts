import { PinDraftResource } from '@corkboard/contract'
import { createDraft, deleteDraft, getDraft, saveDraft } from '@corkboard/domain/content/drafts'
import { implement } from '../../engine/implement.ts'

export const pinDraftResource = implement(PinDraftResource, {
  get: (ctx, { id }) => getDraft(ctx, id),
  create: (ctx, { draft }) => createDraft(ctx, draft),
  update: (ctx, { id, version, draft }) => saveDraft(ctx, { id, version }, draft),
  delete: async (ctx, { id }) => {
    await deleteDraft(ctx, id)
    return null
  },
})
