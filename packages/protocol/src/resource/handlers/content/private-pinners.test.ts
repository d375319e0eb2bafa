import type { Board, Pin } from '@corkboard/contract'
import { type Actor, TestSite, type Visitor } from '@corkboard/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/**
 * Mia is private, and she and Fay follow each other. She has pinned to Alice's public board, on which Wim also
 * collaborates.
 */
let site: TestSite
let [alice, mia, fay, wim, sam]: Actor[] = []
let board: Board
let pin: Pin
beforeEach(async () => {
  site = await TestSite.start()
  ;[alice, mia, fay, wim, sam] = await Promise.all(
    ['Alice', 'Mia', 'Fay', 'Wim', 'Sam'].map((name) => site.person(name)),
  )
  board = await alice!.createsBoard('Lamps')
  for (const worker of [mia!, wim!]) {
    await alice!.invites(worker, board)
    await worker.acceptsInviteTo(board)
  }
  await fay!.follows(mia!)
  pin = await mia!.pinsTo(board, { title: 'Lantern' })
  await mia!.asks('UserSettingsResource', 'update', { is_private_profile: true })
})
afterEach(() => site[Symbol.asyncDispose]())

type Kind = 'herself' | 'owner' | 'colleague' | 'follower' | 'stranger' | 'visitor'
const KINDS: readonly Kind[] = ['herself', 'owner', 'colleague', 'follower', 'stranger', 'visitor']
const as = (kind: Kind): Visitor =>
  ({ herself: mia!, owner: alice!, colleague: wim!, follower: fay!, stranger: sam!, visitor: site.visitor() })[kind]
const seesPinner = (kind: Kind): boolean => kind !== 'stranger' && kind !== 'visitor'

const text = async (path: string, who: Visitor = site.visitor()): Promise<string> =>
  (await who.browser.send(path)).text()

describe("[IDENT-21 d] the private pinner of a pin on another user's board", () => {
  it.each(KINDS)('is named to viewers who may see them or collaborate on the board: %s', async (kind) => {
    const who = as(kind)
    const pinner = seesPinner(kind) ? { username: 'mia' } : null
    const names = { pinner, native_creator: pinner, closeup_attribution: pinner }
    expect(await who.sees(pin)).toMatchObject({ title: 'Lantern', board: { name: 'Lamps' }, ...names })
    expect(await who.seesPinsOn(board)).toMatchObject([names])
    const isAuth = kind !== 'visitor'
    const detail = await who.queries('CloseupDetailQuery', { pinId: pin.id, isAuth, isDesktop: true })
    expect(detail.pin).toMatchObject({ pinner })
    const shown = await who.queries('CloseupPageQuery', { pinId: pin.id, isAuth })
    expect(shown.pin).toMatchObject({
      seoDescription: seesPinner(kind) ? 'Lantern. Saved by Mia to Lamps.' : 'Lantern. Saved to Lamps.',
    })
  })

  it('is not named by anything others cache: neither oEmbed nor a feed', async () => {
    const oembed = await text(`/oembed/?${new URLSearchParams({ url: `${site.origin}/pin/${pin.id}/` }).toString()}`)
    expect(oembed).toContain('Lantern')
    expect(oembed.toLowerCase()).not.toContain('mia')
    for (const format of ['rss', 'atom', 'json']) {
      expect((await text(`${board.url}feed.${format}`)).toLowerCase()).not.toContain('mia')
    }
  })

  it('is not named to strangers on a copy, which names only its own pinner', async () => {
    const copy = await wim!.saves(pin, await wim!.createsBoard('Wishes'))
    const names = { pinner: { username: 'wim' }, origin_pinner: null, closeup_attribution: { username: 'wim' } }
    expect(await as('stranger').sees(copy)).toMatchObject({ ...names, native_creator: null })
  })

  it('[PIN-10 a] is not revealed by the sponsor', async () => {
    await mia!.asks('PinSponsorshipResource', 'create', { pin_id: pin.id, sponsor: 'sam' })
    expect((await sam!.sees(pin))?.sponsorship).toMatchObject({ creator: { username: 'mia' } })
    await sam!.asks('PinSponsorshipResource', 'update', { pin_id: pin.id, status: 1 })
    const visitor = site.visitor()
    expect((await visitor.sees(pin))?.sponsorship).toMatchObject({ sponsor: { username: 'sam' }, creator: null })
    expect((await fay!.sees(pin))?.sponsorship).toMatchObject({ creator: { username: 'mia' } })
  })

  it('[COMMENT-01 a] is not revealed by their comments on it, though those show their name', async () => {
    const comment = await mia!.comments(pin, 'From the attic')
    const said = async (kind: Kind) => (await as(kind).seesCommentsOn(pin)).filter(({ id }) => id === comment.id)
    expect(await said('follower')).toMatchObject([{ user: { username: 'mia' }, is_by_pinner: true }])
    expect(await said('stranger')).toMatchObject([{ user: { username: 'mia' }, is_by_pinner: false }])
  })
})

describe('[IDENT-21 d] a private user mentioned in a comment', () => {
  it('is named to viewers who may see them; others see plain text', async () => {
    const lamp = await alice!.pinsTo(board, { title: 'Lamp' })
    const tags = [{ id: mia!.id, offset: 4, length: 4 }]
    await fay!.comments(lamp, 'Ask @mia', { tags })
    const [toFollower] = await fay!.seesCommentsOn(lamp)
    expect(toFollower).toMatchObject({ text: 'Ask @mia', tags: [{ id: mia!.id }], tagged_users: [{ username: 'mia' }] })
    const [toStranger] = await sam!.seesCommentsOn(lamp)
    expect(toStranger).toMatchObject({ text: 'Ask @mia', tags: [], tagged_users: [] })
  })
})
