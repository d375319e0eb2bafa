import type { DidIt, Pin, PinDuplicates, PinInteractions, Reaction, SponsoredPin } from '@corkboard/contract'
import { type Actor, drawPicture, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor
let carol: Actor
let visitor: Visitor

beforeAll(async () => {
  site = await TestSite.start()
  ;({ alice, bob, carol } = await site.cast())
  visitor = site.visitor()
})
afterAll(() => site[Symbol.asyncDispose]())

const pinOf = async (title: string, privacy = 'public'): Promise<Pin> =>
  alice.pinsTo(await alice.createsBoard(`Board of ${title}`, { privacy }), { title })
const changes = (
  who: Actor,
  name: string,
  verb: 'create' | 'update' | 'delete',
  options: object,
): Promise<PinInteractions> => who.asks<PinInteractions>(name, verb, { ...options })
const codeOf = async (call: ReturnType<Visitor['resource']>) =>
  (await call).envelope.resource_response.error?.error_code

/** Waits until the worker has processed it. */
const once = (claim: () => Promise<void>) => vi.waitFor(claim, { timeout: 60_000 })

describe('[PIN-07 a b] reactions through the API', () => {
  it('are counted, changed and undone, and never fall below zero', async () => {
    const { id } = await pinOf('Taps')
    const of = { pin_id: id }
    expect(await changes(bob, 'ReactionsResource', 'create', { ...of, reaction_type: 1 })).toMatchObject({
      id,
      reaction_counts: { 1: 1 },
      reaction_by_me: 1,
    })
    await changes(carol, 'ReactionsResource', 'create', { ...of, reaction_type: 1 })
    expect(await changes(bob, 'ReactionsResource', 'create', { ...of, reaction_type: 4 })).toMatchObject({
      reaction_by_me: 4,
    })
    const counted = (counts: object) =>
      once(async () => expect((await visitor.asks<Pin>('PinResource', 'get', { id })).reaction_counts).toEqual(counts))
    await counted({ 1: 1, 4: 1 })
    const people = await visitor.asks<Reaction[]>('ReactionsResource', 'get', of)
    expect(people.map(({ user, reaction_type: type }) => [user.username, type])).toEqual([
      ['carol', 1],
      ['bob', 4],
    ])
    for (const _ of [1, 2]) {
      expect(await changes(bob, 'ReactionsResource', 'delete', of)).toMatchObject({ reaction_by_me: 0 })
    }
    await counted({ 1: 1 })
    const unknown = bob.resource('ReactionsResource', 'create', { ...of, reaction_type: 6 })
    expect(await codeOf(unknown)).toBe('request.invalid')
  })
})

describe('[PIN-08 a b c] favorites, notes and tries through the API', () => {
  it('are counted for everyone, and shown in full only to the user they belong to', async () => {
    const pin = await pinOf('Pots')
    const of = { pin_id: pin.id }
    await changes(bob, 'PinFavoriteResource', 'create', of)
    await changes(bob, 'PinNoteResource', 'update', { ...of, text: 'Ask for the price' })
    await changes(bob, 'DidItsResource', 'create', { ...of, text: 'Holds water' })
    expect(await bob.sees(pin)).toMatchObject({
      favorited_by_me: true,
      favorite_user_count: 1,
      closeup_user_note: 'Ask for the price',
      unified_user_note: 'Ask for the price',
      done_by_me: true,
      aggregated_pin_data: { did_it_data: { images_count: 1 } },
    })
    await once(async () =>
      expect(await alice.sees(pin)).toMatchObject({
        favorited_by_me: false,
        favorite_user_count: 1,
        closeup_user_note: null,
        unified_user_note: null,
        done_by_me: false,
        aggregated_pin_data: { did_it_data: { images_count: 1 } },
      }),
    )
    expect(await visitor.asks<DidIt[]>('DidItsResource', 'get', of)).toMatchObject([
      { user: { username: 'bob' }, text: 'Holds water', is_mine: false },
    ])
    const long = bob.resource('PinNoteResource', 'update', { ...of, text: 'x'.repeat(501) })
    expect(await codeOf(long)).toBe('pin.note_too_long')
  })

  it('list a user’s own favorites to them, newest pins first, without pins they may no longer see', async () => {
    const dan = await site.person('Dora')
    const pins = [await pinOf('One'), await pinOf('Two'), await pinOf('Three')]
    for (const { id } of pins) await changes(dan, 'PinFavoriteResource', 'create', { pin_id: id })
    const titles = async () =>
      (await dan.asks<Pin[]>('PinFavoriteResource', 'get', { field_set_key: 'grid' })).map(({ title }) => title)
    expect(await titles()).toEqual(['Three', 'Two', 'One'])
    await changes(dan, 'PinFavoriteResource', 'delete', { pin_id: pins[0]!.id })
    await alice.edits({ id: pins[1]!.board.id }, { privacy: 'secret' })
    expect(await titles()).toEqual(['Three'])
    expect(await bob.asks<Pin[]>('PinFavoriteResource', 'get')).not.toContainEqual(
      expect.objectContaining({ title: 'Three' }),
    )
    expect(await codeOf(visitor.resource('PinFavoriteResource', 'get'))).toBe('auth.required')
  })
})

describe('[PIN-09 a b] hiding and reporting through the API', () => {
  it('leaves a pin out of the user’s own lists, but not out of other users’', async () => {
    const { id } = await pinOf('Loud')
    await changes(bob, 'PinHideResource', 'create', { pin_id: id })
    const isIn = async (who: Visitor) => (await who.seesHomeFeed()).some((pin) => pin.id === id)
    expect([await isIn(bob), await isIn(carol)]).toEqual([false, true])
    await changes(bob, 'PinHideResource', 'delete', { pin_id: id })
    expect(await isIn(bob)).toBe(true)
  })

  it('accepts reports of visible content, for known reasons', async () => {
    const pin = await pinOf('Bad')
    const secret = await pinOf('Own', 'secret')
    const reports = (id: string, reason = 'spam') =>
      codeOf(bob.resource('ReportResource', 'create', { id, type: 'pin', reason }))
    expect(await reports(pin.id)).toBeUndefined()
    expect(await reports(pin.id, 'dull')).toBe('request.invalid')
    expect(await reports(secret.id)).toBe(await reports('1'))
  })
})

describe('[PIN-10 a] sponsors through the API', () => {
  it('are requested, shown only to the two until they approve, and to everyone afterwards', async () => {
    const pin = await pinOf('Paid')
    const dialog = await alice.asks<SponsoredPin>('PinSponsorshipResource', 'create', {
      pin_id: pin.id,
      sponsor: 'bob',
    })
    expect(dialog.sponsorship).toMatchObject({ status: 0, sponsor: { username: 'bob' } })
    const statusFor = async (who: Visitor) => (await who.sees(pin))?.sponsorship?.status
    expect([await statusFor(bob), await statusFor(carol), await statusFor(visitor)]).toEqual([0, undefined, undefined])
    const response = { pin_id: pin.id, status: 1 }
    expect(await codeOf(carol.resource('PinSponsorshipResource', 'update', response))).toBe('pin.not_allowed')
    await bob.asks('PinSponsorshipResource', 'update', response)
    expect([await statusFor(carol), await statusFor(visitor)]).toEqual([1, 1])
  })

  it('can decline, and are no longer named', async () => {
    const pin = await pinOf('Unpaid')
    await alice.asks('PinSponsorshipResource', 'create', { pin_id: pin.id, sponsor: 'bob' })
    await bob.asks('PinSponsorshipResource', 'update', { pin_id: pin.id, status: 2 })
    expect((await alice.sees(pin))?.sponsorship).toMatchObject({ status: 2, sponsor: null })
    expect((await carol.sees(pin))?.sponsorship).toBeNull()
  })
})

describe('[PIN-06 a] a pin the user already has', () => {
  it('are reported for a picture the user already has, by its content and by its looks', async () => {
    const board = await bob.createsBoard('Had')
    const seed = 4_711
    const first = await bob.pinsTo(board, { picture: await drawPicture({ width: 600, height: 900, seed }) })
    const duplicates = (media_upload_id: string) =>
      bob.asks<PinDuplicates>('PinDuplicatesResource', 'get', { media_upload_id })
    const same = await bob.uploads(await drawPicture({ width: 600, height: 900, seed }))
    expect(await duplicates(same.media_upload_id)).toMatchObject({ already_saved: { pin_id: first.id } })
    const alike = await bob.uploads(await drawPicture({ width: 600, height: 900, seed, format: 'png' }))
    expect(await duplicates(alike.media_upload_id)).toMatchObject({
      already_saved: null,
      looks_same: { pin_id: first.id, board: { name: 'Had' } },
    })
  })
})
