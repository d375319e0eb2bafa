import type { HomeFeedTab, Pin, SignedInViewer, Topic, TopicBrief, TopicChoice } from '@corkboard/contract'
import { type Actor, TestSite } from '@corkboard/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor

beforeEach(async () => {
  site = await TestSite.start()
  ;[alice, bob] = [await site.person('Alice'), await site.person('Bob')]
})
afterEach(() => site[Symbol.asyncDispose]())

const BAKING = '1401'
const topic = (viewer: Pick<Actor, 'asks'>, interest: string) =>
  viewer.asks<Topic>('InterestResource', 'get', { interest })

describe('[FIND-02 a b c] a topic', () => {
  it('is found by its slug and by its id, by anyone', async () => {
    for (const interest of ['baking', BAKING]) {
      expect(await topic(site.visitor(), interest)).toMatchObject({
        id: BAKING,
        type: 'topic',
        key: 'baking',
        name: 'Baking',
        url: '/topics/baking/',
        is_followed: false,
        parent: { key: 'food-and-drink' },
      })
    }
    await expect(topic(alice, 'no-such-topic')).rejects.toMatchObject({ error: { error_code: 'topic.not_found' } })
  })

  it('has related topics: a broad one its narrower ones, a narrow one those its pins share and its siblings', async () => {
    const keysOf = async (interest: string) =>
      (await topic(site.visitor(), interest)).related_interests.map(({ key }: TopicBrief) => key)
    expect((await keysOf('food-and-drink')).slice(0, 2)).toEqual(['baking', 'desserts'])
    expect(await keysOf('baking')).toContain('desserts')
    expect(await keysOf('baking')).not.toContain('food-and-drink')
    const board = await bob.createsBoard('Sourdough starters')
    for (const n of [1, 2, 3]) await bob.pinsTo(board, { title: `Bread knife ${n}, carved in wood` })
    await expect.poll(() => keysOf('baking')).toContain('woodworking')
  })

  it('has its pins at a path of its own too, by its id or slug, page by page', async () => {
    const board = await bob.createsBoard('Sourdough starters')
    for (const n of [1, 2, 3]) await bob.pinsTo(board, { title: `Bread ${n}, a loaf to bake` })
    const read = async (bookmark?: string) => {
      const query = bookmark === undefined ? '' : `?bookmark=${encodeURIComponent(bookmark)}`
      const response = await site.visitor().browser.send(`/v3/interests/${BAKING}/pins/${query}`)
      return (await response.json()) as { status: string; data: Pin[]; bookmark: string | null }
    }
    await expect.poll(async () => (await read()).data.length).toBe(3)
    const feed = await site.visitor().asks<Pin[]>('InterestFeedResource', 'get', { interest: BAKING })
    expect((await read()).data.map(({ id }) => id)).toEqual(feed.map(({ id }) => id))
    const missing = await site.visitor().browser.send('/v3/interests/no-such-topic/pins/')
    expect(missing.status).toBe(404)
  })

  it('is among the interests of pins about it, for everyone who may see them', async () => {
    const board = await bob.createsBoard('Sourdough starters')
    const pin = await bob.pinsTo(board, { title: 'Bread, a loaf to bake' })
    const keysFor = async (viewer: Pick<Actor, 'asks'>) =>
      (await viewer.asks<Topic[]>('PinInterestsResource', 'get', { pin_id: pin.id })).map(({ key }) => key)
    await expect.poll(() => keysFor(site.visitor())).toContain('baking')
    await alice.asks('InterestFollowResource', 'create', { interest_id: BAKING })
    const [first] = await alice.asks<Topic[]>('PinInterestsResource', 'get', { pin_id: pin.id })
    expect(first).toMatchObject({ type: 'topic', is_followed: true })
    await bob.edits(board, { privacy: 'secret' })
    await expect(keysFor(alice)).rejects.toMatchObject({ error: { error_code: 'pin.not_found' } })
  })

  it('can be followed and unfollowed, one or several at the same time, in the clients’ formats', async () => {
    const following = await alice.asks<Topic>('InterestFollowResource', 'create', { interest_id: BAKING })
    expect(following).toMatchObject({ is_followed: true, follower_count: 1 })
    await alice.asks('InterestFollowResource', 'create', { interest_id: BAKING, interest_list: 'favorited' })
    expect(await topic(bob, 'baking')).toMatchObject({ is_followed: false, follower_count: 1 })
    await alice.asks('InterestFollowResource', 'create', { interest_id: '101', interest_list: ['102', '801'] })
    const followed = async () =>
      (await alice.asks<SignedInViewer>('ViewerResource', 'get', {})).followed_interests.map(({ key }) => key)
    expect((await followed()).toSorted()).toEqual(['baking', 'cats', 'dogs', 'knitting'])
    expect(await alice.asks<Topic>('InterestFollowResource', 'delete', { interest_id: BAKING })).toMatchObject({
      is_followed: false,
      follower_count: 0,
    })
    // As a form sends several.
    await alice.asks('InterestFollowResource', 'delete', { interest_id: '101', interest_list: '102' })
    expect(await followed()).toEqual(['knitting'])
  })

  it('cannot be followed by the hundred in one call', async () => {
    for (const interest_list of [Array(51).fill('102'), Array(51).fill('102').join()]) {
      const { status } = await alice.resource('InterestFollowResource', 'create', { interest_id: '101', interest_list })
      expect(status).toBe(400)
    }
  })

  it('can be followed only by members, and only if it exists', async () => {
    expect((await site.visitor().resource('InterestFollowResource', 'create', { interest_id: BAKING })).status).toBe(
      401,
    )
    await expect(alice.asks('InterestFollowResource', 'create', { interest_id: '9999' })).rejects.toMatchObject({
      error: { error_code: 'topic.not_found' },
    })
  })

  it('shows its pins page by page', async () => {
    const board = await bob.createsBoard('Bouldering halls')
    const pins: Pin[] = []
    for (const n of [1, 2, 3]) pins.push(await bob.pinsTo(board, { title: `Hall ${n}` }))
    const read = async (more = {}) => {
      const { envelope } = await site
        .visitor()
        .resource('InterestFeedResource', 'get', { interest: 'climbing', page_size: 2, ...more })
      return envelope.resource_response as { data: Pin[]; bookmark: string }
    }
    await expect.poll(async () => (await read()).data.length).toBe(2)
    await expect
      .poll(
        async () => {
          const first = await read()
          const second = await read({ bookmarks: [first.bookmark] })
          return [...first.data, ...second.data].map(({ title }) => title).toSorted()
        },
        { timeout: 60_000 },
      )
      .toEqual(['Hall 1', 'Hall 2', 'Hall 3'])
  })
})

