import type { BoardSuggestions } from '@corkboard/contract'
import { boardActions, loadBoards, namesTaken, presentPickerBoards, recentBoardIds } from '../boards/index.ts'
import { type Ctx, requireSignedIn } from '../../kernel/index.ts'
import { annotationsOfPins, topicById, topicsOfBoards, topicsOfPins } from '../topics/index.ts'
import type { SeenPin } from './load-pins.ts'
import { ownSaves } from './own-saves.ts'

/** The number that fits above a list without becoming one. */
const SHORTLIST = 3
const TITLES = 6
/** How many of the boards last saved to are searched for a match. */
const LOOKED_AT = 100
/** A board with a lower score matches no better than any other. */
const MIN_FIT = 0.1

const capitalized = (term: string): string => term.charAt(0).toLocaleUpperCase('en-US') + term.slice(1)

/** How well a board's topics match the pin's, weighted by the confidence in both. */
const fitOf = (pin: ReadonlyMap<string, number>, board: readonly { topicId: string; weight: number }[]): number =>
  board.reduce((fit, { topicId, weight }) => fit + weight * (pin.get(topicId) ?? 0), 0)

/**
 * BOARD-10: for a pin the viewer wants to save, where they have it already (PIN-06), their boards on the same subject, best first, and names for a new
 * board: the pin's topics and its most telling terms, without names they already have.
 */
export const suggestBoards = async (anyCtx: Ctx, pin: SeenPin): Promise<BoardSuggestions> => {
  const ctx = requireSignedIn(anyCtx)
  const [{ saves, boards: saved }, topics, terms, recent] = await Promise.all([
    ownSaves(ctx, pin),
    topicsOfPins(ctx.db, [pin.id]),
    annotationsOfPins(ctx.db, [pin.id]),
    recentBoardIds(ctx.db, ctx.viewer.userId, LOOKED_AT),
  ])
  const about = topics.get(pin.id) ?? []
  const weights = new Map(about.map(({ topicId, weight }) => [topicId, weight]))
  const ofBoards = await topicsOfBoards(ctx.db, recent)
  const fitting = recent
    .map((id) => ({ id, fit: fitOf(weights, ofBoards.get(id) ?? []) }))
    .filter(({ id, fit }) => fit >= MIN_FIT && id !== pin.boardId)
    .toSorted((a, b) => b.fit - a.fit)
  const boards = await loadBoards(
    ctx,
    fitting.map(({ id }) => id),
  )
  const shortlist = fitting
    .flatMap(({ id }) => boards.get(id) ?? [])
    .filter((board) => !board.isArchived && boardActions(ctx.viewer, board).includes('save'))
    .slice(0, SHORTLIST)

  const names = [
    ...about.flatMap(({ topicId }) => topicById(topicId)?.name ?? []),
    ...(terms.get(pin.id) ?? []).map(capitalized),
  ]
  const taken = await namesTaken(ctx.db, ctx.viewer.userId, names)
  const met = new Set(taken)
  const titles = names.filter((name) => {
    const key = name.toLowerCase()
    if (met.has(key)) return false
    met.add(key)
    return true
  })
  return {
    saves: [...saves],
    boards_shortlist: await presentPickerBoards(ctx, shortlist),
    archived_boards: await presentPickerBoards(
      ctx,
      saved.filter(({ isArchived }) => isArchived),
    ),
    boardTitleSuggestions: titles.slice(0, TITLES),
  }
}
