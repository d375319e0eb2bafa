import type { Pin } from '@corkboard/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { startJourneys } from '../journeys.ts'

const corkboard = startJourneys()

let story: Pin
let lamp: Pin

beforeAll(async () => {
  const bob = await corkboard.site.person('Bob')
  const things = await bob.createsBoard('Things')
  lamp = await bob.pinsTo(things, { title: 'Brass lamp' })
  const rug = await bob.pinsTo(things, { title: 'Wool rug' })
  const { media_upload_id } = await bob.uploads()
  const stickers = [lamp, rug].map(({ id }, n) => ({
    type: 'story_pin_product_sticker_block' as const,
    pin_id: id,
    edits: { left: 10, top: 30 + 20 * n },
  }))
  const blocks = [{ type: 'story_pin_image_block' as const, media_upload_id }, ...stickers]
  story = await bob.publishesStory(things, [{ blocks }], { title: 'A corner to read in' })
})

describe('[PIN-15 a b] products in a story', () => {
  it('are listed below it, and one is selected at a time', async () => {
    const visitor = await corkboard.visitor()
    await visitor.opens(`/pin/${story.id}/`)
    const look = visitor.within('region', 'Shop the look')
    await look.presses('button', 'Brass lamp')
    await look.sees('link', 'Brass lamp')
    expect.soft(await barriersOn(visitor.page)).toEqual([])
    await look.presses('button', 'Wool rug')
    await look.misses('link', 'Brass lamp')
    await look.presses('button', 'Wool rug')
    await look.misses('link', 'Wool rug')
    await look.presses('button', 'Brass lamp')
    await look.presses('link', 'Brass lamp')
    await visitor.arrivesAt(`/pin/${lamp.id}/`)
  })
})
