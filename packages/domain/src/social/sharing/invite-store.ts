import { createHash } from 'node:crypto'
import type { Id } from '@corkboard/contract'
import type { Db, Tx } from '@corkboard/database'

export interface StoredInvite {
  readonly id: Id
  readonly senderId: Id
  readonly channel: number
  readonly usesLeft: number
  readonly createdAt: Date
  readonly expiresAt: Date
}

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest()

const COLUMNS = ['id', 'sender_id', 'channel', 'uses', 'max_uses', 'created_at', 'expires_at'] as const

const invites = (db: Db) => db.selectFrom('invites').select(COLUMNS)

type Row = Awaited<ReturnType<ReturnType<typeof invites>['executeTakeFirstOrThrow']>>

const toInvite = (row: Row): StoredInvite => ({
  id: row.id,
  senderId: row.sender_id,
  channel: row.channel,
  usesLeft: row.max_uses - row.uses,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})

export const insertInvite = async (
  tx: Tx,
  invite: Omit<StoredInvite, 'usesLeft'> & { readonly code: string; readonly maxUses: number },
): Promise<void> => {
  await tx
    .insertInto('invites')
    .values({
      code_hash: hashOf(invite.code),
      id: invite.id,
      sender_id: invite.senderId,
      channel: invite.channel,
      max_uses: invite.maxUses,
      created_at: invite.createdAt,
      expires_at: invite.expiresAt,
    })
    .execute()
}

/** An invite that is still valid. */
export const findInvite = async (db: Db, code: string, now: Date): Promise<StoredInvite | undefined> => {
  const row = await invites(db).where('code_hash', '=', hashOf(code)).where('expires_at', '>', now).executeTakeFirst()
  return row && row.uses < row.max_uses ? toInvite(row) : undefined
}

/** Uses an invite once; concurrent users never get more uses than it has. */
export const useInvite = async (tx: Tx, code: string, now: Date): Promise<boolean> => {
  const result = await tx
    .updateTable('invites')
    .set((e) => ({ uses: e('uses', '+', 1) }))
    .where('code_hash', '=', hashOf(code))
    .where('expires_at', '>', now)
    .whereRef('uses', '<', 'max_uses')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** A user's valid invites, newest first. */
export const invitesOf = async (db: Db, senderId: Id, now: Date, limit: number): Promise<StoredInvite[]> => {
  const rows = await invites(db)
    .where('sender_id', '=', senderId)
    .where('expires_at', '>', now)
    .whereRef('uses', '<', 'max_uses')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toInvite)
}

export const deleteInvite = async (tx: Tx, senderId: Id, id: Id): Promise<boolean> => {
  const result = await tx
    .deleteFrom('invites')
    .where('id', '=', id)
    .where('sender_id', '=', senderId)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export const sweepInvites = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('invites').where('expires_at', '<=', now).execute()
}
