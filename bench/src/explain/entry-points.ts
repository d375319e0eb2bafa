import { QUERY_HASHES } from '@corkboard/contract/persisted.generated'
import { createServer, DEFAULT_SERVER_CONFIG } from '@corkboard/protocol'
import { wireSite } from '@corkboard/site'
import { loadViewer } from '@corkboard/domain/content/viewer'
import { createCtx, type SignedIn } from '@corkboard/domain/kernel'
import pg from 'pg'
import { pino } from 'pino'
import { readConfig } from '../../../apps/site/src/config.ts'
import { ROOT } from '../site/data-folders.ts'
import { type BenchMember, signIn } from '../site/sessions.ts'

/** An endpoint and how to call it. */
export interface EntryPoint {
  readonly name: string
  readonly open: () => Promise<void>
}

type Options = Readonly<Record<string, unknown>>

/** Things worth reading: large and small ones, first pages and later ones. */
interface Things {
  readonly boards: readonly string[]
  readonly pins: readonly string[]
  readonly usernames: readonly string[]
  readonly slugs: readonly { readonly username: string; readonly slug: string }[]
  readonly signatures: readonly string[]
  readonly comments: readonly string[]
  readonly sections: readonly string[]
}

const column = async (pool: pg.Pool, text: string): Promise<string[]> =>
  (await pool.query<{ it: string }>(text)).rows.map(({ it }) => it)

const findThings = async (pool: pg.Pool): Promise<Things> => ({
  comments: await column(pool, 'select id as it from comments order by md5(id::text) limit 3'),
  sections: await column(pool, 'select id as it from board_sections order by pin_count desc limit 3'),
  boards: await column(
    pool,
    `(select board_id as it from board_stats s join boards b on b.id = s.board_id where b.privacy = 'public' order by s.pin_count desc limit 2)
     union all (select id from boards where privacy = 'public' order by md5(id::text) limit 2)`,
  ),
  pins: await column(
    pool,
    `(select pin_id as it from pin_stats order by repin_count desc limit 2)
     union all (select pin_id from pin_stats order by comment_count desc limit 2)
     union all (select id from pins where listed and deleted_at is null order by md5(id::text) limit 4)`,
  ),
  usernames: await column(pool, 'select username as it from users where not is_private order by md5(username) limit 3'),
  slugs: (
    await pool.query<{ username: string; slug: string }>(
      `select w.username, b.slug from boards b join users w on w.id = b.owner_id
       where b.privacy = 'public' and not w.is_private order by md5(b.slug) limit 3`,
    )
  ).rows,
  signatures: await column(
    pool,
    `(select image_signature as it from pins group by 1 order by count(*) desc limit 1)
     union all (select signature from images where not exists (select from pins where image_signature = signature) limit 1)`,
  ),
})

interface Result {
  readonly resource_response: { readonly bookmark?: string }
}

/**
 * Runs the site's own server in this process on the given data, with every read it offers: each as a visitor and as the
 * given member, lists on two pages.
 */
