import type { Board, Pin } from '@corkboard/contract'
import { type Actor, TestSite } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Element, xml2js } from 'xml-js'

let site: TestSite
let alice: Actor
let board: Board
let older: Pin
beforeAll(async () => {
  site = await TestSite.start()
  alice = await site.person('Alice')
  board = await alice.createsBoard('Taps & basins', { description: 'What drips <least>' })
  older = await alice.pinsTo(board, { title: 'A tap', description: 'Green,\n& "loud" ]]>' })
  await alice.pinsTo(board, { title: 'A basin' })
})
afterAll(() => site[Symbol.asyncDispose]())

const gets = (path: string, as = site.visitor(), headers = {}) => as.browser.send(path, { headers })
const reads = async (path: string, as = site.visitor()) => {
  const response = await gets(path, as)
  return { status: response.status, headers: response.headers, body: await response.text() }
}
const parse = (xml: string): Element => xml2js(xml) as Element
const elementsIn = (element: Element, name: string): Element[] => [
  ...(element.name === name ? [element] : []),
  ...(element.elements ?? []).flatMap((child) => elementsIn(child, name)),
]
const textsOf = (element: Element, name: string): string[] =>
  elementsIn(element, name).map(({ elements = [] }) => elements.map(({ text }) => text).join(''))
interface JsonFeed {
  readonly version: string
  readonly title: string
  readonly authors: readonly object[]
  readonly items: readonly { id: string; title: string; content_html: string; image: string; authors: object[] }[]
}
const titlesOf = async (path: string, as?: Actor): Promise<string[]> => {
  const { body } = await reads(path, as)
  return (JSON.parse(body) as JsonFeed).items.map(({ title }) => title)
}

