import type { Pin, PinDraft, ScheduledPin, SignedInViewer } from '@corkboard/contract'
import { TestSite } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.start()
  await site.person('Olivia')
})
afterAll(() => site[Symbol.asyncDispose]())

const inMinutes = (minutes: number) => Math.floor(site.clock.now().getTime() / 1_000) + minutes * 60

describe('the scheduled pins of a member', () => {
  it('[CREATE-06 a b] are listed by time, changed, deleted, restored and published by their owner alone', async () => {
    const [alice, bob] = [await site.person('Alice'), await site.person('Bob')]
    const board = await alice.createsBoard('Kitchens')
    const schedule = async (title: string, minutes: number) =>
      alice.asks<ScheduledPin>('ScheduledPinsResource', 'create', {
        board_id: board.id,
        media_upload_id: (await alice.uploads()).media_upload_id,
        title,
        scheduled_ts: inMinutes(minutes),
      })
    const titles = async () =>
      (await alice.asks<ScheduledPin[]>('ScheduledPinsResource', 'get')).map(({ title }) => title)
    const [later, soon] = [await schedule('Later', 30), await schedule('Soon', 10)]
    expect(await titles()).toEqual(['Soon', 'Later'])
    expect(await alice.asks<SignedInViewer>('ViewerResource', 'get')).toMatchObject({ scheduled_pin_count: 2 })
    await alice.asks('ScheduledPinsResource', 'update', { id: soon.id, scheduled_ts: inMinutes(40), title: 'Last' })
    expect(await titles()).toEqual(['Later', 'Last'])

    expect(await bob.asks('ScheduledPinsResource', 'get')).toEqual([])
    for (const [name, verb] of [
      ['ScheduledPinsResource', 'update'],
      ['ScheduledPinsResource', 'delete'],
      ['ScheduledPinRestoreResource', 'create'],
      ['ScheduledPinPublicationResource', 'create'],
    ] as const) {
      const response = await bob.resource(name, verb, { id: later.id })
      expect(response.envelope.resource_response.error).toMatchObject({ error_code: 'scheduled_pin.not_found' })
    }
    expect(await bob.seesPinsOn(board)).toEqual([])
    expect(await bob.opens(later.image.url.split('?')[0]!)).toBe(404)
    expect(await alice.opens(later.image.url)).toBe(200)

    await alice.asks('ScheduledPinsResource', 'delete', { id: later.id })
    expect(await titles()).toEqual(['Last'])
    await alice.asks('ScheduledPinRestoreResource', 'create', { id: later.id })
    expect(await titles()).toEqual(['Later', 'Last'])
    const pin = await alice.asks<Pin>('ScheduledPinPublicationResource', 'create', { id: later.id })
    expect(await bob.sees(pin)).toMatchObject({ title: 'Later' })
    expect(await titles()).toEqual(['Last'])
  })
  it('[CREATE-07 d] [CREATE-03 a] keep their mentions at their words, and are published without tags of what is gone', async () => {
    const [dora, emil] = [await site.person('Dora'), await site.person('Emil')]
    const board = await dora.createsBoard('Walks')
    const gone = await dora.pinsTo(board, { title: 'Gone' })
    const { id } = await dora.asks<ScheduledPin>('ScheduledPinsResource', 'create', {
      board_id: board.id,
      media_upload_id: (await dora.uploads()).media_upload_id,
      description: 'With @emil',
      user_mention_tags: [{ id: emil.id, offset: 5, length: 5 }],
      pin_tags: [
        { x: 0, y: 0, pin_id: gone.id },
        { x: 1, y: 1, user_id: emil.id },
      ],
      scheduled_ts: inMinutes(10),
    })
    await dora.asks('ScheduledPinsResource', 'update', { id, description: 'Here @some go with @emil' })
    await dora.deletes(gone)
    const pin = await dora.asks<Pin>('ScheduledPinPublicationResource', 'create', { id })
    expect(await emil.sees(pin)).toMatchObject({
      user_mention_tags: [{ user_id: emil.id, offset: 19, length: 5 }],
      pin_tags: [{ x: 1, user: { id: emil.id } }],
    })
  })

  it('[CREATE-06 b] take the place of the draft they are made from, once', async () => {
    const carol = await site.person('Carol')
    const board = await carol.createsBoard('Doors')
    const { media_upload_id: upload } = await carol.uploads()
    const { id, version } = await carol.asks<PinDraft>('PinDraftResource', 'create', {
      draft: { pinItems: [{ media_upload_id: upload }] },
    })
    const options = {
      board_id: board.id,
      media_upload_id: upload,
      scheduled_ts: inMinutes(10),
      pin_draft: { id, version },
    }
    await carol.asks('ScheduledPinsResource', 'create', options)
    expect(await carol.asks('PinDraftsResource', 'get')).toEqual([])
    const again = await carol.resource('ScheduledPinsResource', 'create', options)
    expect(again.envelope.resource_response.error).toMatchObject({ error_code: 'draft.not_found' })
    expect(await carol.asks('ScheduledPinsResource', 'get')).toHaveLength(1)
  })
})
