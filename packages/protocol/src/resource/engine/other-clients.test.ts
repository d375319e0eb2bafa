import { type Board, type BoardSection, IMAGE_SIZES, type Pin } from '@corkboard/contract'
import { drawPicture, PASSWORD, TestSite, uploadClip } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/**
 * A third-party client: it knows URLs, the two fields, the envelope and bookmarks (field-facts §8), and nothing of
 * ours.
 */
class OtherClient {
  readonly #origin: string
  readonly #cookies = new Map<string, string>()
  readonly #token: string | undefined

  /** @param token a CSRF token of its own, which it sends whatever the site sets */
  constructor(origin: string, token?: string) {
    this.#origin = origin
    this.#token = token
    if (token !== undefined) this.#cookies.set('csrftoken', token)
  }

  async #send(path: string, init: RequestInit = {}): Promise<Envelope> {
    const headers = { ...init.headers, cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') }
    const response = await fetch(this.#origin + path, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split('=')
      if (name !== 'csrftoken' || this.#token === undefined) this.#cookies.set(name, value)
    }
    return (await response.json()) as Envelope
  }

  async get(name: string, options: object): Promise<Envelope> {
    const data = encodeURIComponent(JSON.stringify({ options, context: {} }))
    return this.#send(`/resource/${name}/get/?source_url=${encodeURIComponent('/')}&data=${data}`)
  }

  async create(name: string, options: object): Promise<Envelope> {
    const body = new URLSearchParams({ source_url: '/', data: JSON.stringify({ options, context: {} }) })
    const headers = {
      'x-csrftoken': this.#cookies.get('csrftoken') ?? '',
      'x-requested-with': 'XMLHttpRequest',
      'x-app-version': 'unknown',
      'x-header-of-theirs': '1',
      origin: this.#origin,
    }
    return this.#send(`/resource/${name}/create/`, { method: 'POST', body, headers })
  }

  /** Reads a whole list through its bookmarks, two items at a time. */
  async all<Item>(name: string, options: object): Promise<Item[]> {
    const items: Item[] = []
    let bookmarks: string[] = []
    for (let pages = 0; bookmarks[0] !== '-end-'; pages += 1) {
      if (pages > 20) throw new Error(`${name} does not end`)
      const { resource, resource_response: result } = await this.get(name, { ...options, page_size: 2, bookmarks })
      const data = result.data as Item[] | { results: Item[] }
      items.push(...(Array.isArray(data) ? data : data.results))
      if (resource.options.bookmarks[0] !== result.bookmark) throw new Error(`${name} names two bookmarks`)
      bookmarks = resource.options.bookmarks
    }
    return items
  }
}

interface Envelope {
  readonly resource_response: {
    readonly status: string
    readonly code: number
    readonly message: string
    readonly data: unknown
    readonly bookmark?: string
    readonly error?: { readonly error_code: string }
  }
  readonly resource: { readonly name: string; readonly options: { readonly bookmarks: string[] } }
  readonly client_context: object
  readonly request_identifier: string
}

let site: TestSite
let client: OtherClient
let board: Board
let section: BoardSection
const made: Pin[] = []
let saved: Pin
let carousel: Pin
let story: Pin
let storyInSection: Pin
let film: Pin
beforeAll(async () => {
  site = await TestSite.start()
  client = new OtherClient(site.origin)
  const alice = await site.person('Alice')
  const bruno = await site.person('Bruno')
  board = await alice.createsBoard('Kitchens')
  section = await alice.addsSection(board, 'Taps')
  const picture = await drawPicture({ width: 1_300, height: 1_950 })
  await alice.asks('UserAvatarResource', 'update', { media_upload_id: (await alice.uploads()).media_upload_id })
  for (const title of ['One', 'Two', 'Three']) {
    const words = { title, description: '"url":"/media/"', link: 'https://tap.example/' }
    made.push(await alice.pinsTo(board, { ...words, picture }))
  }
  made.push(await alice.pinsTo(board, { title: 'A tap', section: section.id }))
  carousel = await alice.publishesCarousel(board)
  story = await alice.publishesStory(board, undefined, { title: 'A quiet morning at the tap' })
  storyInSection = await alice.publishesStory(board, undefined, { section: section.id })
  const clip = await uploadClip(site.site, alice)
  film = await alice.asks<Pin>('PinResource', 'create', { board_id: board.id, media_upload_id: clip, title: 'A film' })
  saved = await alice.saves(await bruno.pinsTo(await bruno.createsBoard('Lamps')), board)
})
afterAll(() => site[Symbol.asyncDispose]())

/** The worker updates the search index. */
const SOON = { timeout: 60_000, interval: 100 }

const idsOf = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id).toSorted()

