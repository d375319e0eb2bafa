import type { Pin, RecentSearch, SearchParts, SearchResult, TypeaheadItem } from '@corkboard/contract'
import { type Actor, TestSite } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor

beforeAll(async () => {
  site = await TestSite.start()
  ;[alice, bob] = [await site.person('Alice'), await site.person('Bob')]
})
afterAll(() => site[Symbol.asyncDispose]())

type Result = SearchParts & { readonly results: readonly SearchResult[] }

const search = async (query: string, more: object = {}) => {
  const { envelope, status } = await site.visitor().resource('BaseSearchResource', 'get', { query, ...more })
  const { data, bookmark } = envelope.resource_response as { data: Result; bookmark: string }
  return { status, data, bookmark }
}

const titles = async (query: string, more: object = {}) =>
  (await search(query, more)).data.results.map((it) => (it as Pin).title)

/** FIND-05: within five seconds, on an otherwise idle machine. */
const SOON = { timeout: 60_000, interval: 50 }

describe('[FIND-05 a b] BaseSearchResource', () => {
  it('finds what was pinned a moment ago, but not what has been deleted or turned secret since', async () => {
    const board = await alice.createsBoard('Shelves')
    const pin = await alice.pinsTo(board, { title: 'Floating shelf' })
    await alice.pinsTo(board, { title: 'Corner shelf' })
    await expect.poll(() => titles('shelf'), SOON).toHaveLength(2)
    await alice.deletes(pin)
    expect(await titles('shelf')).toEqual(['Corner shelf'])
    await alice.edits(board, { privacy: 'secret' })
    expect(await titles('shelf')).toEqual([])
  })

  it('reads what a visitor searches in the language of their browser, also on the page', async () => {
    const board = await alice.createsBoard('Soups')
    await alice.pinsTo(board, { title: 'Pleated skirt' })
    await alice.pinsTo(board, { title: 'Gray rock' })
    await site.settled()
    const german = { headers: { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' } }
    const options = encodeURIComponent(JSON.stringify({ options: { query: 'Rock' } }))
    const visitor = site.visitor().browser
    const found = await visitor.send(`/resource/BaseSearchResource/get/?data=${options}`, german)
    expect(await found.text()).toContain('Pleated skirt')
    expect(await titles('Rock')).toEqual(['Gray rock'])
    const suggested = await visitor.send(
      `/resource/AdvancedTypeaheadResource/get/?data=${encodeURIComponent(JSON.stringify({ options: { term: 'tomato -so' } }))}`,
      german,
    )
    expect(
      ((await suggested.json()) as { resource_response: { data: { items: unknown } } }).resource_response.data.items,
    ).toEqual([])
  })

  it('returns results, their accompanying data, and a bookmark', async () => {
    const board = await alice.createsBoard('Teapots')
    for (const n of [1, 2, 3]) await alice.pinsTo(board, { title: `Teapot ${n}` })
    // A pin that is found with its board may rank differently once its own words are in the index.
    await site.settled()
    const first = await search('teapot', { page_size: 2 })
    expect(first.data).toMatchObject({
      query: 'teapot',
      scope: 'pins',
      typo: null,
      nag: null,
      sensitivity: null,
      modeIcon: 'search',
      productFilters: null,
      guides: expect.any(Array),
      filters: [{ key: 'content' }, { key: 'sort' }],
      oneBarModules: expect.any(Array),
      tabs: expect.arrayContaining([{ scope: 'boards', is_selected: false }]),
    })
    expect(first.data.results).toHaveLength(2)
    const second = await search('teapot', { page_size: 2, bookmarks: [first.bookmark] })
    const seen = [...first.data.results, ...second.data.results].map(({ id }) => id)
    expect(new Set(seen).size).toBe(3)
    expect(second.bookmark).toBe('-end-')
    expect((await search('teapot', { page_size: 2, bookmarks: ['-end-'] })).data).toMatchObject({
      results: [],
      query: 'teapot',
    })
    // A position in one list is invalid in another.
    expect((await search('kettle', { bookmarks: [first.bookmark] })).status).toBe(400)
  })

  it('logs where a search was started, and never what was searched', async () => {
    const started = () => site.logged.flatMap(({ search: it }) => (it ? [it] : []))
    const before = started().length
    await search('a secret wish', { rs: 'guide', source_id: '17' })
    await search('a secret wish')
    await search('a secret wish', { rs: 'A Secret wish' })
    expect(started().slice(before)).toMatchObject([
      { scope: 'pins', rs: 'guide', source_id: '17' },
      { scope: 'pins', rs: 'direct_navigation' },
      { scope: 'pins', rs: 'direct_navigation' },
    ])
    expect(JSON.stringify(site.logged)).not.toMatch(/secret wish/i)
  })

  it('narrows a search by each option, and refuses what is not there', async () => {
    const board = await alice.createsBoard('Blankets')
    const other = await bob.createsBoard('Wool')
    const one = await alice.pinsTo(board, { title: 'Wool blanket' })
    site.clock.pass(5 * 86_400_000)
    const two = await bob.pinsTo(other, { title: 'Wool' })
    await expect.poll(() => titles('wool'), SOON).toHaveLength(2)
    expect(await titles('wool', { filters: 'content:product' })).toEqual([])
    expect(await titles('wool', { appliedProductFilters: 'price:1-2' })).toEqual([])
    expect((await titles('wool', { applied_filters: 'sort:newest' }))[0]).toBe('Wool')
    expect((await titles('wool', { customized_rerank_type: 'newest' }))[0]).toBe('Wool')
    expect((await search('wol', { auto_correction_disabled: true })).data.typo).toBeNull()
    expect(await titles('wool', { query_pin_sigs: [two.image_signature] })).toEqual(['Wool blanket'])
    expect(await titles('wool', { source_id: one.id })).toEqual(['Wool'])
    expect(await titles('wool', { user: 'alice' })).toEqual(['Wool blanket'])
    await bob.asks('UserFollowResource', 'create', { user_id: alice.id })
    const following = { query: 'wool', corpus: 'following' }
    expect((await bob.asks<Result>('BaseSearchResource', 'get', following)).results).toMatchObject([{ id: one.id }])
    // Clients send empty texts for what they do not have.
    expect(await titles('wool', { source_id: '', article: '', corpus: '' })).toHaveLength(2)
    expect((await search('wool', { corpus: 'following' })).status).toBe(401)
    expect((await search('wool', { article: '2' })).status).toBe(404)
    expect((await search('anything', { scope: 'everything' })).status).toBe(400)
    expect((await search('anything', { user: 'nobody' })).status).toBe(404)
    expect((await search('anything', { query_pin_sigs: ['\0'] })).status).toBe(400)
    expect((await search('anything', { scope: 'my_pins' })).status).toBe(401)
    for (const odd of ["'", '":*&|!<>()', '"" - -', '\\', '%_', '💐', 'a'.repeat(500), 'the of', '-only']) {
      expect([odd, (await search(odd)).status]).toEqual([odd, 200])
      expect([odd, (await search(odd, { scope: 'users' })).status]).toEqual([odd, 200])
    }
  })

  it('leaves out the pictures that the search started from', async () => {
    const board = await alice.createsBoard('Vases')
    const vase = await alice.pinsTo(board, { title: 'Tall vase' })
    await expect.poll(() => titles('vase'), SOON).toEqual(['Tall vase'])
    expect(await titles('vase', { query_pin_sigs: [vase.image_signature] })).toEqual([])
  })
})

describe('[BOARD-11 b] a sensitive board', () => {
  it('is found and suggested only for its collaborators', async () => {
    const board = await alice.createsBoard('Anatomy')
    await alice.pinsTo(board, { title: 'Dissected frog' })
    await expect.poll(() => titles('dissected'), SOON).toEqual(['Dissected frog'])
    await alice.edits(board, { sensitivity: 'graphic' })
    expect(await titles('dissected')).toEqual([])
    const { items } = await site
      .visitor()
      .asks<{ items: TypeaheadItem[] }>('AdvancedTypeaheadResource', 'get', { term: 'dissec' })
    expect(items).toEqual([])
    const own = await alice.asks<Result>('BaseSearchResource', 'get', { query: 'dissected', scope: 'pins' })
    expect(own.results).toHaveLength(1)
  })
})

describe('[FIND-06 a b] typeahead and recent searches', () => {
  const items = async (who: Actor, term: string) =>
    (await who.asks<{ items: TypeaheadItem[] }>('AdvancedTypeaheadResource', 'get', { term })).items

  it('suggest what was pinned a moment ago, but not what was deleted', async () => {
    const board = await alice.createsBoard('Umbrellas')
    const pin = await alice.pinsTo(board, { title: 'Zeppelin umbrella' })
    const labels = async () => (await items(bob, 'zepp')).map(({ label }) => label)
    await expect.poll(labels, SOON).toContain('zeppelin')
    await alice.deletes(pin)
    expect(await labels()).toEqual([])
    for (const odd of ["'", '%', '\\', '"', '💐', ' ', 'a:b&c']) expect(await items(bob, odd)).toBeInstanceOf(Array)
  })

  it('are stored, come first, and can be deleted', async () => {
    const recents = (personal = false) => bob.asks<RecentSearch[]>('RecentSearchesResource', 'get', { personal })
    await bob.asks('RecentSearchesResource', 'create', { query: 'Zinnias' })
    await bob.asks('RecentSearchesResource', 'create', { query: 'zinnias', personal: true })
    expect((await recents()).map(({ query }) => query)).toEqual(['Zinnias'])
    expect((await items(bob, 'zin'))[0]).toMatchObject({ label: 'Zinnias', is_recent: true })
    await bob.asks('RecentSearchesResource', 'delete', { query: 'ZINNIAS' })
    expect([await recents(), (await recents(true)).length]).toEqual([[], 1])
    expect(await bob.asks('RecentSearchesResource', 'create', { query: 'Suicide' })).toEqual([])
    expect((await site.visitor().resource('RecentSearchesResource', 'get', {})).status).toBe(401)
  })
})
