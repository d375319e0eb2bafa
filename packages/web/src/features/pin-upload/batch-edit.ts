import { FORM_ERRORS } from '@corkboard/contract/form-errors'
import { LIMITS } from '@corkboard/contract/limits'
import { linkProblem } from '../../product/pin-fields/link-problem.ts'
import type { PinTexts } from '../../product/pin-fields/pin-texts.ts'
import type { Draft, DraftSection } from './drafts/draft.ts'

export const BATCH_TEXTS = ['title', 'description', 'link'] as const
export type BatchText = (typeof BATCH_TEXTS)[number]

/** What the user changed for all selected drafts; a field that is not in it stays as it is in each of them. */
export interface BatchChanges {
  readonly texts: Readonly<Partial<Pick<PinTexts, BatchText>>>
  readonly board?: { readonly id: string; readonly section: DraftSection | null }
}

export type BatchProblems = Readonly<Partial<Record<BatchText, string>>>

/** CREATE-05: why fields that were changed cannot be used, by field. */
export const batchProblems = ({ texts: { title = '', description = '', link = '' } }: BatchChanges): BatchProblems => ({
  ...([...title.trim()].length > LIMITS.pinTitle && { title: FORM_ERRORS['pin.title_too_long'].message }),
  ...([...description.trim()].length > LIMITS.pinDescription && {
    description: FORM_ERRORS['pin.description_too_long'].message,
  }),
  ...(linkProblem(link) !== undefined && { link: linkProblem(link) }),
})

/** The text that all these drafts have; `null` when they differ. */
export const commonText = (drafts: readonly Draft[], field: BatchText): string | null => {
  const all = new Set(drafts.map(({ items }) => items[0]!.texts[field]))
  return all.size === 1 ? [...all][0]! : null
}

/** The board and section that all these drafts have, if any. */
export const commonBoard = (drafts: readonly Draft[]): BatchChanges['board'] => {
  const [first] = drafts
  const isSame = drafts.every(
    ({ boardId, section }) => boardId === first?.boardId && section?.id === first?.section?.id,
  )
  return isSame && first && first.boardId !== null ? { id: first.boardId, section: first.section } : undefined
}