describe('[SHELL-24 a b] third-party clients of the generic mechanism', () => {
  it('read a board by its URL, and all of its pins', async () => {
    const { resource_response: result } = await client.get('BoardResource', { username: 'alice', slug: 'kitchens' })
    expect(result).toMatchObject({ status: 'success', code: 0, data: { id: board.id, name: 'Kitchens', pin_count: 9 } })
    const pins = await client.all<Pin>('BoardFeedResource', { board_id: board.id })
    expect(idsOf(pins)).toEqual(idsOf([...made, carousel, story, storyInSection, film, saved]))
  })

  it('read the sections of a board, one of them by its URL, and its pins', async () => {
    const sections = await client.all<BoardSection>('BoardSectionsResource', { board_id: board.id })
    expect(idsOf(sections)).toEqual([section.id])
    const { resource_response: one } = await client.get('BoardSectionResource', {
      username: 'alice',
      slug: 'kitchens',
      section_slug: 'taps',
    })
    expect(one.data).toMatchObject({ id: section.id, title: 'Taps' })
    const pins = await client.all<Pin>('BoardSectionPinsResource', { section_id: section.id })
    expect(idsOf(pins)).toEqual(idsOf([made[3]!, storyInSection]))
  })

  it('read a section by its id or by other names of its URL, and whose board it is on', async () => {
    const byUrl = { username: 'alice', board_slug: 'kitchens', section_slug: 'taps' }
    for (const options of [{ section_id: section.id }, byUrl]) {
      const { resource_response: result } = await client.get('BoardSectionResource', options)
      expect(result.data).toMatchObject({
        id: section.id,
        board: { id: board.id, name: 'Kitchens', url: '/alice/kitchens/', owner: { username: 'alice' } },
      })
    }
  })

  it("read a user's boards and pins, including saves when they request all activity", async () => {
    const ofAlice = { username: 'alice', privacy_filter: 'public' }
    expect(idsOf(await client.all<Board>('BoardsResource', ofAlice))).toEqual([board.id])
    const feed = await client.all<Board>('BoardsFeedResource', ofAlice)
    expect(feed.map(({ type, id }) => ({ type, id }))).toEqual([{ type: 'board', id: board.id }])
    expect(idsOf(await client.all('UserPinsResource', { username: 'alice' }))).toEqual(
      idsOf([...made, carousel, story, storyInSection, film]),
    )
    expect(idsOf(await client.all('UserActivityPinsResource', { username: 'alice' }))).toEqual(
      idsOf([...made, carousel, story, storyInSection, film, saved]),
    )
  })

  it('read a pin with every size of its picture, and all of them exist', async () => {
    const { resource_response: result } = await client.get('PinResource', {
      id: made[0]!.id,
      field_set_key: 'detailed',
    })
    const { images } = result.data as Pin
    expect(Object.keys(images).toSorted()).toEqual([...IMAGE_SIZES, 'orig'].toSorted())
    for (const { url, width, height } of Object.values(images)) {
      expect(width * height).toBeGreaterThan(0)
      expect((await fetch(url)).status).toBe(200)
    }
  })

  it('find pictures, avatars, videos and links from the URLs in responses alone, in lists as elsewhere', async () => {
    const whole = expect.stringMatching(`^${site.origin}/media/`) as string
    const { resource_response: result } = await client.get('BoardResource', { board_id: board.id })
    expect((result.data as Board).cover_images[0]).toMatchObject({ url: whole })
    const pins = await client.all<Pin>('BoardFeedResource', { board_id: board.id })
    const shown = (pin: Pin) => pins.find(({ id }) => id === pin.id)!
    expect(shown(film).videos?.video_list['V_720P']).toMatchObject({ url: whole, thumbnail: whole })
    expect(shown(carousel).carousel_data?.carousel_slots[0]?.images.orig).toMatchObject({ url: whole })
    expect(shown(made[0]!)).toMatchObject({
      description: '"url":"/media/"',
      tracked_link: expect.stringMatching(`^${site.origin}/offsite/`),
      pinner: { image_medium_url: whole },
      board: { url: '/alice/kitchens/' },
    })
  })

  it('get absolute URLs, while pages of the site get paths that the browser completes', async () => {
    const response = await fetch(`${site.origin}/resource/PinResource/get/?data={"options":{"id":"${film.id}"}}`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    const { resource_response: result } = (await response.json()) as Envelope
    expect((result.data as Pin).images.orig?.url).toMatch(/^\/media\/orig\//)
  })

  it('read the content of carousels and stories', async () => {
    const slots = (await client.get('PinResource', { id: carousel.id })).resource_response.data as Pin
    expect(slots.carousel_data?.carousel_slots).toHaveLength(3)
    const pages = (await client.get('PinResource', { id: story.id })).resource_response.data as Pin
    expect(pages.story_pin_data?.pages).toHaveLength(1)
  })

  it('find the originals of a carousel by the URLs of its slots', async () => {
    const { carousel_data: slots } = (await client.get('PinResource', { id: carousel.id })).resource_response
      .data as Pin
    for (const { images } of slots?.carousel_slots ?? []) {
      const [first] = Object.values(images)
      const original = await fetch(first!.url.replace(/\/media\/[^/]+\//, '/media/originals/'))
      expect(original.status).toBe(200)
      expect(await original.bytes()).toEqual(await (await fetch(images.orig!.url)).bytes())
    }
  })

  it('read videos in their available formats', async () => {
    const { videos } = (await client.get('PinResource', { id: film.id })).resource_response.data as Pin
    expect(Object.keys(videos?.video_list ?? {})).toEqual(['V_HLSV4', 'V_HLSV3_MOBILE', 'V_720P'])
    for (const { url } of Object.values(videos!.video_list)) expect((await fetch(url)).status).toBe(200)
  })

  it('find the content of carousels, stories and videos in lists, and less of it when a grid is enough', async () => {
    const lists: readonly [string, object][] = [
      ['BoardFeedResource', { board_id: board.id }],
      ['UserPinsResource', { username: 'alice' }],
      ['UserActivityPinsResource', { username: 'alice' }],
    ]
    for (const [name, options] of lists) {
      const pins = new Map((await client.all<Pin>(name, options)).map((pin) => [pin.id, pin]))
      expect(pins.get(story.id)?.story_pin_data).toMatchObject({
        id: story.story_pin_data_id,
        pages: [{ blocks: [{ type: 'story_pin_image_block' }, { text: 'A quiet morning' }] }],
      })
      expect(pins.get(carousel.id)?.carousel_data?.carousel_slots).toHaveLength(3)
      expect(pins.get(film.id)?.videos?.video_list).toHaveProperty('V_720P')
      expect(pins.get(made[0]!.id)?.story_pin_data).toBe(null)
      const [brief] = await client.all<Pin>(name, { ...options, field_set_key: 'grid' })
      expect(brief).not.toHaveProperty('story_pin_data')
    }
    const inSection = await client.all<Pin>('BoardSectionPinsResource', { section_id: section.id })
    expect(inSection.find(({ id }) => id === storyInSection.id)?.story_pin_data?.pages).toHaveLength(1)
  })

  it('read related pins and search results with the same fields', async () => {
    const pagesIn = (pins: readonly Pin[]) => pins.find(({ id }) => id === story.id)?.story_pin_data?.pages.length
    const like = () => client.all<Pin>('RelatedPinFeedResource', { pin: made[0]!.id })
    await expect.poll(async () => pagesIn(await like()), SOON).toBe(1)
    const found = () => client.all<Pin>('BaseSearchResource', { query: 'quiet morning', scope: 'pins' })
    await expect.poll(async () => pagesIn(await found()), SOON).toBe(1)
    const shown = (await found()).find(({ id }) => id === story.id)
    expect(Object.keys(shown!.images).toSorted()).toEqual([...IMAGE_SIZES, 'orig'].toSorted())
    const films = () => client.all<Pin>('BaseSearchResource', { query: 'film', scope: 'videos' })
    await expect.poll(async () => (await films())[0]?.videos?.video_list, SOON).toHaveProperty('V_720P')
  })

  it('log in by name and password with the token from the cookie, and then read their own data', async () => {
    const own = new OtherClient(site.origin)
    await own.get('BoardResource', { username: 'alice', slug: 'kitchens' })
    const credentials = { username_or_email: 'alice', password: PASSWORD }
    expect((await own.create('UserSessionResource', credentials)).resource_response.status).toBe('success')
    const { resource_response: result } = await own.get('ViewerResource', {})
    expect(result).toMatchObject({ status: 'success', data: { username: 'alice' } })
  })

  it('log in, read and write with a CSRF token that they made themselves', async () => {
    const token = '0123456789abcdef0123456789abcdef'
    const own = new OtherClient(site.origin, token)
    const credentials = { username_or_email: 'bruno', password: PASSWORD }
    expect((await own.create('UserSessionResource', credentials)).resource_response.status).toBe('success')
    const { resource_response: result } = await own.create('BoardResource', { name: 'Made elsewhere' })
    expect(result).toMatchObject({ status: 'success', data: { name: 'Made elsewhere' } })
    await own.create('BoardSectionResource', { board_id: (result.data as Board).id, title: 'Also' })
    for (const refused of ['0'.repeat(15), '0'.repeat(129), 'a token with spaces in it']) {
      const other = new OtherClient(site.origin, refused)
      const { resource_response: failure } = await other.create('UserSessionResource', credentials)
      expect(failure).toMatchObject({ status: 'failure', error: { error_code: 'request.csrf' } })
    }
  })

  it('read pins related to a board of theirs, page by page', async () => {
    const own = new OtherClient(site.origin)
    await own.get('BoardResource', { board_id: board.id })
    await own.create('UserSessionResource', { username_or_email: 'bruno', password: PASSWORD })
    const { resource_response: result } = await own.create('BoardResource', { name: 'Old kitchens' })
    const { id } = result.data as Board
    const related = { board_id: id, add_vase: true }
    expect(idsOf(await own.all<Pin>('BoardRelatedPixieFeedResource', related))).toEqual(
      // Each picture once, from its newest pin.
      idsOf([made[2]!, made[3]!, carousel, story, storyInSection, film, saved]),
    )
    const { resource_response: refused } = await client.get('BoardRelatedPixieFeedResource', related)
    expect(refused).toMatchObject({ status: 'failure', error: { error_code: 'auth.required' } })
  })

  it('get the error for a missing board in the same envelope', async () => {
    const result = await client.get('BoardResource', { username: 'alice', slug: 'nothing' })
    expect(result).toMatchObject({
      resource_response: { status: 'failure', data: null },
      resource: { name: 'BoardResource' },
      client_context: {},
    })
    expect(result.request_identifier).not.toBe('')
  })
})