describe('[FIND-01 a c] the home feed of a new user', () => {
  it('offers topics to choose from, then has a tab for each and says why its pins are there', async () => {
    const carol = await site.person('Carol')
    const board = await bob.createsBoard('Quilts')
    await bob.pinsTo(board, { title: 'A star of triangles' })
    const choices = () => carol.asks<TopicChoice[]>('InterestChoicesResource', 'get', {})
    await expect.poll(async () => (await choices()).find(({ key }) => key === 'crafts')?.images ?? null).not.toBeNull()
    const quilting = () => carol.asks<Pin[]>('InterestFeedResource', 'get', { interest: 'quilting' })
    await expect.poll(async () => (await quilting()).length).toBe(1)
    const [first, ...more] = ['804', '301', '1401']
    await carol.asks('InterestFollowResource', 'create', { interest_id: first, interest_list: more })
    const tabs = await carol.asks<HomeFeedTab[]>('HomeFeedTabsResource', 'get', {})
    expect(tabs.map(({ id }) => id).toSorted()).toEqual(['all', 'topic-1401', 'topic-301', 'topic-804'])
    const feed = await carol.asks<Pin[]>('UserHomefeedResource', 'get', {})
    expect(feed.find(({ title }) => title === 'A star of triangles')).toMatchObject({
      recommendation_reason: { kind: 'topic', name: 'Quilting' },
    })
    const tab = await carol.asks<Pin[]>('UserHomefeedResource', 'get', { tab: 'topic-804' })
    expect(tab.map(({ title }) => title)).toEqual(['A star of triangles'])
  })
})
