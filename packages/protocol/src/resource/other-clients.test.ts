import { type Board, type BoardSection, IMAGE_SIZES, type Pin } from '@corkboard/contract'
import { drawPicture, PASSWORD, TestSite } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/**
 * A client that somebody else wrote: it knows addresses, the two fields, the envelope and bookmarks (field-facts §8),
 * and nothing of ours.
 */
class OtherClient {
  readonly #origin: string
  readonly #cookies = new Map<string, string>()

  constructor(origin: string) {
    this.#origin = origin
  }

  async #send(path: string, init: RequestInit = {}): Promise<Envelope> {
    const headers = { ...init.headers, cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') }
    const response = await fetch(this.#origin + path, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split('=')
      this.#cookies.set(name, value)
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

  /** A whole list, two at a time, as bookmarks lead through it. */
  async all<Item>(name: string, options: object): Promise<Item[]> {
    const items: Item[] = []
    let bookmarks: string[] = []
    for (let pages = 0; bookmarks[0] !== '-end-'; pages += 1) {
      if (pages > 20) throw new Error(`${name} does not end`)
      const { resource, resource_response: answer } = await this.get(name, { ...options, page_size: 2, bookmarks })
      const data = answer.data as Item[] | { results: Item[] }
      items.push(...(Array.isArray(data) ? data : data.results))
      if (resource.options.bookmarks[0] !== answer.bookmark) throw new Error(`${name} names two bookmarks`)
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
beforeAll(async () => {
  site = await TestSite.start()
  client = new OtherClient(site.origin)
  const alice = await site.person('Alice')
  const bruno = await site.person('Bruno')
  board = await alice.createsBoard('Kitchens')
  section = await alice.addsSection(board, 'Taps')
  const picture = await drawPicture({ width: 1_300, height: 1_950 })
  for (const title of ['One', 'Two', 'Three']) made.push(await alice.pinsTo(board, { title, picture }))
  made.push(await alice.pinsTo(board, { title: 'A tap', section: section.id }))
  carousel = await alice.publishesCarousel(board)
  story = await alice.publishesStory(board)
  saved = await alice.saves(await bruno.pinsTo(await bruno.createsBoard('Lamps')), board)
})
afterAll(() => site[Symbol.asyncDispose]())

const idsOf = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id).toSorted()

describe('[SHELL-24] clients of the generic mechanism that others wrote', () => {
  it('read a board by its address, and all of its pins', async () => {
    const { resource_response: answer } = await client.get('BoardResource', { username: 'alice', slug: 'kitchens' })
    expect(answer).toMatchObject({ status: 'success', code: 0, data: { id: board.id, name: 'Kitchens', pin_count: 7 } })
    const pins = await client.all<Pin>('BoardFeedResource', { board_id: board.id })
    expect(idsOf(pins)).toEqual(idsOf([...made, carousel, story, saved]))
  })

  it('read the sections of a board, one of them by its address, and its pins', async () => {
    const sections = await client.all<BoardSection>('BoardSectionsResource', { board_id: board.id })
    expect(idsOf(sections)).toEqual([section.id])
    const { resource_response: one } = await client.get('BoardSectionResource', {
      username: 'alice',
      slug: 'kitchens',
      section_slug: 'taps',
    })
    expect(one.data).toMatchObject({ id: section.id, title: 'Taps' })
    const pins = await client.all<Pin>('BoardSectionPinsResource', { section_id: section.id })
    expect(pins.map(({ title }) => title)).toEqual(['A tap'])
  })

  it("read a person's boards and pins, with those they saved from others where they ask for all activity", async () => {
    const boards = await client.all<Board>('BoardsResource', { username: 'alice', privacy_filter: 'public' })
    expect(idsOf(boards)).toEqual([board.id])
    expect(idsOf(await client.all('UserPinsResource', { username: 'alice' }))).toEqual(
      idsOf([...made, carousel, story]),
    )
    expect(idsOf(await client.all('UserActivityPinsResource', { username: 'alice' }))).toEqual(
      idsOf([...made, carousel, story, saved]),
    )
  })

  it('read a pin with every size of its picture, which is there', async () => {
    const { resource_response: answer } = await client.get('PinResource', {
      id: made[0]!.id,
      field_set_key: 'detailed',
    })
    const { images } = answer.data as Pin
    expect(Object.keys(images).toSorted()).toEqual([...IMAGE_SIZES, 'orig'].toSorted())
    for (const { url, width, height } of Object.values(images)) {
      expect(width * height).toBeGreaterThan(0)
      expect((await fetch(new URL(url, site.origin))).status).toBe(200)
    }
  })

  it('read what carousels and stories hold', async () => {
    const slots = (await client.get('PinResource', { id: carousel.id })).resource_response.data as Pin
    expect(slots.carousel_data?.carousel_slots).toHaveLength(3)
    const pages = (await client.get('PinResource', { id: story.id })).resource_response.data as Pin
    expect(pages.story_pin_data?.pages).toHaveLength(1)
  })

  it('log in by name and password with the token of the cookie, and then read what is theirs', async () => {
    const own = new OtherClient(site.origin)
    await own.get('BoardResource', { username: 'alice', slug: 'kitchens' })
    const credentials = { username_or_email: 'alice', password: PASSWORD }
    expect((await own.create('UserSessionResource', credentials)).resource_response.status).toBe('success')
    const { resource_response: answer } = await own.get('ViewerResource', {})
    expect(answer).toMatchObject({ status: 'success', data: { username: 'alice' } })
  })

  it('are told what is not there in the same envelope', async () => {
    const answer = await client.get('BoardResource', { username: 'alice', slug: 'nothing' })
    expect(answer).toMatchObject({
      resource_response: { status: 'failure', data: null },
      resource: { name: 'BoardResource' },
      client_context: {},
    })
    expect(answer.request_identifier).not.toBe('')
  })
})
