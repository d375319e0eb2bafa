import { type Experience, type Id, shardOf } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'

/** Statuses by placement. */
export const experienceStatuses = async (db: Db, userId: Id): Promise<Map<string, Experience>> => {
  const rows = await db
    .selectFrom('experience_statuses')
    .select(['placement', 'experience_id', 'status'])
    .where('user_id', '=', userId)
    .execute()
  return new Map(rows.map(({ placement, ...experience }) => [placement, experience as Experience]))
}

export const putExperienceStatus = async (
  db: Db,
  userId: Id,
  placement: string,
  { experience_id, status }: Experience,
  now: Date,
): Promise<void> => {
  await sql`
    insert into experience_statuses (user_id, shard, placement, experience_id, status, updated_at)
    values (${userId}, ${shardOf(userId)}, ${placement}, ${experience_id}, ${status}, ${now})
    on conflict (user_id, placement, shard) do update
      set experience_id = excluded.experience_id, status = excluded.status, updated_at = excluded.updated_at`.execute(
    db,
  )
}
