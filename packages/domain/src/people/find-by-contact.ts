import type { Id } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import { choicesOfRow, type ChoicesRow } from '../accounts/settings/index.ts'
import { type Ctx, personListedFor } from '../kernel/index.ts'
import { isSpent } from '../platform/throttle/index.ts'
import { type Contact, contactIn } from './contact.ts'
import { loadSelf } from './load-people.ts'

/** (ours) Lookups per hour. More would let a member find out who on a long list has an account. */
const LOOKUPS_AN_HOUR = 30

/**
 * Only users whom the viewer may see in lists, so that a lookup that finds no one and one that finds a hidden user cost the same: one
 * query.
 */
const rowsOf = async (ctx: Ctx, viewerId: Id, { holders }: Contact): Promise<readonly ChoicesRow[]> => {
  const { rows } = await sql<ChoicesRow>`
    with viewer as (select ${viewerId}::bigint as id)
    select u.id, u.birthday::text as birthday, s.choices
    from viewer cross join users u left join user_settings s on s.user_id = u.id and s.shard = u.shard
    where u.id in (${holders}) and u.email_verified_at is not null and ${personListedFor('u', 'viewer.id')}`.execute(
    ctx.db,
  )
  return rows
}

/**
 * IDENT-13: the user with this whole email address or phone number, if they verified their address, want to be found by
 * it, and the viewer may see them in lists. Beyond the hourly limit no one is found, as if no one had it. Nor is anyone
 * by a number that several users give as theirs: no one has confirmed it.
 */
export const findByContact = async (ctx: Ctx, term: string): Promise<Id | undefined> => {
  const { viewer } = ctx
  if (viewer.kind !== 'AUTH' || viewer.isWriteBanned) return undefined
  const contact = contactIn(term, (await loadSelf(ctx))?.country ?? '')
  if (!contact) return undefined
  const subject = { key: `find:${viewer.userId}`, limit: LOOKUPS_AN_HOUR }
  if (await isSpent(ctx.db, subject, ctx.now())) return undefined
  const rows = await rowsOf(ctx, viewer.userId, contact)
  const found = rows.filter((row) => choicesOfRow(row, ctx.now())[contact.setting])
  return found.length === 1 ? found[0]!.id : undefined
}
