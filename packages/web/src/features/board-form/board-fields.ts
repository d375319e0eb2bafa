import type { BoardPrivacy, BoardSensitivity } from '@corkboard/contract/content/wire/board'
import type { FormErrorCode } from '@corkboard/contract/form-errors'
import { LIMITS } from '@corkboard/contract/limits'
import type { BoardEntity } from '../../store/entities.ts'

export interface BoardFields {
  readonly name: string
  readonly description: string
  readonly privacy: BoardPrivacy
  readonly category: string | null
  /** BOARD-11; set for existing boards. */
  readonly sensitivity?: BoardSensitivity | null
}

export const blankBoard: BoardFields = { name: '', description: '', privacy: 'public', category: null }

export const fieldsOf = (
  board: Pick<BoardEntity, 'name' | 'description' | 'privacy' | 'category' | 'sensitivity'>,
): BoardFields => ({
  name: board.name,
  description: board.description ?? '',
  privacy: board.privacy,
  category: board.category ?? null,
  sensitivity: board.sensitivity ?? null,
})

export type BoardProblems = Readonly<Partial<Record<keyof BoardFields, FormErrorCode>>>

/** BOARD-08: 50 and 500 characters, counted as users see them, not in UTF-16 units. */
export const checkBoard = ({ name, description }: Pick<BoardFields, 'name' | 'description'>): BoardProblems => {
  const problems: Partial<Record<keyof BoardFields, FormErrorCode>> = {}
  const length = [...name.trim()].length
  if (length === 0) problems.name = 'board.name_required'
  if (length > LIMITS.boardName) problems.name = 'board.name_too_long'
  if ([...description].length > LIMITS.boardDescription) problems.description = 'board.description_too_long'
  return problems
}

/** Returns the changed fields only, so that two users can edit different fields at the same time. */
export const changedFields = (before: BoardFields, after: BoardFields): Partial<BoardFields> =>
  Object.fromEntries(
    (Object.keys(after) as (keyof BoardFields)[])
      .filter((field) => after[field] !== before[field])
      .map((field) => [field, after[field]]),
  )
