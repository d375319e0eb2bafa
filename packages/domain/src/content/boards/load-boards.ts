import { type BoardAccess, fail, type Id } from '@corkboard/contract'
import {
  boardContentsShow,
  type BoardFacts,
  boardPresence,
  type Ctx,
  type Presence,
  readOnce,
  rememberEntities,
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
import { type BoardRow, type BoardStanding, boardStandings, findBoardIdBySlug, loadBoardRows } from './board-store.ts'

/** A board as one viewer stands to it. */
export interface SeenBoard extends BoardRow {
  readonly owner: PersonRow
  readonly relations: Relations
  /** The viewer's collaborator access, if any. */
  readonly access: BoardAccess | undefined
  readonly invite: BoardStanding['invite']
  readonly asksToJoin: boolean
  /** People who wait for the owner's approval. */
  readonly waitingCount: number
  readonly followedByMe: boolean
  /** Whether its pins, pictures and sections show to the viewer: not to whoever is only invited to a secret one. */
  readonly isOpen: boolean
  readonly presence: Presence
  readonly facts: BoardFacts
}

const rememberedBoards = rememberEntities('board', loadBoardRows)

const standings = readOnce((ctx, ids) => boardStandings(ctx.db, viewerIdOf(ctx.viewer)!, ids))

/** Boards by id as the viewer stands to them, hidden ones left out. Two statements, and two more for the signed-in. */
export const loadBoards = async (ctx: Ctx, ids: readonly Id[]): Promise<Map<Id, SeenBoard>> => {
  if (ids.length === 0) return new Map()
  const rows = await rememberedBoards(ctx, ids)
  if (rows.size === 0) return new Map()
  const ownerIds = [...new Set([...rows.values()].map((row) => row.ownerId))]
  const viewerId = viewerIdOf(ctx.viewer)
  const [owners, relations, stands] = await Promise.all([
    loadPeople(ctx, ownerIds),
    loadRelations(ctx, ownerIds),
    viewerId ? standings(ctx, [...rows.keys()]) : undefined,
  ])
  const seen = new Map<Id, SeenBoard>()
  for (const row of rows.values()) {
    const owner = owners.get(row.ownerId)
    if (!owner) continue
    const stand = stands?.get(row.id)
    const ownerFacts = personFacts(owner, relations)
    // Across a block with the owner nobody works on a board, nor is asked to, whatever the rows say yet; nor on one that
    // whoever runs the site has hidden.
    const isOwnersAlone = ownerFacts.blockBetween || row.isRemoved
    const { access, invite } = isOwnersAlone ? { access: undefined, invite: undefined } : (stand ?? {})
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
    seen.set(row.id, {
      ...row,
      owner,
      relations,
      access,
      invite,
      asksToJoin: stand?.asksToJoin ?? false,
      waitingCount: stand?.waitingCount ?? 0,
      followedByMe: stand?.follows ?? false,
      isOpen: boardContentsShow(ctx.viewer, facts),
      presence,
      facts,
    })
  }
  return seen
}

/** `board.not_found` for the missing and the hidden alike. */
export const getBoard = async (ctx: Ctx, id: Id, field = 'board_id'): Promise<SeenBoard> => {
  const board = (await loadBoards(ctx, [id])).get(id)
  if (!board) throw fail('board.not_found', { field })
  return board
}

/** Also at an address it had before it was renamed: the answer's `url` tells where it is now. */
export const getBoardByPath = async (ctx: Ctx, username: string, slug: string): Promise<SeenBoard> => {
  const owner = await findPersonByUsername(ctx, username)
  const id = owner && (await findBoardIdBySlug(ctx.db, owner.id, slug.normalize('NFC').toLowerCase()))
  const board = id && (await loadBoards(ctx, [id])).get(id)
  if (!board) throw fail('board.not_found', { field: 'slug' })
  return board
}
