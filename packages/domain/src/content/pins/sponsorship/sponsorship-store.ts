import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'

/** PIN-10: the status of a sponsorship. The sponsor is stored while pending and once approved. */
export const REQUESTED = 0
export const APPROVED = 1
const DECLINED = 2
const SPONSOR_DELETED = 3

export interface NewSponsorship {
  readonly pinId: Id
  readonly shard: number
  readonly creatorId: Id
  readonly sponsorId: Id
  readonly now: Date
}

/** Requests a sponsor, or replaces the requested one. */
export const putSponsorship = async (db: Db, sponsorship: NewSponsorship): Promise<void> => {
  await sql`
    insert into pin_sponsorships (pin_id, shard, creator_id, sponsor_id, status, created_at)
    values (${sponsorship.pinId}, ${sponsorship.shard}, ${sponsorship.creatorId}, ${sponsorship.sponsorId}, ${REQUESTED}, ${sponsorship.now})
    on conflict (pin_id, shard) do update set sponsor_id = excluded.sponsor_id, status = excluded.status`.execute(db)
}

/** Stores the sponsor's decision; declining clears the sponsor. Returns true if they were the one requested. */
export const respondToSponsorship = async (db: Db, pinId: Id, sponsorId: Id, approves: boolean): Promise<boolean> => {
  const { rows } = await sql`
    update pin_sponsorships set status = ${approves ? APPROVED : DECLINED}::smallint,
      sponsor_id = case when ${approves} then sponsor_id end
    where pin_id = ${pinId} and sponsor_id = ${sponsorId} returning 1`.execute(db)
  return rows.length > 0
}

export const deleteSponsorship = async (db: Db, pinId: Id): Promise<void> => {
  await sql`delete from pin_sponsorships where pin_id = ${pinId}`.execute(db)
}

/**
 * Updates sponsorships after a user is deleted: those they sponsored say so, those they created are removed. Returns
 * the affected pins.
 */
export const leaveSponsorships = async (db: Db, userId: Id): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`
    with created as (delete from pin_sponsorships where creator_id = ${userId} returning pin_id), sponsored as (
      update pin_sponsorships set status = ${SPONSOR_DELETED}::smallint, sponsor_id = null
      where sponsor_id = ${userId} and creator_id <> ${userId} returning pin_id
    )
    select pin_id as id from created union all select pin_id from sponsored`.execute(db)
  return rows.map(({ id }) => id)
}
