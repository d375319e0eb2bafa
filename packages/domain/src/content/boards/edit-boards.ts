import {
  type Board,
  type BoardPrivacy,
  type BoardSensitivity,
  fail,
  type Id,
  LIMITS,
  type PinOrder,
  shardOf,
} from '@corkboard/contract'
import { boardCreated, boardDeleted, boardEdited, boardFollowed, boardPrivacyChanged } from '@corkboard/contract/events'
import { countAttempt } from '../../platform/throttle/index.ts'
import { type Allowed, type Ctx, requireWriter, type SignedIn, type TxCtx } from '../../kernel/index.ts'
import { adjustUserStats, lockUserStats } from '../../people/index.ts'
import { boardCategory, boardCounterOf, boardDescription, boardName, freeSlug, slugOf } from './board-name.ts'
import { boardsOfAccount } from './collaborators/collaborator-store.ts'
import { refuseBlocked } from './blocking-actions.ts'
import {
  type BoardRow,
  countGroupBoard,
  freeOldSlug,
  handOverSlugs,
  insertBoard,
  isPinOf,
  loadBoardRows,
  markBoardDeleted,
  moveSlug,
  namesOfOwner,
  pinCountsByPinner,
  setBoardFollow,
  updateBoard,
} from './board-store.ts'
import { presentBoard } from './board-view.ts'
import { getBoard, type SeenBoard } from './load-boards.ts'
import { lockOwnBoard } from './lock-own-board.ts'

export interface BoardInput {
  readonly name: string
  readonly description?: string
  readonly privacy?: BoardPrivacy
  readonly category?: string | null
  /** BOARD-11: one of its pins; `null` for the newest. Boards begin without. */
  readonly coverPinId?: Id | null
  readonly pinOrder?: PinOrder
  readonly sensitivity?: BoardSensitivity | null
}

/** The slug for a name among the owner's other boards; refuses a name the owner has already (BOARD-01). */
const claimName = async (tx: TxCtx, ownerId: Id, name: string, except?: Id): Promise<string> => {
  const others = (await namesOfOwner(tx.db, ownerId)).filter((board) => board.id !== except)
  if (except === undefined && (await boardsOfAccount(tx.db, ownerId)) >= LIMITS.boardsPerAccount) {
    throw fail('board.limit')
  }
  if (others.some((board) => board.name.toLowerCase() === name.toLowerCase())) {
    throw fail('board.name_taken', { field: 'name' })
  }
  return freeSlug(slugOf(name), new Set(others.map((board) => board.slug)))
}

/** A new board of the viewer. Refuses bad names, a second of one name, and more than the limit. */
export const createBoard = async (ctx: Ctx, input: BoardInput, options: { isDemo?: boolean } = {}): Promise<Board> => {
  const writer = requireWriter(ctx)
  const name = boardName(input.name)
  const description = boardDescription(input.description ?? '')
  const category = boardCategory(input.category ?? null)
  const privacy = input.privacy ?? 'public'
  const ownerId = writer.viewer.userId
  return writer.transaction(async (tx) => {
    // The owner's counters are the lock under which names, slugs and the limit are checked.
    await lockUserStats(tx.db, ownerId)
    const slug = await claimName(tx, ownerId, name)
    const shard = shardOf(ownerId)
    const id = ctx.site.ids.next(shard)
    const isDemo = options.isDemo ?? false
    await insertBoard(tx.db, { id, shard, ownerId, name, slug, description, privacy, category, isDemo, now: ctx.now() })
    await freeOldSlug(tx.db, ownerId, slug)
    const counter = boardCounterOf(privacy)
    if (counter) await adjustUserStats(tx.db, ownerId, { [counter]: 1 })
    await tx.emit(boardCreated, { board_id: id })
    tx.changed(`user:${ownerId}`)
    return presentBoard(tx, await getBoard(tx, id))
  })
}

/** Moves what people's counters say of a board and its pins when its privacy changes, it goes, or it is back. */
export const recountBoard = async (
  tx: TxCtx,
  board: BoardRow,
  from: BoardPrivacy | 'gone',
  to: BoardPrivacy | 'gone',
): Promise<void> => {
  const deltas = new Map<Id, Record<string, number>>()
  const add = (userId: Id, counter: string, by: number): void => {
    const delta = deltas.get(userId) ?? {}
    delta[counter] = (delta[counter] ?? 0) + by
    deltas.set(userId, delta)
  }
  const before = from === 'gone' ? undefined : boardCounterOf(from)
  const after = to === 'gone' ? undefined : boardCounterOf(to)
  if (before) add(board.ownerId, before, -1)
  if (after) add(board.ownerId, after, 1)
  if (from === 'gone' || to === 'gone') {
    for (const userId of await countGroupBoard(tx.db, board.id, to === 'gone' ? -1 : 1)) tx.changed(`user:${userId}`)
  }
  for (const { pinnerId, count } of await pinCountsByPinner(tx.db, board.id)) {
    if (from === 'public') add(pinnerId, 'pin_count', -count)
    if (to === 'public') add(pinnerId, 'pin_count', count)
    if (to === 'gone') add(pinnerId, 'total_pin_count', -count)
    if (from === 'gone') add(pinnerId, 'total_pin_count', count)
  }
  // In the order of ids, so that two such changes cannot wait for each other.
  for (const [userId, delta] of [...deltas].sort(([a], [b]) => (BigInt(a) < BigInt(b) ? -1 : 1))) {
    await adjustUserStats(tx.db, userId, delta)
    tx.changed(`user:${userId}`)
  }
}

