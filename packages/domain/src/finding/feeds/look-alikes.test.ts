import { Readable } from 'node:stream'
import type { Id, Pin, SearchResult } from '@corkboard/contract'
import { drainOutbox } from '@corkboard/database'
import { createTestCtx, makeBoard, makePin, type TestCtx } from '@corkboard/testkit/domain'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowBoard, getBoard } from '../../content/boards/index.ts'
import { getTopic } from '../../content/topics/index.ts'
import {
  createCtx,
  type Ctx,
  type ListCursor,
  type Page,
  type PageRequest,
  type SignedIn,
  VISITOR,
} from '../../kernel/index.ts'
import { acceptUpload, ingestUpload } from '../../media/index.ts'
import { outboxHandlers } from '../../modules.ts'
import { followPerson } from '../../people/index.ts'
import { allowPin, deletePin, getPin, restorePin } from '../../content/pins/index.ts'
import { search } from '../search/index.ts'
import { describeMissing, isAlike, SCREEN } from '../visual/index.ts'
import { boardFeed, homeFeed, moreIdeas, relatedPins, topicFeed } from './index.ts'

const FAMILY = 3
const OTHERS = 34
const GRID = { fieldSet: 'grid' } as const

let test: TestCtx
let alice: Ctx<SignedIn>
let bob: Ctx<SignedIn>
let boardId: Id
let otherBoardId: Id
/** The pictures of one family. */
let family: ReadonlySet<string>

