import type { Id } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import type { Ctx } from '@corkboard/domain/kernel'

/** (ours) How long before the load the demo users signed up. */
export const SIGNED_UP_DAYS_AGO = 120
const DAY_MS = 86_400_000

/**
 * What an interrupted load has created. Nothing else remembers how far it came: the rows themselves cannot be wrong
 * about it, whenever it was killed.
 */
export interface LoadedSoFar {
  /** When the first load started: all dates of the community count from it. */
  readonly startedAt: Date | undefined
  /** By username. */
  readonly people: ReadonlyMap<string, { readonly id: Id; readonly hasAvatar: boolean }>
  board(ownerId: Id, name: string): Id | undefined
  /** Pins and saves: a user makes one at a time. */
  pin(pinnerId: Id, createdAt: Date): Id | undefined
  comment(pinId: Id, authorId: Id, text: string): Id | undefined
  collaborates(userId: Id, boardId: Id): boolean
  hasTried(userId: Id, pinId: Id): boolean
}

/** Reads ids by a text that identifies each row; a row without an id stands for itself. */
const read = async (ctx: Ctx, query: ReturnType<typeof sql<{ key: string; id: Id }>>): Promise<Map<string, Id>> =>
  new Map((await query.execute(ctx.db)).rows.map(({ key, id }) => [key, id]))

export const readLoadedSoFar = async (ctx: Ctx): Promise<LoadedSoFar> => {
  const people = await sql<{ id: Id; username: string; hasAvatar: boolean; createdAt: Date }>`
    select id, username, avatar_signature is not null as "hasAvatar", created_at as "createdAt"
    from users where is_demo and deleted_at is null order by created_at`.execute(ctx.db)
  const boards = await read(
    ctx,
    sql`select b.owner_id || ' ' || b.name as key, b.id from boards b where b.is_demo and b.deleted_at is null`,
  )
  const pins = await read(
    ctx,
    sql`select p.pinner_id || ' ' || round(extract(epoch from p.created_at) * 1000) as key, p.id
      from pins p where p.is_demo and p.deleted_at is null`,
  )
  const comments = await read(
    ctx,
    sql`select c.pin_id || ' ' || c.author_id || ' ' || c.text as key, c.id from comments c
      join users u on u.id = c.author_id where u.is_demo and c.deleted_at is null`,
  )
  const collaborators = await read(
    ctx,
    sql`select c.user_id || ' ' || c.board_id as key, c.board_id as id from board_collaborators c
      join users u on u.id = c.user_id where u.is_demo`,
  )
  const tries = await read(
    ctx,
    sql`select t.user_id || ' ' || t.pin_id as key, t.id from pin_did_its t join users u on u.id = t.user_id
      where u.is_demo`,
  )
  const first = people.rows[0]?.createdAt
  return {
    startedAt: first && new Date(first.getTime() + SIGNED_UP_DAYS_AGO * DAY_MS),
    people: new Map(people.rows.map(({ username, id, hasAvatar }) => [username, { id, hasAvatar }])),
    board: (ownerId, name) => boards.get(`${ownerId} ${name}`),
    pin: (pinnerId, createdAt) => pins.get(`${pinnerId} ${createdAt.getTime()}`),
    comment: (pinId, authorId, text) => comments.get(`${pinId} ${authorId} ${text}`),
    collaborates: (userId, boardId) => collaborators.has(`${userId} ${boardId}`),
    hasTried: (userId, pinId) => tries.has(`${userId} ${pinId}`),
  }
}
