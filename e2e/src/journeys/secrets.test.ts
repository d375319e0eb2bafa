import type { Board, Pin } from '@corkboard/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'

const corkboard = startJourneys()

let board: Board
let pin: Pin
/** Part of every address of the picture. */
let signature: string

beforeAll(async () => {
  const alice = await corkboard.site.person('Alice')
  board = await alice.createsBoard('Presents', { privacy: 'secret' })
  pin = await alice.pinsTo(board, { title: 'A kite for Bob', link: 'https://kites.example/' })
  signature = pin.image_signature
  await corkboard.site.person('Bob')
})

const strangers = {
  'a visitor': () => corkboard.visitor(),
  'another member': () => corkboard.member(`Bob${(turn += 1) === 1 ? 'by' : 'ette'}`),
} as const
let turn = 0

describe.each(Object.keys(strangers) as (keyof typeof strangers)[])('a secret board for %s', (who) => {
  /** Records everything the window receives, of any type. */
  const reading = async (person: Person): Promise<string[]> => {
    const received: string[] = []
    person.page.on('response', (response) => {
      const kind = response.headers()['content-type'] ?? ''
      if (/html|json/.test(kind))
        void response
          .text()
          .then((text) => received.push(text))
          .catch(() => undefined)
    })
    return received
  }

  it('[BOARD-01 b] is a page that does not exist, with no text or picture of it', async () => {
    const person = await strangers[who]()
    const received = await reading(person)
    for (const path of [board.url, `/pin/${pin.id}/`]) {
      await person.opens(path, { status: 404 })
      await person.sees('heading', 'This pin fell off the board')
      await person.sees('banner')
    }
    for (const path of ['/', '/alice/', '/alice/?tab=created']) {
      await person.opens(path)
      await person.misses('link', /kite|Presents/)
    }
    await person.opens('/alice/')
    await person.reads('Alice hasn’t shared any boards yet')
    const all = received.join('\n')
    expect(all).not.toContain(signature)
    expect(all).not.toMatch(/kite|Presents/)
    expect(all).not.toContain(board.id)
  })
})

describe('a secret picture', () => {
  it('has no address that anyone could guess or keep', async () => {
    const visitor = corkboard.site.visitor()
    const folders = `${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature}`
    const sizes = ['60x60', '236x', '474x', '736x', '1200x', '600x315', 'orig']
    for (const size of sizes) {
      for (const type of ['webp', 'jpg', 'png']) {
        expect.soft(await visitor.opens(`/media/${size}/${folders}.${type}`), `${size} ${type}`).toBe(404)
      }
    }
    const address = Object.values(pin.images)[0]!.url
    expect(await visitor.opens(address)).toBe(200)
    corkboard.site.clock.pass(25 * 60 * 60 * 1_000)
    expect(await visitor.opens(address)).toBe(404)
  })
})

it('[BOARD-01 b] a pin whose board became secret does not exist, even if a list still shows it', async () => {
  const owner = await corkboard.site.person('Greta')
  const open = await owner.createsBoard('Lanterns')
  const lantern = await owner.pinsTo(open, { title: 'A paper lantern' })
  const reader = await corkboard.visitor()
  await reader.opens(open.url)
  await owner.edits(open, { privacy: 'secret' })
  // Nothing of it is available: neither its related data nor its picture.
  reader.expects(/^404 GET \/(?:media|resource\/(?:UnifiedComments|RelatedPinFeed|CommentPermissions)Resource\/get)\//)
  await reader.presses('link', /^A paper lantern/)
  await reader.arrivesAt(`/pin/${lantern.id}/`)
  await reader.sees('heading', 'This pin fell off the board')
  await reader.misses('heading', 'A paper lantern')
})
