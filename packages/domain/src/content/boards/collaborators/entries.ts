import type { CollaboratorInvite, Id } from '@corkboard/contract'
import {
  type Ctx,
  type Page,
  type PageRequest,
  personPresence,
  requireSignedIn,
  type SignedIn,
} from '../../../kernel/index.ts'
import { loadPeople, loadRelations, personFacts, presentUser } from '../../../people/index.ts'
import { boardActions } from '../board-policy.ts'
import { presentBoardBrief } from '../board-view.ts'
import { getBoard, loadBoards, type SeenBoard } from '../load-boards.ts'
import { entriesOf, entriesOfBoard, type EntryRow, invitesOf } from './collaborator-store.ts'
import { statusOf } from './invite-status.ts'

type EntryActions = CollaboratorInvite['viewer_can']

const entryActions = (ctx: Ctx<SignedIn>, board: SeenBoard, entry: EntryRow): EntryActions => {
  const { userId, isWriteBanned } = ctx.viewer
  if (isWriteBanned) return []
  if (userId === board.ownerId) {
    if (entry.state === 'accepted' || entry.state === 'invite') return ['change_access', 'delete']
    return ['approve', 'delete']
  }
  if (userId === entry.userId) return entry.state === 'invite' ? ['accept', 'delete'] : ['delete']
  return userId === entry.invitedById && entry.state === 'suggestion' ? ['delete'] : []
}

/** True when the viewer may see an entry: pending ones show only to the two users involved and the owner. */
const isShown = ({ viewer }: Ctx<SignedIn>, board: SeenBoard, entry: EntryRow): boolean => {
  if (entry.state === 'accepted') return true
  if (viewer.userId === board.ownerId) return true
  if (viewer.userId === entry.userId) return entry.state !== 'suggestion'
  return viewer.userId === entry.invitedById
}

/** Entries as responses return them, without users who are deleted or hidden from the viewer. */
export const presentEntries = async (
  ctx: Ctx<SignedIn>,
  entries: readonly { readonly board: SeenBoard; readonly entry: EntryRow }[],
): Promise<CollaboratorInvite[]> => {
  const { userId } = ctx.viewer
  const ids = new Set<Id>()
  for (const { entry } of entries) for (const id of [entry.userId, entry.invitedById]) if (id !== null) ids.add(id)
  const [people, relations] = await Promise.all([loadPeople(ctx, ids), loadRelations(ctx, ids)])
  const present = (id: Id | null, isKnown: boolean) => {
    const person = id === null ? undefined : people.get(id)
    if (!person || person.isDeleted) return null
    if (!isKnown && personPresence(ctx.viewer, personFacts(person, relations)) === 'hidden') return null
    return presentUser(ctx, person, relations)
  }
  return entries.flatMap(({ board, entry }): CollaboratorInvite[] => {
    const worksOn = board.ownerId === userId || board.access !== undefined
    // The owner of an invited email address shows only once they accept.
    const isAddress = entry.email !== null && entry.userId !== userId
    const invited = isAddress ? null : present(entry.userId, worksOn)
    if (!invited && !isAddress) return []
    const isRequest = entry.state === 'join_request' || entry.state === 'suggestion'
    return [
      {
        id: entry.id,
        type: 'collaboratorinvite',
        board: presentBoardBrief(board, board.owner.username),
        invited_user: invited,
        email: isAddress ? entry.email : null,
        invited_by_user: entry.invitedById === entry.userId ? null : present(entry.invitedById, true),
        status: statusOf(entry.state),
        access: entry.access,
        awaits_approval: isRequest ? (entry.state as 'join_request' | 'suggestion') : null,
        created_at: entry.createdAt.toISOString(),
        viewer_can: entryActions(ctx, board, entry),
      },
    ]
  })
}

/** These users' entries on a board now. Users without one are left out. */
export const presentPeople = async (
  ctx: Ctx<SignedIn>,
  boardId: Id,
  userIds: readonly Id[],
): Promise<CollaboratorInvite[]> => {
  const board = await getBoard(ctx, boardId)
  const entries = await entriesOf(ctx.db, boardId, userIds)
  return presentEntries(
    ctx,
    userIds.flatMap((id) => {
      const entry = entries.get(id)
      return entry ? [{ board, entry }] : []
    }),
  )
}

/** BOARD-04: a board's collaborators, plus the pending users whom the viewer may see, all in one page. */
export const listCollaborators = async (anyCtx: Ctx, boardId: Id): Promise<Page<CollaboratorInvite>> => {
  const ctx = requireSignedIn(anyCtx)
  const board = await getBoard(ctx, boardId)
  const rows = await entriesOfBoard(ctx.db, board.id)
  const shown = rows.filter((entry) => isShown(ctx, board, entry)).map((entry) => ({ board, entry }))
  return { items: await presentEntries(ctx, shown), next: undefined }
}

/** BOARD-04: boards the viewer is invited to collaborate on, latest first. */
export const listBoardInvites = async (
  anyCtx: Ctx,
  { size, after }: PageRequest,
): Promise<Page<CollaboratorInvite>> => {
  const ctx = requireSignedIn(anyCtx)
  const before = after?.[0]
  const rows = await invitesOf(ctx.db, ctx.viewer.userId, size + 1, before === undefined ? undefined : String(before))
  const slice = rows.slice(0, size)
  const boards = await loadBoards(ctx, [...new Set(slice.map(({ boardId }) => boardId))])
  const seen = slice.flatMap((entry) => {
    const board = boards.get(entry.boardId)
    return board?.invite ? [{ board, entry }] : []
  })
  const last = slice.at(-1)
  return { items: await presentEntries(ctx, seen), next: rows.length > size && last ? [last.id] : undefined }
}

/** True when the viewer decides who collaborates on a board. */
export const isDecider = (ctx: Ctx, board: SeenBoard): boolean => boardActions(ctx.viewer, board).includes('edit')
