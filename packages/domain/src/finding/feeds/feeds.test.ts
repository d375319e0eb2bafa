import type { Pin } from '@corkboard/contract'
import { createTestCtx, makeBoard, makePin, saveTo, uploadPicture } from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { allowBoard, editBoard, followBoard, getBoard } from '../../content/boards/index.ts'
import type { ListCursor, Page, PageRequest } from '../../kernel/index.ts'
import { followPerson } from '../../people/index.ts'
import { boardFeed, homeFeed, moreFromBoard, userPins } from './index.ts'

const GRID = { fieldSet: 'grid' } as const

/** Every item of a list, read page by page. */
const readAll = async (read: (page: PageRequest) => Promise<Page<Pin>>, size: number): Promise<Pin[]> => {
  const items: Pin[] = []
  let after: ListCursor | undefined
  for (let pages = 0; pages < 50; pages += 1) {
    const page = await read({ size, ...(after ? { after } : {}) })
    items.push(...page.items)
    if (!page.next) return items
    after = page.next
  }
  throw new Error('The list has no end')
}

const titles = (pins: readonly Pin[]): string[] => pins.map((pin) => pin.title)

describe('feeds', () => {
  it('[BOARD-01 a] a board shows its pins newest first, each once, whatever the page size', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const board = await makeBoard(alice, 'Kitchens')
    const mediaUploadId = await uploadPicture(alice)
    for (let n = 1; n <= 7; n += 1) await makePin(alice, board, { title: `pin ${n}`, mediaUploadId })
    const wanted = ['pin 7', 'pin 6', 'pin 5', 'pin 4', 'pin 3', 'pin 2', 'pin 1']
    for (const size of [1, 3, 7, 25]) {
      expect(
        titles(await readAll((page) => boardFeed(test.visitor, { boardId: board.id, ...GRID }, page), size)),
      ).toEqual(wanted)
    }
  })

  it('a board’s further pins leave out the pin itself', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const board = await makeBoard(alice, 'Kitchens')
    const mediaUploadId = await uploadPicture(alice)
    const pins = [
      await makePin(alice, board, { mediaUploadId, title: 'one' }),
      await makePin(alice, board, { mediaUploadId, title: 'two' }),
    ]
    const more = await moreFromBoard(test.visitor, { pinId: pins[0]!.id, ...GRID }, { size: 25 })
    expect(titles(more.items)).toEqual(['two'])
  })

  it('[FIND-01 b] everyone sees all public pins, and nothing secret or protected', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const open = await makeBoard(alice, 'Open')
    const secret = await makeBoard(alice, 'Secret', { privacy: 'secret' })
    const kept = await makeBoard(alice, 'Kept', { privacy: 'protected' })
    await makePin(alice, open, { title: 'first' })
    for (let n = 0; n < 5; n += 1) await makePin(alice, secret, { title: 'hidden' })
    await makePin(alice, kept, { title: 'linked' })
    await makePin(alice, open, { title: 'last' })
    for (const viewer of [test.visitor, bob]) {
      expect(titles(await readAll((page) => homeFeed(viewer, GRID, page), 2)).toSorted()).toEqual(['first', 'last'])
    }
    expect(titles(await readAll((page) => userPins(bob, { username: 'alice', ...GRID }, page), 2))).toEqual([
      'last',
      'first',
    ])
  })

  it('a board that turns secret disappears from every feed immediately', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const board = await makeBoard(alice, 'Kitchens')
    await makePin(alice, board, { title: 'soon hidden' })
    await editBoard(alice, allowBoard(alice, 'edit', await getBoard(alice, board.id)), { privacy: 'secret' })
    expect((await homeFeed(test.visitor, GRID, { size: 25 })).items).toEqual([])
    expect((await userPins(test.visitor, { username: 'alice', ...GRID }, { size: 25 })).items).toEqual([])
    await expect(boardFeed(test.visitor, { boardId: board.id, ...GRID }, { size: 25 })).rejects.toMatchObject({
      code: 'board.not_found',
    })
  })

  it('[FIND-01 a] members see what they follow mixed with the rest, every pin once', async () => {
    await using test = await createTestCtx()
    const [alice, bob, carol, dan] = [
      test.as(await test.person('Alice')),
      test.as(await test.person('Bob')),
      test.as(await test.person('Carol')),
      test.as(await test.person('Dan')),
    ]
    const boards = {
      bob: await makeBoard(bob, 'Bob’s'),
      carol: await makeBoard(carol, 'Carol’s'),
      dan: await makeBoard(dan, 'Dan’s'),
    }
    for (let n = 1; n <= 4; n += 1) {
      await makePin(bob, boards.bob, { title: `bob ${n}` })
      await makePin(carol, boards.carol, { title: `carol ${n}` })
      await makePin(dan, boards.dan, { title: `dan ${n}` })
    }
    await followPerson(alice, bob.viewer.userId)
    await followBoard(alice, allowBoard(alice, 'follow', await getBoard(alice, boards.carol.id)))
    for (const size of [1, 4, 5, 25]) {
      const shown = titles(await readAll((page) => homeFeed(alice, GRID, page), size))
      expect(shown.toSorted()).toEqual(
        ['bob', 'carol', 'dan'].flatMap((who) => [1, 2, 3, 4].map((n) => `${who} ${n}`)).toSorted(),
      )
    }
    const first = await homeFeed(alice, GRID, { size: 5 })
    expect(titles(first.items).filter((title) => !title.startsWith('dan'))).toHaveLength(4)
  })

  it('[FIND-01 a] a picture that many users saved appears once per page', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const pin = await makePin(alice, await makeBoard(alice, 'Kitchens'), { title: 'original' })
    test.clock.pass(1_000)
    await saveTo(bob, pin, await makeBoard(bob, 'Ideas'), { title: 'saved' })
    expect(titles((await homeFeed(test.visitor, GRID, { size: 25 })).items)).toEqual(['saved'])
  })

  it('a profile shows what a user created, not what they saved', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const pin = await makePin(alice, await makeBoard(alice, 'Kitchens'), { title: 'made' })
    await saveTo(bob, pin, await makeBoard(bob, 'Ideas'))
    expect((await userPins(test.visitor, { username: 'bob', ...GRID }, { size: 25 })).items).toEqual([])
    expect(titles((await userPins(test.visitor, { username: 'alice', ...GRID }, { size: 25 })).items)).toEqual(['made'])
  })
})