describe('feeds for feed readers', () => {
  it.each([
    ['rss', 'application/rss+xml'],
    ['atom', 'application/atom+xml'],
  ])("show a board's newest pins as %s that any parser accepts", async (format, type) => {
    const { status, headers, body } = await reads(`${board.url}feed.${format}`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain(type)
    expect(() => xml2js(body)).not.toThrow()
    expect(body.indexOf('A basin')).toBeLessThan(body.indexOf('A tap'))
    expect(body).toContain(`${site.origin}/pin/${older.id}/`)
    expect(body).not.toContain('What drips <least>')
  })

  it('show the same as JSON Feed, with public pictures', async () => {
    const { body } = await reads(`${board.url}feed.json`)
    const feed = JSON.parse(body) as JsonFeed
    const authors = [{ name: 'Alice', url: `${site.origin}/alice/` }]
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', title: 'Taps & basins', authors })
    expect(feed.items[0]).toMatchObject({ authors })
    expect(feed.items.map(({ title }) => title)).toEqual(['A basin', 'A tap'])
    expect(feed.items[1]!.content_html).toContain('Green,<br>&amp; &quot;loud&quot; ]]&gt;')
    expect(await (await fetch(feed.items[0]!.image)).blob()).toMatchObject({ type: 'image/webp' })
  })

  it('show what users wrote as text: no markup in it is live, and nothing is lost', async () => {
    const zoe = await site.person('Zoe')
    const hostile = await zoe.createsBoard('<b>Bold</b>', { description: 'From <i>here</i> ]]> on' })
    const title = '<img src=x onerror=alert(1)> ]]> & &lt;b>'
    await zoe.pinsTo(hostile, { title, description: '<script>alert(1)</script> ]]> end' })
    const atom = parse((await reads(`${hostile.url}feed.atom`)).body)
    expect(textsOf(atom, 'title')).toEqual(['<b>Bold</b>', title])
    expect(textsOf(atom, 'summary')).toEqual(['<script>alert(1)</script> ]]> end'])
    for (const name of ['title', 'subtitle', 'summary']) {
      for (const { attributes } of elementsIn(atom, name)) expect(attributes).toEqual({ type: 'text' })
    }
    const rss = parse((await reads(`${hostile.url}feed.rss`)).body)
    const texts = ['title', 'description', 'content:encoded'].flatMap((name) => textsOf(rss, name))
    expect(texts.join('').replaceAll(/<(\/?)(a|img|p)[ >]/g, '')).not.toMatch(/<[a-z]/i)
    expect(texts).toContain('&lt;script&gt;alert(1)&lt;/script&gt; ]]&gt; end')
  })

  it('name the author and describe the picture of a pin as RSS defines it', async () => {
    const rss = parse((await reads(`${board.url}feed.rss`)).body)
    expect(new Set(textsOf(rss, 'dc:creator'))).toEqual(new Set(['Alice']))
    for (const name of ['author', 'enclosure']) expect(elementsIn(rss, name)).toEqual([])
    const [picture] = elementsIn(rss, 'media:content')
    expect(picture!.attributes).toMatchObject({ type: 'image/webp', medium: 'image' })
    expect(Number(picture!.attributes!['width'])).toBeGreaterThan(0)
    expect((await fetch(String(picture!.attributes!['url']))).status).toBe(200)
  })

  it('show the newest first, whatever the order of the board', async () => {
    await alice.edits(board, { pin_order: 'oldest' })
    expect(await titlesOf(`${board.url}feed.json`)).toEqual(['A basin', 'A tap'])
    await alice.edits(board, { pin_order: 'newest' })
  })

  it("show a user's newest public pins the same way, and their secret ones to no one", async () => {
    const secret = await alice.createsBoard('Presents', { privacy: 'secret' })
    await alice.pinsTo(secret, { title: 'A ring' })
    for (const reader of [undefined, alice]) {
      expect(await titlesOf('/alice/feed.json', reader)).toEqual(['A basin', 'A tap'])
      expect((await reads(`${secret.url}feed.rss`, reader)).status).toBe(404)
    }
  })

  it('[BOARD-01 b, BOARD-11 b] do not exist for boards that are unlisted or sensitive', async () => {
    const linked = await alice.createsBoard('By address', { privacy: 'protected' })
    const hard = await alice.edits(await alice.createsBoard('Hard to look at'), { sensitivity: 'graphic' })
    await alice.pinsTo(hard, { title: 'A wound' })
    for (const { url } of [linked, hard]) expect((await reads(`${url}feed.atom`)).status).toBe(404)
    expect(await titlesOf('/alice/feed.json')).toEqual(['A basin', 'A tap'])
    expect((await reads('/nobody/feed.atom')).status).toBe(404)
  })

  it('are not sent again to readers that have them, until something is added', async () => {
    const tag = (await reads(`${board.url}feed.rss`)).headers.get('etag')!
    expect((await gets(`${board.url}feed.rss`, site.visitor(), { 'if-none-match': tag })).status).toBe(304)
    const third = await alice.pinsTo(board, { title: 'A plug' })
    expect((await gets(`${board.url}feed.rss`, site.visitor(), { 'if-none-match': tag })).status).toBe(200)
    await alice.deletes(third)
    expect(await titlesOf(`${board.url}feed.json`)).toEqual(['A basin', 'A tap'])
  })

  it('redirect a renamed board or a name in other case to the current URL', async () => {
    const before = await alice.createsBoard('Ladles')
    const after = await alice.edits(before, { name: 'Spoons' })
    const moved = await fetch(`${site.origin}${before.url}feed.rss`, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${after.url}feed.rss`])
    const spelt = await fetch(`${site.origin}/ALICE/feed.rss`, { redirect: 'manual' })
    expect([spelt.status, spelt.headers.get('location')]).toEqual([301, '/alice/feed.rss'])
  })

  it('[IDENT-13 a] ask search engines to skip users who opted out', async () => {
    expect((await reads('/alice/feed.rss')).headers.get('x-robots-tag')).toBeNull()
    await alice.asks('UserSettingsResource', 'update', { is_search_hidden: true })
    expect((await reads('/alice/feed.rss')).headers.get('x-robots-tag')).toBe('noindex')
    expect((await reads(`${board.url}feed.rss`)).headers.get('x-robots-tag')).toBe('noindex')
    await alice.asks('UserSettingsResource', 'update', { is_search_hidden: false })
  })

  it.each([
    ['is_search_hidden', 'Gil'],
    ['is_private_profile', 'Gwen'],
  ])('[IDENT-13 a] leave out what users who chose %s pinned on others’ boards', async (setting, name) => {
    const guest = await site.person(name)
    await alice.invites(guest, board)
    await guest.acceptsInviteTo(board)
    const pin = await guest.pinsTo(board, { title: 'A guest tap' })
    expect(await titlesOf(`${board.url}feed.json`)).toEqual(['A guest tap', 'A basin', 'A tap'])
    await guest.asks('UserSettingsResource', 'update', { [setting]: true })
    expect(await titlesOf(`${board.url}feed.json`)).toEqual(['A basin', 'A tap'])
    await guest.deletes(pin)
  })

  it('[IDENT-21 d] do not exist for a private profile', async () => {
    const bruno = await site.person('Bruno')
    const shelf = await bruno.createsBoard('Shelf')
    await bruno.pinsTo(shelf)
    await bruno.asks('UserSettingsResource', 'update', { is_private_profile: true })
    for (const path of ['/bruno/', shelf.url]) expect((await reads(`${path}feed.json`, bruno)).status).toBe(404)
  })

  it("[FIND-02 a] show a topic's pins as soon as the worker knows what they are about", async () => {
    const dora = await site.person('Dora')
    const bread = await dora.createsBoard('Bread')
    await dora.pinsTo(bread, { title: 'Sourdough bread', description: 'Baking on a rainy day' })
    await vi.waitFor(
      async () => expect(await titlesOf('/topics/baking/feed.json')).toEqual(['Sourdough bread']),
      60_000,
    )
    expect((await reads('/topics/nothing-of-ours/feed.rss')).status).toBe(404)
  })
})
