import { type BoardAccess, type CollaboratorInvite, fail, type Id, LIMITS } from '@corkboard/contract'
import { boardInvited } from '@corkboard/contract/events'
import { checkEmail, findAccount } from '../../../accounts/accounts/index.ts'
import { countAttempt } from '../../../platform/throttle/index.ts'
import {
  type Allowed,
  type Ctx,
  personPresence,
  requireWriter,
  type SignedIn,
  type TxCtx,
} from '../../../kernel/index.ts'
import { couldReply, isAmong, loadPeople, loadRelations, personFacts } from '../../../people/index.ts'
import { getBoard, loadBoards, type SeenBoard } from '../load-boards.ts'
import {
  countEntries,
  entriesOf,
  type EntryRow,
  findEmailInvite,
  giveInvite,
  insertInvite,
  invitesToAddress,
} from './collaborator-store.ts'
import { isDecider, presentEntries, presentPeople } from './entries.ts'
import { holdBoardFor, settle } from './settle.ts'

/** (ours) Invitations a user may send per hour, across all boards. */
const INVITES_PER_HOUR = 60

/**
 * The users among these whom the viewer may invite: those they may message (IDENT-13). No reason is given for a
 * refusal, because a block, a setting and a missing user must look alike.
 */
const invitable = async (ctx: Ctx<SignedIn>, ids: readonly Id[]): Promise<ReadonlySet<Id>> => {
  const { userId } = ctx.viewer
  const [people, relations] = await Promise.all([loadPeople(ctx, [userId, ...ids]), loadRelations(ctx, ids)])
  const self = people.get(userId)
  return new Set(
    ids.filter((id) => {
      const person = people.get(id)
      if (!self || !person || id === userId) return false
      if (personPresence(ctx.viewer, personFacts(person, relations)) !== 'listed') return false
      return isAmong(ctx.viewer, person.messagesFrom, person, relations) && couldReply(self, person, relations)
    }),
  )
}

/**
 * BOARD-04: the owner invites users; a collaborator suggests them to the owner. Users who are already invited or
 * collaborating stay as they are.
 * @throws 'collaborator.not_taken' when one of them cannot be invited; then none are
 */
export const inviteCollaborators = async (
  anyCtx: Ctx,
  board: Allowed<SeenBoard, 'invite'>,
  userIds: readonly Id[],
  access: BoardAccess | undefined,
): Promise<CollaboratorInvite[]> => {
  const ctx = requireWriter(anyCtx)
  const byId = ctx.viewer.userId
  return ctx.transaction(async (tx) => {
    await countAttempt(tx, [{ key: `collaborators:${byId}`, limit: INVITES_PER_HOUR }])
    const held = await holdBoardFor(tx, 'invite', board.id, userIds)
    const action = isDecider(tx, held) ? 'add' : 'suggest'
    const known = await entriesOf(tx.db, board.id, userIds)
    for (const [userId, entry] of known) {
      if (entry.email === null || entry.state === 'accepted') continue
      // The owner must not learn who has the invited email address.
      await giveInvite(tx.db, board.id, entry.id, null)
      known.delete(userId)
    }
    const fresh = userIds.filter((id) => !known.has(id))
    const may = await invitable(tx, fresh)
    if (fresh.some((id) => id === held.ownerId || !may.has(id))) {
      throw fail('collaborator.not_taken', { field: 'invited_user_ids' })
    }
    for (const userId of userIds) {
      // Only the owner decides what access a user gets.
      await settle(tx, held, { userId, entry: known.get(userId) }, action, {
        byId,
        access: action === 'add' ? access : undefined,
      })
    }
    return presentPeople(tx, board.id, userIds)
  })
}

/** The user with this email address, if they have verified it and may be invited. */
const holderOf = async (tx: TxCtx<SignedIn>, board: SeenBoard, email: string): Promise<Id | null> => {
  const account = await findAccount(tx, email)
  if (!account?.isEmailVerified) return null
  if ((await entriesOf(tx.db, board.id, [account.id])).size > 0) return null
  return (await invitable(tx, [account.id])).has(account.id) ? account.id : null
}

/**
 * BOARD-04: the owner invites by email address. The response does not reveal whether an account has it: the invite
 * waits until a user verifies the address, and strangers get no mail.
 */
export const inviteByEmail = async (
  anyCtx: Ctx,
  board: Allowed<SeenBoard, 'edit'>,
  emails: readonly string[],
  access: BoardAccess = 'write',
): Promise<CollaboratorInvite[]> => {
  const ctx = requireWriter(anyCtx)
  const invitedById = ctx.viewer.userId
  const addresses = [...new Map(emails.map((text) => checkEmail(text)).map((it) => [it.toLowerCase(), it])).values()]
  return ctx.transaction(async (tx) => {
    await countAttempt(tx, [{ key: `collaborators:${invitedById}`, limit: INVITES_PER_HOUR }])
    const held = await holdBoardFor(tx, 'edit', board.id, [])
    const entries: EntryRow[] = []
    for (const email of addresses) {
      if (!(await findEmailInvite(tx.db, board.id, email))) {
        if ((await countEntries(tx.db, board.id)) >= LIMITS.collaboratorsPerBoard) throw fail('collaborator.limit')
        const userId = await holderOf(tx, held, email)
        const id = tx.site.ids.next(board.shard)
        await insertInvite(tx.db, held, { id, kind: 'invite', userId, email, invitedById, access, now: tx.now() })
        if (userId) {
          await tx.emit(boardInvited, { board_id: board.id, user_id: userId, by_id: invitedById, invite_id: id })
        }
        tx.changed(`board:${board.id}`)
      }
      const entry = await findEmailInvite(tx.db, board.id, email)
      if (entry) entries.push(entry)
    }
    const now = await getBoard(tx, board.id)
    return presentEntries(
      tx,
      entries.map((entry) => ({ board: now, entry })),
    )
  })
}

export interface ClaimedInvite {
  readonly boardId: Id
  readonly inviteId: Id
  readonly invitedById: Id
}

/**
 * Gives a user who has just verified an email address the invitations that were sent to it. Returns those invitations.
 */
export const claimInvites = async (work: TxCtx, userId: Id, email: string): Promise<ClaimedInvite[]> => {
  const claimed: ClaimedInvite[] = []
  for (const { id, boardId, invitedById } of await invitesToAddress(work.db, email)) {
    if (!invitedById || invitedById === userId || (await entriesOf(work.db, boardId, [userId])).size > 0) continue
    const inviter = work.as(invitedById)
    const board = (await loadBoards(inviter, [boardId])).get(boardId)
    if (board?.ownerId !== invitedById || !(await invitable(inviter, [userId])).has(userId)) continue
    await giveInvite(work.db, boardId, id, userId)
    work.changed(`board:${boardId}`, `user:${userId}`)
    claimed.push({ boardId, inviteId: id, invitedById })
  }
  return claimed
}
