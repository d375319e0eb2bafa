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
import { couldAnswer, isAmong, loadPeople, loadRelations, personFacts } from '../../../people/index.ts'
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

/** (ours) invitations an hour, of one person to whatever boards */
const INVITED_AN_HOUR = 60

/**
 * Of these people, whom the viewer may ask to work on a board: those whom they may write to (IDENT-13). Nobody is told
 * why not, since a block, a setting and nobody there look alike.
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
      return isAmong(ctx.viewer, person.messagesFrom, person, relations) && couldAnswer(self, person, relations)
    }),
  )
}

/**
 * BOARD-04: the owner invites people, a collaborator suggests them to the owner. Who is invited or works on the board
 * already stays as they are.
 * @throws 'collaborator.not_taken' where one of them cannot be asked; then nobody is
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
    await countAttempt(tx, [{ key: `collaborators:${byId}`, limit: INVITED_AN_HOUR }])
    const held = await holdBoardFor(tx, 'invite', board.id, userIds)
    const act = isDecider(tx, held) ? 'add' : 'suggest'
    const known = await entriesOf(tx.db, board.id, userIds)
    for (const [userId, entry] of known) {
      if (entry.email === null || entry.standing === 'accepted') continue
      // The address it went to stays somebody's whom the owner does not know.
      await giveInvite(tx.db, board.id, entry.id, null)
      known.delete(userId)
    }
    const fresh = userIds.filter((id) => !known.has(id))
    const may = await invitable(tx, fresh)
    if (fresh.some((id) => id === held.ownerId || !may.has(id))) {
      throw fail('collaborator.not_taken', { field: 'invited_user_ids' })
    }
    for (const userId of userIds) {
      // Only the owner says what somebody may do.
      await settle(tx, held, { userId, entry: known.get(userId) }, act, {
        byId,
        access: act === 'add' ? access : undefined,
      })
    }
    return presentPeople(tx, board.id, userIds)
  })
}

/** Whose an address is, where they have shown that it is theirs and may be asked. */
const holderOf = async (tx: TxCtx<SignedIn>, board: SeenBoard, email: string): Promise<Id | null> => {
  const account = await findAccount(tx, email)
  if (!account?.isEmailVerified) return null
  if ((await entriesOf(tx.db, board.id, [account.id])).size > 0) return null
  return (await invitable(tx, [account.id])).has(account.id) ? account.id : null
}

/**
 * BOARD-04: the owner invites by address. Whether anybody here has it is not told: it waits for whoever shows that it is
 * theirs, and no mail goes to strangers.
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
    await countAttempt(tx, [{ key: `collaborators:${invitedById}`, limit: INVITED_AN_HOUR }])
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

/** Somebody has shown that an address is theirs, and with it what was sent there: the invitations that reach them now. */
export const claimInvites = async (work: TxCtx, userId: Id, email: string): Promise<ClaimedInvite[]> => {
  const claimed: ClaimedInvite[] = []
  for (const { id, boardId, invitedById } of await invitesToAddress(work.db, email)) {
    if (!invitedById || invitedById === userId || (await entriesOf(work.db, boardId, [userId])).size > 0) continue
    const inviter = work.as(invitedById)
    const board = (await loadBoards(inviter, [boardId])).get(boardId)
    if (board?.ownerId !== invitedById || !(await invitable(inviter, [userId])).has(userId)) continue
    await giveInvite(work.db, boardId, id, userId)
    claimed.push({ boardId, inviteId: id, invitedById })
  }
  return claimed
}
