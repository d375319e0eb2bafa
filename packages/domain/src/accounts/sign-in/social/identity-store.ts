import type { Id } from '@corkboard/contract'
import type { Db, Tx } from '@corkboard/database'

export interface LinkedIdentity {
  readonly provider: string
  readonly email: string | null
  readonly createdAt: Date
}

export const holderOfIdentity = async (db: Db, provider: string, subject: string): Promise<Id | undefined> => {
  const row = await db
    .selectFrom('user_identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id
}

/** Returns `false` when it is already linked, or the user has another account with that provider linked. */
export const insertIdentity = async (
  tx: Tx,
  identity: { readonly provider: string; readonly subject: string; readonly userId: Id; readonly email?: string },
  now: Date,
): Promise<boolean> => {
  const { provider, subject, userId, email = null } = identity
  const result = await tx
    .insertInto('user_identities')
    .values({ provider, subject, user_id: userId, email, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export const identitiesOf = async (db: Db, userId: Id): Promise<LinkedIdentity[]> => {
  const rows = await db
    .selectFrom('user_identities')
    .select(['provider', 'email', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({ provider: row.provider, email: row.email, createdAt: row.created_at }))
}

export const deleteIdentity = async (tx: Tx, userId: Id, provider: string): Promise<boolean> => {
  const result = await tx
    .deleteFrom('user_identities')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

/** Users who deleted their account may come back with the same external accounts. */
export const deleteIdentitiesOf = async (tx: Tx, userId: Id): Promise<void> => {
  await tx.deleteFrom('user_identities').where('user_id', '=', userId).execute()
}
