import type { Id, ProfileView } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { PersonRow } from './person.ts'

/**
 * Columns of `users u` and `user_stats s` in the shape of a person row; the table's checks guarantee the types of the
 * values.
 */
const COLUMNS = sql`
  u.id, u.shard, u.username, u.first_name as "firstName", u.last_name as "lastName", u.about, u.country,
  u.is_private as "isPrivate", u.is_search_hidden as "isSearchHidden", u.shares_originals as "sharesOriginals",
  u.pronouns, u.website_url as "websiteUrl", u.messages_from as "messagesFrom", u.mentions_from as "mentionsFrom",
  u.comments_from as "commentsFrom", u.deleted_at is not null as "isDeleted", u.avatar_signature as "avatarSignature",
  u.cover, u.merchant, u.profile_tab as tab, u.boards_layout as layout, u.created_at as "createdAt",
  s.follower_count as "followerCount", s.following_count as "followingCount", s.pin_count as "pinCount",
  s.total_pin_count as "totalPinCount", s.board_count as "boardCount", s.secret_board_count as "secretBoardCount",
  s.group_board_count as "groupBoardCount"`

interface StoredPerson extends Omit<PersonRow, 'view'> {
  readonly tab: ProfileView['tab']
  readonly layout: ProfileView['boards']
}

const toPerson = ({ tab, layout, ...row }: StoredPerson): PersonRow => ({ ...row, view: { tab, boards: layout } })

/** Both tables are filtered by id: otherwise the join may be planned as a scan of the whole table. */
export const peopleByIds = async (db: Db, ids: readonly Id[]): Promise<PersonRow[]> => {
  const { rows } = await sql<StoredPerson>`
    select ${COLUMNS} from users u join user_stats s on s.user_id = u.id and s.shard = u.shard
    where u.id = any(${ids}::bigint[]) and s.user_id = any(${ids}::bigint[])`.execute(db)
  return rows.map(toPerson)
}

export const personByUsername = async (db: Db, username: string): Promise<PersonRow | undefined> => {
  const named = sql`(select user_id from usernames where username = ${username.toLowerCase()})`
  const { rows } = await sql<StoredPerson>`
    select ${COLUMNS} from users u join user_stats s on s.user_id = u.id and s.shard = u.shard
    where u.id = ${named} and s.user_id = ${named}`.execute(db)
  return rows[0] && toPerson(rows[0])
}