/** The same drawing on slightly different paper. */
const drawOneOfAFamily = (n: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="120"><rect width="80" height="120" fill="rgb(200,${150 + 3 * n},120)"/>
      <circle cx="40" cy="45" r="25" fill="navy"/><path d="M0 100 H80 V120 H0 Z" fill="green"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

const upload = async (person: Ctx<SignedIn>, picture: Buffer): Promise<Id> => {
  const { media_upload_id: id } = await acceptUpload(person, {
    source: Readable.from(picture),
    fileName: 'picture.png',
    declaredType: 'image/png',
  })
  await ingestUpload(person, id)
  return id
}

beforeAll(async () => {
  test = await createTestCtx()
  ;[alice, bob] = [test.as(await test.person('Alice')), test.as(await test.person('Bob'))]
  const board = await makeBoard(bob, 'Soups')
  boardId = board.id
  otherBoardId = (await makeBoard(alice, 'Soups to cook')).id
  // The family is among the newest, one after another.
  for (let n = 0; n < OTHERS - 2; n += 1) await makePin(bob, board, { title: `Soup ${n}` })
  const pins: Pin[] = []
  for (let n = 0; n < FAMILY; n += 1) {
    const mediaUploadId = await upload(bob, await drawOneOfAFamily(n))
    pins.push(await makePin(bob, board, { title: `Soup of a family ${n}`, mediaUploadId }))
  }
  for (let n = OTHERS - 2; n < OTHERS; n += 1) await makePin(bob, board, { title: `Soup ${n}` })
  family = new Set(pins.map(({ image_signature: signature }) => signature))
  await followPerson(alice, bob.viewer.userId)
  await drainOutbox(test.site.database, outboxHandlers(test.site))
  await describeMissing(test.visitor, 100)
}, 120_000)
afterAll(() => test[Symbol.asyncDispose]())

type List = (ctx: Ctx, page: PageRequest) => Promise<Page<Pin | SearchResult>>

const home: List = (ctx, page) => homeFeed(ctx, GRID, page)
const topic: List = (ctx, page) => topicFeed(ctx, getTopic('soups-and-stews'), GRID, page)
const searched: List = (ctx, page) =>
  search(ctx, { query: 'soup', scope: 'pins', filters: '', productFilters: '', corrects: true }, 'grid', page)
const ideas: List = async (ctx, page) => {
  const board = allowBoard(ctx as Ctx<SignedIn>, 'save', await getBoard(ctx, otherBoardId))
  return moreIdeas(ctx, board, { interest: undefined, ...GRID }, page)
}
const relatedTo =
  (pin: Pin): List =>
  (ctx, page) =>
    relatedPins(ctx, { pinId: pin.id, ...GRID }, page)

/** A list, page by page. Each page may be read by another process. */
const readAll = async (list: List, size: number, ...readers: readonly Ctx[]): Promise<Pin[]> => {
  const pins: Pin[] = []
  let after: ListCursor | undefined
  for (let n = 0; n < 60; n += 1) {
    const page = await list(readers[n % readers.length]!, { size, ...(after && { after }) })
    pins.push(...(page.items as Pin[]))
    if (!page.next) return pins
    after = page.next
  }
  throw new Error('The list has no end')
}

const titles = (pins: readonly Pin[]): string[] => pins.map(({ title }) => title)
const placesOfFamily = (pins: readonly Pin[]): number[] =>
  pins.flatMap(({ image_signature: signature }, place) => (family.has(signature) ? [place] : []))

/** The first two are a screen apart. The others are as far from them as so short a list allows. */
const expectSpread = (pins: readonly Pin[]): void => {
  const [first, second] = placesOfFamily(pins)
  expect(second! - first!).toBeGreaterThanOrEqual(SCREEN)
}

describe('look-alikes', () => {
  it('are described as such', async () => {
    const looks = await test.site.looks.load(test.site.database.db, { signatures: [...family] })
    const [one, ...rest] = [...family].map((signature) => looks.get(signature)!)
    expect(rest.map((other) => isAlike(one!, other))).toEqual([true, true])
  })

  it('[FIND-01 a] [FIND-01 b] [FIND-02 a] [FIND-05 a] [BOARD-11 c] are a screen apart in ranked lists, and no pin is lost or repeated', async () => {
    const everything = titles(
      await readAll((ctx, page) => boardFeed(ctx, { boardId, ...GRID }, page), 50, bob),
    ).toSorted()
    for (const [list, reader] of [
      [home, alice],
      [home, test.visitor],
      [topic, alice],
      [topic, test.visitor],
      [searched, test.visitor],
      [ideas, alice],
    ] as const) {
      for (const size of [7, 50]) {
        const pins = await readAll(list, size, reader)
        expect(titles(pins).toSorted()).toEqual(everything)
        expectSpread(pins)
      }
    }
  })

  it('[PIN-13 a] of a pin are not next to it among its related pins', async () => {
    const [pin] = (await boardFeed(alice, { boardId, ...GRID }, { size: 50 })).items.filter(
      ({ image_signature: signature }) => family.has(signature),
    )
    const pins = await readAll(relatedTo(pin!), 10, test.visitor)
    expect(new Set(titles(pins)).size).toBe(OTHERS + FAMILY - 1)
    expect(placesOfFamily(pins)[0]).toBeGreaterThanOrEqual(SCREEN - 1)
  })

  it('[FIND-05 a] are a screen apart whichever process serves a page', async () => {
    const neighbor = createCtx(await test.neighbor(), VISITOR)
    const alone = titles(await readAll(searched, 6, test.visitor))
    expect(titles(await readAll(searched, 6, test.visitor, neighbor))).toEqual(alone)
  })

  it('keep the order of a board', async () => {
    const onBoard = placesOfFamily((await boardFeed(alice, { boardId, ...GRID }, { size: 50 })).items)
    expect(onBoard).toEqual([2, 3, 4])
  })

  it('[FIND-05 a] that wait are not shown once they are deleted', async () => {
    const first = await searched(alice, { size: 7 })
    const all = await readAll(searched, 7, alice)
    const late = all[placesOfFamily(all)[1]!]!
    await deletePin(bob, allowPin(bob, 'delete', await getPin(bob, late.id)))
    const pins = [...(first.items as Pin[])]
    for (let after = first.next; after;) {
      const page = await searched(alice, { size: 7, after })
      pins.push(...(page.items as Pin[]))
      after = page.next
    }
    expect(titles(pins).toSorted()).toEqual(titles(all.filter(({ id }) => id !== late.id)).toSorted())
    await restorePin(bob, late.id)
    await drainOutbox(test.site.database, outboxHandlers(test.site))
  })
})
