import { STORY_PIN_DRAFT, StoryPinDraftBody, type StoryPinDraftInput } from '@corkboard/contract'
import { Clean } from 'typebox/value'
import { storable } from './draft-body.ts'

const storableTexts = (_name: string, value: unknown): unknown => (typeof value === 'string' ? storable(value) : value)

/** A story draft as stored: with its defaults, without names that the contract does not know. */
export const storyDraftBody = (input: StoryPinDraftInput): StoryPinDraftBody => {
  const draft = { ...STORY_PIN_DRAFT, ...input }
  const body = draft.board_id === null ? { ...draft, section: null } : draft
  const copy: unknown = JSON.parse(JSON.stringify(body, storableTexts))
  return Clean(StoryPinDraftBody, copy) as StoryPinDraftBody
}
