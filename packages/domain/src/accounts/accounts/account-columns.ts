import { type Audience, type Id, type MessageAudience, shardOf } from '@corkboard/contract'
import type { Tx } from '@corkboard/database'

/** Columns of `users` that the user may change. */
export interface AccountColumns {
  readonly username: string
  readonly first_name: string
  readonly last_name: string
  readonly about: string
  readonly pronouns: string
  readonly website_url: string | null
  readonly business_name: string | null
  /** YYYY-MM-DD */
  readonly birthday: string | null
  readonly gender: string | null
  readonly custom_gender: string | null
  readonly phone_country: string | null
  readonly phone_number: string | null
  readonly country: string
  readonly locale: string
  readonly mentions_from: Audience
  readonly messages_from: MessageAudience
  readonly comments_from: Audience
  readonly is_private: boolean
  readonly is_search_hidden: boolean
  readonly shares_originals: boolean
}

export const writeAccountColumns = async (
  tx: Tx,
  userId: Id,
  columns: Partial<AccountColumns>,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('users')
    .set({ ...columns, updated_at: now })
    .where('id', '=', userId)
    .where('shard', '=', shardOf(userId))
    .execute()
}

/** PIN-13: deletes the pins that a user had opened before they signed up. */
export const forgetVisits = async (tx: Tx, userId: Id): Promise<void> => {
  await tx
    .updateTable('users')
    .set({ visited_pin_ids: null })
    .where('id', '=', userId)
    .where('shard', '=', shardOf(userId))
    .execute()
}

export const setMfaEnabled = async (tx: Tx, userId: Id, enabledAt: Date | null): Promise<void> => {
  await tx
    .updateTable('users')
    .set({ mfa_enabled_at: enabledAt })
    .where('id', '=', userId)
    .where('shard', '=', shardOf(userId))
    .execute()
}