export const openEntryPoints = async (databaseUrl: string, dataDir: string, memberId: string) => {
  const log = pino({ level: 'silent' })
  const wired = await wireSite({
    config: readConfig({ DATA_DIR: dataDir }, ROOT),
    databaseUrl,
    secrets: { signing: Buffer.alloc(32, 'bench') },
    log,
    name: 'explain',
  })
  const app = createServer({ site: wired.site, config: DEFAULT_SERVER_CONFIG })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const [member] = await signIn(pool, 1, [memberId])
  const things = await findThings(pool)
  await pool.end()

  const get = async (path: string, headers: BenchMember['headers']): Promise<unknown> => {
    const { statusCode, body } = await app.inject({ method: 'GET', url: path, headers })
    // Other errors are fine: a thing hidden from this viewer was still queried.
    if (statusCode >= 500 || statusCode === 400) throw new Error(`${path}: ${statusCode} ${body.slice(0, 400)}`)
    return statusCode === 200 && body.startsWith('{') ? JSON.parse(body) : undefined
  }
  const resource = async (name: string, options: Options, headers: BenchMember['headers']): Promise<void> => {
    const path = (more: Options) =>
      `/resource/${name}/get/?data=${encodeURIComponent(JSON.stringify({ options: { ...options, ...more } }))}`
    const first = (await get(path({}), headers)) as Result | undefined
    const bookmark = first?.resource_response.bookmark
    if (bookmark !== undefined && bookmark !== '-end-') await get(path({ bookmarks: [bookmark] }), headers)
  }
  const query = async (
    name: keyof typeof QUERY_HASHES,
    pinId: string,
    headers: BenchMember['headers'],
  ): Promise<void> => {
    const variables = { pinId, isAuth: 'cookie' in headers, isDesktop: true }
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/_/graphql/',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ queryHash: QUERY_HASHES[name], variables }),
    })
    if (statusCode !== 200) throw new Error(`${name}: ${statusCode} ${body.slice(0, 400)}`)
  }

  const entryPointsOf = (who: string, headers: BenchMember['headers']): EntryPoint[] => {
    const each = <T>(name: string, items: readonly T[], open: (item: T) => Promise<void>): EntryPoint => ({
      name: `${name} (${who})`,
      open: async () => {
        for (const item of items) await open(item)
      },
    })
    const ofPins = things.pins.map((id) => ({ pin_id: id }))
    const ofBoards = things.boards.map((id) => ({ board_id: id }))
    const ofComments = things.comments.map((id) => ({ commentId: id }))
    const ofPeople = things.usernames.map((username) => ({ username }))
    const read = (name: string, items: readonly Options[]) => each(name, items, (item) => resource(name, item, headers))
    return [
      read('BoardResource', [...things.boards.map((id) => ({ board_id: id })), ...things.slugs]),
      read(
        'BoardsResource',
        things.usernames.map((username) => ({ username })),
      ),
      read(
        'BoardFeedResource',
        things.boards.map((id) => ({ board_id: id })),
      ),
      read(
        'BoardMorePinsResource',
        things.pins.map((id) => ({ pin_id: id })),
      ),
      read(
        'RelatedPinFeedResource',
        things.pins.map((id) => ({ pin: id })),
      ),
      read(
        'PinResource',
        things.pins.map((id) => ({ id })),
      ),
      read(
        'UserResource',
        things.usernames.map((username) => ({ username })),
      ),
      read(
        'UserActivityPinsResource',
        things.usernames.map((username) => ({ username })),
      ),
      read(
        'UserPinsResource',
        things.usernames.map((username) => ({ username })),
      ),
      read('UserHomefeedResource', [{}, { page_size: 250 }, { tab: 'topic-1400' }]),
      read('InterestResource', [{ interest: 'food-and-drink' }, { interest: 'kitchens' }]),
      read('InterestFeedResource', [{ interest: 'food-and-drink' }, { interest: 'kitchens', page_size: 250 }]),
      read('InterestChoicesResource', [{}]),
      read('HomeFeedTabsResource', [{}]),
      read('TodayArticlesResource', [{}, { locale: 'de' }]),
      read('ExplorePinsResource', [{ kind: 'ideas' }, { kind: 'videos', category_id: '1400' }, { kind: 'shopping' }]),
      read('ExploreCategoriesResource', [{ kind: 'ideas' }]),
      read('StoryPinTaggedProductsResource', ofPins),
      read('LiveSessionProductsResource', ofPins),
      ...['BaseSearchResource', 'SearchTabResource'].map((name) =>
        read(
          name,
          ['kitchens', 'golden kitchens', 'light', 'ktichens', '"green kitchens"'].flatMap((text) =>
            ['pins', 'boards', 'users', 'videos', 'buyable_pins'].map((scope) => ({ query: text, scope })),
          ),
        ),
      ),
      read(
        'AdvancedTypeaheadResource',
        ['k', 'kit', 'golden k', 'ada'].map((term) => ({ term })),
      ),
      read('RecommendedSearchesResource', [{}]),
      read('UnifiedCommentsResource', ofPins),
      read('AggregatedCommentRepliesResource', ofComments),
      read('AggregatedCommentResource', ofComments),
      read('CommentPermissionsResource', ofPins),
      read('DidItsResource', ofPins),
      read('BoardSectionsResource', ofBoards),
      read(
        'BoardSectionPinsResource',
        things.sections.map((id) => ({ section_id: id })),
      ),
      read('BoardMoreIdeasResource', ofBoards),
      read('BoardInterestsResource', ofBoards),
      read('UserFollowersResource', ofPeople),
      read('UserFollowingResource', ofPeople),
      each('CloseupPageQuery', things.pins, (id) => query('CloseupPageQuery', id, headers)),
      each('CloseupDetailQuery', things.pins, (id) => query('CloseupDetailQuery', id, headers)),
    ]
  }
  const asMember = createCtx(wired.site, {
    kind: 'AUTH',
    userId: member!.id,
    sessionId: '1',
    role: 'member',
    isWriteBanned: false,
  } satisfies SignedIn)
  const picker: readonly Options[] = [{}, { filter: 'kitchen' }, { page_size: 3 }]
  const entryPoints: EntryPoint[] = [
    ...entryPointsOf('visitor', {}),
    ...entryPointsOf('member', member!.headers),
    {
      name: 'BoardPickerBoardsResource (member)',
      open: async () => {
        for (const options of picker) await resource('BoardPickerBoardsResource', options, member!.headers)
      },
    },
    {
      name: 'BoardsResource, own (member)',
      open: () => resource('BoardsResource', { username: member!.username, privacy_filter: 'all' }, member!.headers),
    },
    {
      name: 'UserPinsResource, own (member)',
      open: () => resource('UserPinsResource', { username: member!.username }, member!.headers),
    },
    ...[
      ['UserFollowingResource, own', 'UserFollowingResource', { username: member!.username }],
      ['BoardsResource, archived', 'BoardsResource', { username: member!.username, archived: true }],
      ['ReactionsResource', 'ReactionsResource', { pin_id: things.pins[0]! }],
      ['PinFavoriteResource', 'PinFavoriteResource', {}],
      ['PinDuplicatesResource', 'PinDuplicatesResource', { pin_id: things.pins[0]! }],
      ['BoardInvitesResource', 'BoardInvitesResource', {}],
      ['BoardActionStatusResource', 'BoardActionStatusResource', { board_id: things.boards[0]! }],
      ['NewsHubResource', 'NewsHubResource', {}],
      ['NewsHubDetailsResource', 'NewsHubDetailsResource', { news_id: things.pins[0]! }],
      ['NewsHubBadgeResource', 'NewsHubBadgeResource', {}],
      ['ConversationsResource', 'ConversationsResource', {}],
      ['ConversationMessagesResource', 'ConversationMessagesResource', { conversation_id: things.pins[0]! }],
      ['ContactRequestsResource', 'ContactRequestsResource', {}],
      ['ShareSuggestionsResource', 'ShareSuggestionsResource', { term: 'per' }],
      ['ShareSuggestionsResource, no term', 'ShareSuggestionsResource', {}],
      ['MentionSuggestionsResource', 'MentionSuggestionsResource', { pin_id: things.pins[0]!, query: 'per' }],
      ['UserSessionsResource', 'UserSessionsResource', {}],
    ].map(([name, entryPoint, options]): EntryPoint => ({
      name: `${name as string} (member)`,
      open: () => resource(entryPoint as string, options as Options, member!.headers),
    })),
    {
      name: 'who is looking (member)',
      open: async () => {
        await loadViewer(asMember)
      },
    },
    {
      name: 'pictures (visitor)',
      open: async () => {
        for (const name of things.signatures) {
          await get(`/media/236x/${name.slice(0, 2)}/${name.slice(2, 4)}/${name}.webp`, {})
        }
      },
    },
  ]
  return {
    entryPoints,
    close: async () => {
      await app.close()
      await wired.close()
    },
  }
}
