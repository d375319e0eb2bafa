import type { Board, Pin, ResourceEnvelope } from '@corkboard/contract'
import { type Actor, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor
let board: Board
let pins: readonly Pin[]

beforeAll(async () => {
  site = await TestSite.start()
  ;({ alice, bob } = await site.cast())
  // The name has no topic. Home feeds also move the picture of a topic to the end while they ask for topics above.
  board = await alice.createsBoard('Set 7')
  const made: Pin[] = []
  for (const title of ['One', 'Two', 'Three', 'Four']) made.push(await alice.pinsTo(board, { title }))
  pins = made
})
afterAll(() => site[Symbol.asyncDispose]())

const asksFor = async (
  who: Visitor,
  name: string,
  options: object,
  context: unknown,
): Promise<ResourceEnvelope<Pin[]>> => {
  const query = new URLSearchParams({ data: JSON.stringify({ options, context }) })
  const response = await who.browser.send(`/resource/${name}/get/?${query.toString()}`)
  return (await response.json()) as ResourceEnvelope<Pin[]>
}
const reads = async (who: Visitor, name: string, options: object, context: unknown): Promise<string[]> =>
  ((await asksFor(who, name, options, context)).resource_response.data ?? []).map(({ title }) => title)
const signatures = (...places: readonly number[]) => places.map((n) => pins[n]!.image_signature)

describe('[PIN-13 c] a pin the browser reports as recently viewed', () => {
  it.each(['recent_pin_sigs', 'viewed_images'])(
    'comes last among related pins, and is still there: %s',
    async (name) => {
      const options = { pin: pins[0]!.id, field_set_key: 'grid' }
      const titles = await reads(site.visitor(), 'RelatedPinFeedResource', options, { [name]: signatures(2) })
      expect(titles.toSorted()).toEqual(['Four', 'Three', 'Two'])
      expect(titles.at(-1)).toBe('Three')
    },
  )

  it.each([
    ['a visitor', () => site.visitor()],
    ['a member', () => bob],
  ])('comes last in the home feed of %s', async (_who, whose) => {
    const who = whose()
    const context = { recent_pin_sigs: signatures(3), viewed_images: signatures(1, 3) }
    const titles = await reads(who, 'UserHomefeedResource', { field_set_key: 'grid' }, context)
    expect(titles.slice(0, 2).toSorted()).toEqual(['One', 'Three'])
    expect(titles.slice(2).toSorted()).toEqual(['Four', 'Two'])
  })

  it('[IDENT-13 a] changes nothing for members who do not want it used', async () => {
    const cleo = await site.person('Cleo')
    const related = (context?: object) =>
      reads(cleo, 'RelatedPinFeedResource', { pin: pins[0]!.id, field_set_key: 'grid' }, context)
    // Each opening of a home feed has its own order, so this reads the second page of one list again and again.
    const first = { page_size: 2, field_set_key: 'grid' }
    const { bookmarks } = (await asksFor(cleo, 'UserHomefeedResource', first, undefined)).resource.options
    const home = (context?: object) => reads(cleo, 'UserHomefeedResource', { ...first, bookmarks }, context)

    const viewing = (title: string | undefined) => ({
      viewed_images: pins.filter((pin) => pin.title === title).map((pin) => pin.image_signature),
    })
    const whatMovesToTheEnd = async () => {
      const [atHome] = await home()
      const [amongRelated] = await related()
      return {
        home: (await home(viewing(atHome))).at(-1) === atHome,
        related: (await related(viewing(amongRelated))).at(-1) === amongRelated,
      }
    }
    expect(await whatMovesToTheEnd()).toEqual({ home: true, related: true })
    await cleo.asks('UserSettingsResource', 'update', { personalized_by_visits: false })
    expect(await whatMovesToTheEnd()).toEqual({ home: false, related: false })
  })

  it.each([
    ['nothing', undefined],
    ['a word', 'recent'],
    ['lists of what is no picture', { recent_pin_sigs: [1, null, 'x'], viewed_images: 'all' }],
    ['what others say there', { viewed_images: null, app: { id: 7 } }],
  ])('is ignored when it is %s', async (_what, context) => {
    const options = { pin: pins[0]!.id, field_set_key: 'grid' }
    expect((await reads(site.visitor(), 'RelatedPinFeedResource', options, context)).length).toBe(3)
  })
})

describe('[PIN-13 b, IDENT-01 a] pin pages opened before the sign-up', () => {
  it('are sent with the registration; other pages are ignored', async () => {
    const [one, two] = pins as [Pin, Pin]
    const { id } = await site.visitor().registers('Nora', {
      visited_pages: [`/pin/quilts--${one.id}/`, `/pin/${two.id}/`, '/today/', '/pin/../admin/', `/pin/${one.id}`],
    })
    const { rows } = await site.site.database.pool.query<{ seen: string[] }>(
      'select visited_pin_ids::text[] as seen from users where id = $1',
      [id],
    )
    expect(rows).toEqual([{ seen: [one.id, two.id] }])
  })

  const storedFor = async ({ id }: { readonly id: string }) => {
    const { rows } = await site.site.database.pool.query<{ seen: string[] | null }>(
      'select visited_pin_ids::text[] as seen from users where id = $1',
      [id],
    )
    return rows[0]?.seen
  }
  const newcomer = async (name: string, more: object = {}) => {
    const visitor = site.visitor()
    const viewer = await visitor.registers(name, { visited_pages: [`/pin/${pins[0]!.id}/`], ...more })
    return { visitor, viewer }
  }
  const bornAt = (age: number): string => `${site.clock.now().getUTCFullYear() - age}-01-01`

  it('[IDENT-13 a] are deleted when the member turns their use off, and when they turn out to be a minor', async () => {
    const [pat, quinn] = [await newcomer('Pat'), await newcomer('Quinn')]
    await pat.visitor.asks('UserSettingsResource', 'update', { about: 'Quilts' })
    expect(await storedFor(pat.viewer)).toEqual([pins[0]!.id])
    await pat.visitor.asks('UserSettingsResource', 'update', { personalized_by_visits: false })
    await quinn.visitor.asks('UserSettingsResource', 'update', { birthday: bornAt(17) })
    expect([await storedFor(pat.viewer), await storedFor(quinn.viewer)]).toEqual([null, null])
  })

  it('[IDENT-13 a] are not stored for minors', async () => {
    const { viewer } = await newcomer('Rob', { birthday: bornAt(17) })
    expect(await storedFor(viewer)).toBeNull()
  })

  it('are limited to ten', async () => {
    const pages = Array.from({ length: 11 }, () => `/pin/${pins[0]!.id}/`)
    await expect(site.visitor().registers('Otto', { visited_pages: pages })).rejects.toMatchObject({
      error: { error_code: 'request.invalid', field: 'visited_pages' },
    })
  })
})
