import { type BoardAccess, fail, type Id } from '@corkboard/contract'
import {
  boardContentsShow,
  type BoardFacts,
  boardPresence,
  type Ctx,
  type Presence,
  cacheEntities,
  cacheRelations,
  viewerIdOf,
} from '../../kernel/index.ts'
import {
  findPersonByUsername,
  loadPeople,
  loadRelations,
  personFacts,
  type PersonRow,
  type Relations,
} from '../../people/index.ts'
import {
  allBoardRelationsOf,
  type BoardRow,
  type BoardRelation,
  boardRelationsOf,
  findBoardIdBySlug,
  loadBoardRows,
} from './board-store.ts'

/** A board as one viewer sees it. */
export interface SeenBoard extends BoardRow {
  readonly owner: PersonRow
  readonly relations: Relations
  /** The viewer's collaborator access, if any. */
  readonly access: BoardAccess | undefined
  readonly invite: BoardRelation['invite']
  readonly hasRequestedToJoin: boolean
  /** The number of users waiting for the owner's approval. */
  readonly waitingCount: number
  readonly followedByMe: boolean
  /**
   * True when the viewer sees its pins, pictures and sections. A user who is only invited to a secret board does not.
   */
  readonly isOpen: boolean
  readonly presence: Presence
  readonly facts: BoardFacts
}

const cachedBoards = cacheEntities('board', loadBoardRows)

const cachedBoardRelations = cacheRelations('board', {
  load: (ctx, viewerId, ids) => boardRelationsOf(ctx.db, viewerId, ids),
  loadAll: (ctx, viewerId, limit) => allBoardRelationsOf(ctx.db, viewerId, limit),
})

/** What the rules need to know of a board, besides its row. */
interface BoardStanding extends Pick<SeenBoard, 'owner' | 'relations' | 'access' | 'invite' | 'presence' | 'facts'> {
  readonly row: BoardRow
  readonly relation: BoardRelation | undefined
}

/** How the viewer relates to these boards, without hidden ones. */
const standings = async (ctx: Ctx, ids: readonly Id[]): Promise<BoardStanding[]> => {
  if (ids.length === 0) return []
  const rows = await cachedBoards(ctx, ids)
  if (rows.size === 0) return []
  const ownerIds = Array.from(rows.values(), (row) => row.ownerId)
  const viewerId = viewerIdOf(ctx.viewer)
  const [owners, relations, boardRelations] = await Promise.all([
    loadPeople(ctx, ownerIds),
    loadRelations(ctx, ownerIds),
    viewerId ? cachedBoardRelations(ctx, [...rows.keys()]) : undefined,
  ])
  const seen: BoardStanding[] = []
  for (const row of rows.values()) {
    const owner = owners.get(row.ownerId)
    if (!owner) continue
    const relation = boardRelations?.get(row.id)
    const ownerFacts = personFacts(owner, relations)
    // A block with the owner ends collaboration and invitations even while the rows remain; so does a board hidden by
    // an admin.
    const isOwnersAlone = ownerFacts.blockBetween || row.isRemoved
    const { access, invite } = isOwnersAlone ? { access: undefined, invite: undefined } : (relation ?? {})
    const facts: BoardFacts = {
      owner: ownerFacts,
      privacy: row.privacy,
      isDeleted: row.isDeleted,
      isArchived: row.isArchived,
      viewerCollaborates: access !== undefined,
      viewerIsInvited: invite !== undefined,
    }
    const presence = boardPresence(ctx.viewer, facts)
    if (presence === 'hidden') continue
    seen.push({ row, owner, relations, relation, access, invite, presence, facts })
  }
  return seen
}

/** Boards by id as the viewer sees them, without hidden ones. Up to four statements, for what the process has not cached. */
export const loadBoards = async (ctx: Ctx, ids: readonly Id[]): Promise<Map<Id, SeenBoard>> => {
  const boards = new Map<Id, SeenBoard>()
  for (const { row, relation, owner, relations, access, invite, presence, facts } of await standings(ctx, ids)) {
    boards.set(row.id, {
      ...row,
      owner,
      relations,
      access,
      invite,
      hasRequestedToJoin: relation?.hasRequestedToJoin ?? false,
      waitingCount: relation?.waitingCount ?? 0,
      followedByMe: relation?.follows ?? false,
      isOpen: boardContentsShow(ctx.viewer, facts),
      presence,
      facts,
    })
  }
  return boards
}

/** Those of these boards that are not hidden from the viewer, when nothing else about them matters. */
export const loadSeenBoardIds = async (ctx: Ctx, ids: readonly Id[]): Promise<Set<Id>> =>
  new Set((await standings(ctx, ids)).map(({ row }) => row.id))

/** Throws `board.not_found` for missing and hidden boards alike. */
export const getBoard = async (ctx: Ctx, id: Id, field = 'board_id'): Promise<SeenBoard> => {
  const board = (await loadBoards(ctx, [id])).get(id)
  if (!board) throw fail('board.not_found', { field })
  return board
}

/** Also finds a board by a slug from before it was renamed: the response's `url` has the current one. */
export const getBoardByPath = async (ctx: Ctx, username: string, slug: string): Promise<SeenBoard> => {
  const owner = await findPersonByUsername(ctx, username)
  const id = owner && (await findBoardIdBySlug(ctx.db, owner.id, slug.normalize('NFC').toLowerCase()))
  const board = id && (await loadBoards(ctx, [id])).get(id)
  if (!board) throw fail('board.not_found', { field: 'slug' })
  return board
}
