import { rawRequest, UNIQUE } from '../load/requests.ts'
import type { BenchSite } from '../site.ts'
import type { BenchMember } from './sessions.ts'

/** A member with a public board of their own. */
export interface Writer {
  readonly member: BenchMember
  readonly boardId: string
}

export const write = (
  member: BenchMember,
  resource: string,
  options: Readonly<Record<string, unknown>>,
  verb: 'create' | 'delete' = 'create',
): string =>
  rawRequest({
    method: 'POST',
    path: `/resource/${resource}/${verb}/`,
    headers: { ...member.headers, 'idempotency-key': UNIQUE },
    json: { options },
  })

/** Pins of the whole community that everyone may save, react to and comment on. */
export const openPins = async (site: BenchSite, limit: number): Promise<string[]> => {
  const { rows } = await site.pool.query<{ id: string }>(
    `select p.id from pins p join users u on u.id = p.pinner_id join boards b on b.id = p.board_id
     join users o on o.id = b.owner_id
     where p.listed and p.deleted_at is null and not p.comments_disabled and not u.is_private and not o.is_private
       and not exists (
         select from user_blocks where blocker_id in (u.id, o.id) or blocked_id in (u.id, o.id)
       )
     order by md5(p.id::text) limit $1`,
    [limit],
  )
  return rows.map(({ id }) => id)
}

export const writersOf = async (site: BenchSite, members: readonly BenchMember[]): Promise<Writer[]> => {
  const { rows: boards } = await site.pool.query<{ id: string; owner_id: string }>(
    `select distinct on (owner_id) id, owner_id from boards where owner_id = any($1) and privacy = 'public'`,
    [members.map(({ id }) => id)],
  )
  return members.flatMap((member) => {
    const board = boards.find(({ owner_id: owner }) => owner === member.id)
    return board ? [{ member, boardId: board.id }] : []
  })
}
