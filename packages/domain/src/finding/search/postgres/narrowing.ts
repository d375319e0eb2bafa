import type { Id } from '@corkboard/contract'
import { type RawBuilder, sql } from '@corkboard/database'
import type { Narrowing, Source } from '../search-engine.ts'
import { OWN } from './tables.ts'

export const conditions = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)

const followedPeople = (userId: Id) => sql`select followee_id from user_follows where follower_id = ${userId}`
const followedBoards = (userId: Id) => sql`select board_id from board_follows where user_id = ${userId}`

const isFollowed = (source: Source, by: Id): RawBuilder<unknown> => {
  if (source === 'people') return sql`id in (${followedPeople(by)})`
  const board = source === 'boards' ? sql`id` : sql`board_id`
  return sql`(owner_id in (${followedPeople(by)}) or ${board} in (${followedBoards(by)}))`
}

/** What documents must be, besides having the words. */
export const narrowed = (source: Source, narrowing: Narrowing): RawBuilder<unknown>[] => {
  const { price, withoutPictures, followedBy, exceptId } = narrowing
  return [
    ...(price?.least === undefined ? [] : [sql`price >= ${price.least}`]),
    ...(price?.most === undefined ? [] : [sql`price <= ${price.most}`]),
    ...(withoutPictures?.length && source === 'pins' ? [sql`picture <> all (${withoutPictures}::text[])`] : []),
    ...(followedBy === undefined ? [] : [isFollowed(source, followedBy)]),
    ...(exceptId === undefined ? [] : [sql`id <> ${exceptId}`]),
  ]
}

/** True for a search among few documents, which are all read: those of a user, or these. */
export const isAmongFew = ({ ownerId, ids }: Narrowing): boolean => ownerId !== undefined || ids !== undefined

/** Which few documents those are. */
export const amongFew = ({ ownerId, isShared, ids }: Narrowing): RawBuilder<unknown> =>
  conditions([
    ...(ownerId === undefined ? [] : [sql`owner_id = ${ownerId}`]),
    ...(ids === undefined ? [] : [sql`id = any (${ids}::bigint[])`]),
    ...(isShared || ids !== undefined ? [sql`tier < ${sql.lit(OWN)}`] : []),
  ])