export const editBoard = async (
  ctx: Ctx,
  board: Allowed<SeenBoard, 'edit'>,
  input: Partial<BoardInput>,
): Promise<Board> => {
  const name = input.name === undefined ? board.name : boardName(input.name)
  const description = input.description === undefined ? board.description : boardDescription(input.description)
  const category = input.category === undefined ? board.category : boardCategory(input.category)
  return ctx.transaction(async (tx) => {
    await lockUserStats(tx.db, board.ownerId)
    const locked = await lockOwnBoard(tx, board)
    const privacy = input.privacy ?? locked.privacy
    if (privacy !== locked.privacy && locked.isRemoved) throw fail('board.removed', { field: 'privacy' })
    if (privacy !== locked.privacy) await refuseBlocked(tx.db, [{ boardId: board.id, scope: '-1' }])
    const slug = name === board.name ? board.slug : await claimName(tx, board.ownerId, name, board.id)
    if (privacy !== locked.privacy) {
      await recountBoard(tx, board, locked.privacy, privacy)
      await tx.emit(boardPrivacyChanged, { board_id: board.id })
      tx.changed('visibility:all', 'feed:public')
    }
    const { coverPinId = board.coverPinId, pinOrder = board.pinOrder, sensitivity = board.sensitivity } = input
    if (input.coverPinId && !(await isPinOf(tx.db, board.id, input.coverPinId))) {
      throw fail('pin.not_found', { field: 'cover_pin_id' })
    }
    if (slug !== board.slug) await moveSlug(tx.db, board, { from: board.slug, to: slug }, ctx.now())
    const changes = { name, slug, description, privacy, category, coverPinId, pinOrder, sensitivity }
    await updateBoard(tx.db, board.id, changes, ctx.now())
    const hasOtherWords = name !== board.name || description !== board.description || category !== board.category
    await tx.emit(boardEdited, { board_id: board.id, has_other_words: hasOtherWords })
    tx.changed(`board:${board.id}`, `user:${board.ownerId}`)
    return presentBoard(tx, await getBoard(tx, board.id))
  })
}

const endBoard = async (tx: TxCtx, board: BoardRow, privacy: BoardPrivacy): Promise<void> => {
  await recountBoard(tx, board, privacy, 'gone')
  await markBoardDeleted(tx.db, board.id, tx.now())
  await tx.emit(boardDeleted, { board_id: board.id })
  tx.changed(`board:${board.id}`, `user:${board.ownerId}`, 'visibility:all', 'feed:public')
}

/** The board and its pins are gone at once for everyone; the worker clears up behind. */
export const deleteBoard = async (ctx: Ctx, board: Allowed<SeenBoard, 'delete'>): Promise<void> =>
  ctx.transaction(async (tx) => {
    await lockUserStats(tx.db, board.ownerId)
    const locked = await lockOwnBoard(tx, board)
    await refuseBlocked(tx.db, [{ boardId: board.id, scope: '-1' }])
    await endBoard(tx, board, locked.privacy)
  })

/** What is left of a board whose pins have all gone to another, which is found at its addresses now; whoever moved them holds both. */
export const endMergedBoard = async (tx: TxCtx, boardId: Id, intoId: Id): Promise<void> => {
  const rows = await loadBoardRows(tx.db, [boardId, intoId])
  const board = rows.get(boardId)
  const into = rows.get(intoId)
  if (!board || board.isDeleted) return
  await endBoard(tx, board, board.privacy)
  if (into && !into.isDeleted) await handOverSlugs(tx.db, board, into, tx.now())
}

/** (ours) boards an hour, as with people: whoever follows faster is counting, not looking */
const FOLLOWED_AN_HOUR = 300

const setFollow = async (ctx: Ctx<SignedIn>, board: SeenBoard, following: boolean): Promise<Board> =>
  ctx.transaction(async (tx) => {
    const userId = ctx.viewer.userId
    const follow = { userId, shard: shardOf(userId), boardId: board.id, now: ctx.now() }
    if (await setBoardFollow(tx.db, follow, following)) {
      tx.changed(`board:${board.id}`)
      if (following) {
        await countAttempt(tx, [{ key: `follow-board:${userId}`, limit: FOLLOWED_AN_HOUR }])
        await tx.emit(boardFollowed, { board_id: board.id, user_id: userId, owner_id: board.ownerId })
      }
    }
    return presentBoard(tx, await getBoard(tx, board.id))
  })

/** Following twice is following once. @throws 'request.rate' after 300 an hour */
export const followBoard = async (ctx: Ctx, board: Allowed<SeenBoard, 'follow'>): Promise<Board> =>
  setFollow(requireWriter(ctx), board, true)

/** Anyone may stop following, whatever became of the board. */
export const unfollowBoard = async (ctx: Ctx, board: SeenBoard): Promise<Board> =>
  setFollow(requireWriter(ctx), board, false)
