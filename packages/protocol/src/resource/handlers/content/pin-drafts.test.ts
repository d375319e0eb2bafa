import type { Pin, PinDraft } from '@corkboard/contract'
import { blockPicture } from '@corkboard/domain/media'
import { type Actor, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor

beforeAll(async () => {
  site = await TestSite.start()
  ;({ alice, bob } = await site.cast())
})
afterAll(() => site[Symbol.asyncDispose]())

const codeOf = async (call: ReturnType<Visitor['resource']>) =>
  (await call).envelope.resource_response.error?.error_code

const drafts = (who: Actor) => who.asks<PinDraft[]>('PinDraftsResource', 'get')

const drafting = async (title = 'Stairs'): Promise<PinDraft> => {
  const { media_upload_id } = await alice.uploads()
  return alice.asks<PinDraft>('PinDraftResource', 'create', { draft: { pinItems: [{ media_upload_id, title }] } })
}

const publishing = ({ id, version, pinItems: [item] }: PinDraft, board: { readonly id: string }) => ({
  board_id: board.id,
  media_upload_id: item!.media_upload_id,
  title: item!.title,
  pin_draft: { id, version },
})

describe('[CREATE-01 b] a draft through the API', () => {
  it('becomes a pin once, however many windows publish it', async () => {
    const board = await alice.createsBoard('Stairs')
    const draft = await drafting()
    const responses = await Promise.all(
      [1, 2].map(() => alice.resource('PinResource', 'create', publishing(draft, board))),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await alice.seesPinsOn(board)).toMatchObject([{ title: 'Stairs' }])
    expect((await drafts(alice)).map(({ id }) => id)).not.toContain(draft.id)
  })

  it('stays when publishing is refused', async () => {
    const board = await alice.createsBoard('Refused')
    const draft = await drafting('Kept')
    const refused = { ...publishing(draft, board), link: 'not a link' }
    expect(await codeOf(alice.resource('PinResource', 'create', refused))).toBe('pin.link_invalid')
    const late = { ...publishing(draft, board), pin_draft: { id: draft.id, version: 2 } }
    expect(await codeOf(alice.resource('PinResource', 'create', late))).toBe('draft.conflict')
    expect(await alice.seesPinsOn(board)).toEqual([])
    expect((await drafts(alice)).map(({ id }) => id)).toContain(draft.id)
    await alice.asks('PinDraftResource', 'delete', { id: draft.id })
  })

  it('of another member is not taken by a pin, and the pin is not created', async () => {
    const draft = await drafting('Hers')
    const board = await bob.createsBoard('Bob’s')
    const { media_upload_id } = await bob.uploads()
    const taking = { board_id: board.id, media_upload_id, pin_draft: { id: draft.id, version: 1 } }
    expect(await codeOf(bob.resource('PinResource', 'create', taking))).toBe('draft.not_found')
    expect(await bob.seesPinsOn(board)).toEqual([])
    await alice.asks('PinDraftResource', 'delete', { id: draft.id })
  })

  it('shows its picture at signed URLs only, until it is deleted or its picture is blocked', async () => {
    const draft = await drafting('Hidden')
    const url = draft.pinItems[0]!.media.preview_url!
    expect(await alice.opens(url)).toBe(200)
    expect(await bob.opens(url.split('?')[0]!)).toBe(404)
    await alice.asks('PinDraftResource', 'delete', { id: draft.id })
    expect(await alice.opens(url)).toBe(404)

    const again = await drafting('Again')
    const { image_signature: signature, preview_url: shown } = again.pinItems[0]!.media
    await blockPicture(site.ctx.db, signature!, site.ctx.now())
    expect(await alice.opens(shown!)).toBe(404)
    const media = { status: 'failed', error_code: 'media.blocked', preview_url: null }
    expect(await drafts(alice)).toMatchObject([{ pinItems: [{ media }] }])
  })

  it('refuses what is no draft', async () => {
    const { media_upload_id } = await alice.uploads()
    const item = { media_upload_id }
    for (const draft of [
      {},
      { pinItems: [] },
      { pinItems: Array.from({ length: 6 }, () => item) },
      { pinItems: [{ ...item, title: 'x'.repeat(4_097) }] },
      { pinItems: [item], pinItemIndex: -1 },
    ]) {
      const code = await codeOf(alice.resource('PinDraftResource', 'create', { draft }))
      expect(code).toMatch(/^request\.(?:invalid|missing)$/)
    }
  })
})

it('[CREATE-01 b] a carousel is published from a draft', async () => {
  const board = await alice.createsBoard('Carousels')
  const slots = [(await alice.uploads()).media_upload_id, (await alice.uploads()).media_upload_id]
  const { id, version } = await alice.asks<PinDraft>('PinDraftResource', 'create', {
    draft: { pinItems: slots.map((media_upload_id) => ({ media_upload_id })) },
  })
  const pin = await alice.asks<Pin>('PinResource', 'create', {
    board_id: board.id,
    carousel_slots: slots.map((media_upload_id) => ({ media_upload_id })),
    pin_draft: { id, version },
  })
  expect(pin.creative_type).toBe('CAROUSEL')
  expect(await codeOf(alice.resource('PinDraftResource', 'get', { id }))).toBe('draft.not_found')
})

it('[CREATE-01 a] a pin can be without comments from the start', async () => {
  const board = await alice.createsBoard('Quiet')
  const { media_upload_id } = await alice.uploads()
  const draft = { pinItems: [{ media_upload_id }], isCommentsAllowed: false }
  const stored = await alice.asks<PinDraft>('PinDraftResource', 'create', { draft })
  expect(stored.isCommentsAllowed).toBe(false)
  const pin = await alice.asks<Pin>('PinResource', 'create', {
    board_id: board.id,
    media_upload_id,
    is_comments_allowed: stored.isCommentsAllowed,
    pin_draft: { id: stored.id, version: 1 },
  })
  expect(pin).toMatchObject({ comments_disabled: true, is_eligible_for_aggregated_comments: false })
})
