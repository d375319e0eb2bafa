import { FORM_ERRORS, type FormErrorCode } from '@corkboard/contract/form-errors'
import { linkProblem } from '../../product/pin-fields/link-problem.ts'
import { checkSchedule, type ScheduleFields } from '../../product/scheduling/schedule-time.ts'
import type { Draft } from './drafts/draft.ts'
import type { PublishProblem } from './drafts/publish-actions.ts'

/**
 * What the user must change before a draft can be published, if anything.
 * @param missingBoard what to say of a draft without a board
 */
export const publishProblem = (
  { boardId, later, items }: Pick<Draft, 'boardId' | 'later' | 'items'>,
  nowMs: number,
  missingBoard: string,
): PublishProblem | undefined => {
  if (boardId === null) return { problem: missingBoard, field: 'board_id' }
  const [wrongTime] = Object.entries(later ? checkSchedule(later, nowMs) : {}) as [
    keyof ScheduleFields,
    FormErrorCode,
  ][]
  if (wrongTime) {
    const [field, code] = wrongTime
    return { problem: FORM_ERRORS[code].message, field }
  }
  const item = items.findIndex(({ texts }) => linkProblem(texts.link) !== undefined)
  return item === -1 ? undefined : { problem: FORM_ERRORS['pin.link_invalid'].message, field: 'link', item }
}
