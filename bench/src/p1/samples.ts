import type { BenchSite } from '../site.ts'

/** What reads are asked for, spread over the whole community as visitors may see it. */
export interface ReadSamples {
  /** Boards with at least 26 pins, so that every answer has 25 and a bookmark. */
  readonly boards: readonly string[]
  readonly pins: readonly string[]
  /** Places in the newest-first list: the beginning, and pages below it. */
  readonly feedPlaces: readonly { readonly bookmark: string | undefined; readonly ids: readonly string[] }[]
}

const BOARDS = 400
const PINS = 2_000
const FEED_PAGES = 40

const ids = async (site: BenchSite, text: string, limit: number): Promise<string[]> =>
  // Shuffled, and the same at every run.
  (await site.pool.query<{ id: string }>(`${text} order by md5(id::text) limit ${limit}`)).rows.map(({ id }) => id)

const SHOWN_BOARD = `from boards b join users w on w.id = b.owner_id
  join board_stats s on s.board_id = b.id
  where b.privacy <> 'secret' and not w.is_private and s.pin_count > 26`

export const sampleReads = async (site: BenchSite): Promise<ReadSamples> => ({
  boards: await ids(site, `select id from (select b.id ${SHOWN_BOARD}) shown`, BOARDS),
  pins: await ids(
    site,
    `select id from pins where deleted_at is null and board_id in (select b.id ${SHOWN_BOARD})`,
    PINS,
  ),
  feedPlaces: await feedPlaces(site),
})

interface FeedAnswer {
  readonly resource_response: { readonly bookmark: string; readonly data: readonly { readonly id: string }[] }
}

const feedPlaces = async (site: BenchSite): Promise<ReadSamples['feedPlaces']> => {
  const places: ReadSamples['feedPlaces'][number][] = []
  let bookmark: string | undefined
  for (let page = 0; page < FEED_PAGES; page += 1) {
    const options = { field_set_key: 'grid', ...(bookmark && { bookmarks: [bookmark] }) }
    const data = encodeURIComponent(JSON.stringify({ options }))
    const response = await fetch(`${site.origin}/resource/UserHomefeedResource/get/?data=${data}`)
    const { resource_response: answer } = (await response.json()) as FeedAnswer
    places.push({ bookmark, ids: answer.data.map(({ id }) => id) })
    bookmark = answer.bookmark
  }
  return places
}
