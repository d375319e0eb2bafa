import type { Board, Pin, PinDraft, Topic, TopicBrief } from '@corkboard/contract'
import { type Actor, TestSite } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let bob: Actor
let board: Board

const BAKING = '1401'

beforeAll(async () => {
  site = await TestSite.start()
  ;({ alice, bob } = await site.cast())
  board = await alice.createsBoard('Untitled things')
})
afterAll(() => site[Symbol.asyncDispose]())

const publishing = async (options: object): Promise<Pin> => {
  const { media_upload_id } = await alice.uploads()
  return alice.asks<Pin>('PinResource', 'create', { board_id: board.id, media_upload_id, ...options })
}
const interestsOf = async ({ id }: Pick<Pin, 'id'>): Promise<string[]> =>
  (await site.visitor().asks<Topic[]>('PinInterestsResource', 'get', { pin_id: id })).map(({ key }) => key)
const onTopic = async (interest: string): Promise<string[]> =>
  (await site.visitor().asks<Pin[]>('InterestFeedResource', 'get', { interest })).map(({ id }) => id)
const suggestions = async (options: Record<string, string>): Promise<string[]> =>
  (await alice.asks<TopicBrief[]>('InterestSuggestionsResource', 'get', options)).map(({ name }) => name)

describe('[CREATE-07 c] interest tags', () => {
  it('of a new pin are its topics, and lead to it', async () => {
    const pin = await publishing({ title: 'No. 4', interest_tags: [BAKING, BAKING, '99999'] })
    expect(pin.interest_tags?.map(({ key }) => key)).toEqual(['baking'])
    await expect.poll(() => interestsOf(pin)).toEqual(['baking', 'food-and-drink'])
    await expect.poll(() => onTopic('baking')).toContain(pin.id)
    const { pin: shown } = await bob.queries('CloseupDetailQuery', { pinId: pin.id, isAuth: true, isDesktop: true })
    expect(shown?.interestTags.map(({ name }) => name)).toEqual(['Baking'])
    expect(shown?.pinJoin.annotations).toContain('baking')
  })

  it('are changed by their owner only, and a change of other fields leaves them', async () => {
    const pin = await publishing({ title: 'No. 5', interest_tags: [BAKING] })
    const refused = bob.asks('PinResource', 'update', { id: pin.id, interest_tags: [] })
    await expect(refused).rejects.toMatchObject({ error: { error_code: 'pin.not_allowed' } })
    await alice.asks('PinResource', 'update', { id: pin.id, title: 'No. 6' })
    expect((await alice.sees(pin))?.interest_tags).toHaveLength(1)
    await expect.poll(() => onTopic('baking')).toContain(pin.id)
    await alice.asks('PinResource', 'update', { id: pin.id, interest_tags: ['1402'] })
    await expect.poll(() => interestsOf(pin)).toEqual(['desserts', 'food-and-drink'])
    expect(await onTopic('baking')).not.toContain(pin.id)
  })

  it('apply to saves of the pin too', async () => {
    const pin = await publishing({ title: 'No. 7', interest_tags: [BAKING] })
    const save = await bob.saves(pin, await bob.createsBoard('Kept'))
    expect(save.interest_tags).toEqual([])
    await expect.poll(() => interestsOf(save)).toContain('baking')
  })

  it('are part of a draft, and at most ten', async () => {
    const { media_upload_id } = await alice.uploads()
    const draft = (count: number) => ({
      pinItems: [{ media_upload_id }],
      interestTags: Array.from({ length: count }, (_, n) => ({ id: `${1401 + n}`, name: `Topic ${n}` })),
    })
    const stored = await alice.asks<PinDraft>('PinDraftResource', 'create', { draft: draft(10) })
    expect(stored.interestTags).toHaveLength(10)
    const refused = { error: { error_code: 'request.invalid' } }
    await expect(alice.asks('PinDraftResource', 'create', { draft: draft(11) })).rejects.toMatchObject(refused)
    await expect(publishing({ interest_tags: Array.from({ length: 11 }, () => BAKING) })).rejects.toMatchObject(refused)
  })

  it('are searched by the start of a word, and suggested from what the texts say', async () => {
    expect(await suggestions({ query: 'bak' })).toContain('Baking')
    expect(await suggestions({ query: '', text: 'Sourdough bread' })).toContain('Baking')
    expect(await suggestions({ query: '' })).toEqual([])
    const visiting = site.visitor().asks('InterestSuggestionsResource', 'get', { query: 'bak' })
    await expect(visiting).rejects.toMatchObject({ error: { error_code: 'auth.required' } })
  })
})
