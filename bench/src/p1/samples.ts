import type { BenchSite } from '../site.ts'
import { type BenchMember, signIn } from '../site/sessions.ts'

/** What to read, spread over the whole community as visitors may see it. */
export interface ReadSamples {
  /** Boards with at least 26 pins, so that every response has 25 and a bookmark. */
  readonly boards: readonly string[]
  readonly pins: readonly string[]
  /** Positions in the newest-first list: the beginning, and later pages. */
  readonly feedPlaces: readonly { readonly bookmark: string | undefined; readonly ids: readonly string[] }[]
  /** Users who have created 26 pins that visitors can see, and share no boards. */
  readonly people: readonly { readonly username: string }[]
  /** Pins with at least 26 comments. */
  readonly talkedOf: readonly string[]
  /** Each with the conversation that has most messages. */
  readonly members: readonly (BenchMember & { readonly conversationId: string })[]
}

const BOARDS = 400
const PINS = 2_000
const FEED_PAGES = 40
const PEOPLE = 400
const MEMBERS = 16

type WithPool = Pick<BenchSite, 'pool'>

const ids = async (site: WithPool, text: string, limit: number): Promise<string[]> =>
  // Shuffled, but the same in every run.
  (await site.pool.query<{ id: string }>(`${text} order by md5(id::text) limit ${limit}`)).rows.map(({ id }) => id)

const SHOWN_BOARD = `from boards b join users w on w.id = b.owner_id
  join board_stats s on s.board_id = b.id
  where b.privacy <> 'secret' and not w.is_private and s.pin_count > 26`

export const sampleBoards = (site: WithPool): Promise<string[]> =>
  ids(site, `select id from (select b.id ${SHOWN_BOARD}) shown`, BOARDS)

export const samplePins = (site: WithPool): Promise<string[]> =>
  ids(site, `select id from pins where deleted_at is null and board_id in (select b.id ${SHOWN_BOARD})`, PINS)

export const sampleReads = async (site: BenchSite): Promise<ReadSamples> => ({
  boards: await sampleBoards(site),
  pins: await samplePins(site),
  feedPlaces: await feedPlaces(site),
  people: await shownPeople(site),
  talkedOf: await ids(
    site,
    `select id from pins where deleted_at is null and board_id in (select b.id ${SHOWN_BOARD})
       and id in (select pin_id from pin_stats where comment_count > 25)`,
    PINS,
  ),
  members: await talkingMembers(site),
})

const shownPeople = async ({ pool }: BenchSite): Promise<ReadSamples['people']> => {
  const { rows } = await pool.query<{ username: string }>(
    `select username from users u where not is_private
       and (select count(*) from pins p where pinner_id = u.id and listed and parent_pin_id is null
         and deleted_at is null) > 25
       and not exists (
         select from boards b join board_stats s on s.board_id = b.id
         where b.owner_id = u.id and s.collaborator_count > 0
       )
       and not exists (select from board_collaborators where user_id = u.id)
       and not exists (
         select from pins p join boards b on b.id = p.board_id join users w on w.id = b.owner_id
         where p.pinner_id = u.id and w.is_private
       )
     order by md5(id::text) limit ${PEOPLE}`,
  )
  return rows
}

const talkingMembers = async ({ pool }: BenchSite): Promise<ReadSamples['members']> => {
  const members = await signIn(pool, MEMBERS)
  const { rows } = await pool.query<{ userId: string; id: string }>(
    `select distinct on (m.user_id) m.user_id as "userId", m.conversation_id as id
     from conversation_members m join messages e on e.conversation_id = m.conversation_id
     where m.user_id = any($1::bigint[])
     group by m.user_id, m.conversation_id order by m.user_id, count(*) desc, m.conversation_id`,
    [members.map(({ id }) => id)],
  )
  return members.flatMap((member) => {
    const found = rows.find(({ userId }) => userId === member.id)
    return found ? [{ ...member, conversationId: found.id }] : []
  })
}

interface FeedResponse {
  readonly resource_response: { readonly bookmark: string; readonly data: readonly { readonly id: string }[] }
}

const feedPlaces = async (site: BenchSite): Promise<ReadSamples['feedPlaces']> => {
  const places: ReadSamples['feedPlaces'][number][] = []
  let bookmark: string | undefined
  for (let page = 0; page < FEED_PAGES; page += 1) {
    const options = { field_set_key: 'grid', ...(bookmark && { bookmarks: [bookmark] }) }
    const data = encodeURIComponent(JSON.stringify({ options }))
    const response = await fetch(`${site.origin}/resource/UserHomefeedResource/get/?data=${data}`)
    const { resource_response: result } = (await response.json()) as FeedResponse
    places.push({ bookmark, ids: result.data.map(({ id }) => id) })
    bookmark = result.bookmark
  }
  return places
}
