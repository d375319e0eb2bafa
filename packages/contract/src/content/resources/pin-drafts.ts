import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { LIMITS } from '../../limits.ts'
import { IdText } from '../../scalars.ts'
import { PinDraft, PinDraftInput } from '../wire/pin-draft.ts'

/** CREATE-01: the viewer's drafts, oldest first. One response holds them all. */
export const PinDraftsResource = defineResource('PinDraftsResource', {
  get: { list: true, pageSize: LIMITS.pinDrafts, options: Type.Object({}), data: PinDraft },
})

/**
 * CREATE-01: one of the viewer's drafts. An update replaces the draft. If it changed since the named version, the update
 * is refused with 'draft.conflict', and `extra_data.version` has the current version.
 */
export const PinDraftResource = defineResource('PinDraftResource', {
  get: { options: Type.Object({ id: IdText }), data: PinDraft },
  create: { options: Type.Object({ draft: PinDraftInput }), data: PinDraft },
  update: {
    options: Type.Object({ id: IdText, version: Type.Integer({ minimum: 1 }), draft: PinDraftInput }),
    data: PinDraft,
  },
  delete: { options: Type.Object({ id: IdText }), data: Type.Null() },
})
