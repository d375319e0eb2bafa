import type { Board, Id } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import { createTestCtx, makeBoard, makePin, type TestCtx } from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { findHalfMade, findWrongCounters } from '../../../modules.ts'
import {
  allowBoard,
  createSection,
  deleteBoard,
  editBoard,
  getBoard,
  getSection,
  listBlockingActions,
  listSections,
} from '../../boards/index.ts'
import type { Ctx, SignedIn } from '../../../kernel/index.ts'
import { runBulkAction, copyPins, deleteSection, mergeBoards, movePins } from '../index.ts'

const PAGE = { size: 250 }
const organized = async (who: Ctx<SignedIn>, board: Pick<Board, 'id'>) =>
  allowBoard(who, 'organize', await getBoard(who, board.id))

/** Puts 256 pins in a section: too many to process before the response. */
const fill = async (who: Ctx<SignedIn>, board: Board, sectionId: Id): Promise<Id[]> => {
  const ids = [(await makePin(who, board, { sectionId })).id]
  while (ids.length < 256) {
    const some = ids.slice(0, 64)
    ids.push(...(await copyPins(who, some, { boardId: board.id, sectionId })).map(({ id }) => id))
  }
  return ids
}

const runsActions = async (test: TestCtx): Promise<void> => {
  const { rows } = await sql<{ id: Id }>`select id from board_actions`.execute(test.site.database.db)
  for (const { id } of rows) await runBulkAction(test.visitor, { id })
}

const expectSound = async (test: TestCtx): Promise<void> => {
  expect(await findWrongCounters(test.site.database.db)).toEqual([])
  expect(await findHalfMade(test.site.database.db)).toEqual([])
}

describe('[BOARD-07 a] a long action on a board', () => {
  it('runs in the worker, shows its progress, and blocks conflicting actions', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const board = await makeBoard(alice, 'House')
    const [kitchen, attic] = [
      await createSection(alice, await organized(alice, board), { title: 'Kitchen' }),
      await createSection(alice, await organized(alice, board), { title: 'Attic' }),
    ]
    const [pin] = (await fill(alice, board, kitchen.id)) as [Id]
    const loose = await makePin(alice, board)
    const remove = async (id: Id) =>
      deleteSection(alice, await organized(alice, board), await getSection(alice, id), { withPins: false })
    await remove(kitchen.id)

    expect(await listBlockingActions(alice, board.id)).toMatchObject([
      { section_id: kitchen.id, progress: 0, created_timestamp: expect.any(Number) as number },
    ])
    expect([await listBlockingActions(bob, board.id), await listBlockingActions(test.visitor, board.id)]).toEqual([
      [],
      [],
    ])
    const blocked = { code: 'board.blocked' }
    const seen = await getBoard(alice, board.id)
    await expect(remove(kitchen.id)).rejects.toMatchObject(blocked)
    await expect(movePins(alice, [pin], { boardId: board.id, sectionId: attic.id })).rejects.toMatchObject(blocked)
    await expect(deleteBoard(alice, allowBoard(alice, 'delete', seen))).rejects.toMatchObject(blocked)
    await expect(editBoard(alice, allowBoard(alice, 'edit', seen), { privacy: 'secret' })).rejects.toMatchObject(
      blocked,
    )
    // Unrelated actions are not blocked.
    await movePins(alice, [loose.id], { boardId: board.id, sectionId: attic.id })
    await makePin(alice, board, { sectionId: kitchen.id })

    await runsActions(test)
    expect(await listBlockingActions(alice, board.id)).toEqual([])
    expect(await getBoard(alice, board.id)).toMatchObject({ pinCount: 258, sectionlessPinCount: 257, sectionCount: 1 })
    await expectSound(test)
  })

  it('is not started for short work, which finishes before the response', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const board = await makeBoard(alice, 'House')
    const section = await createSection(alice, await organized(alice, board), { title: 'Kitchen' })
    await makePin(alice, board, { sectionId: section.id })
    await deleteSection(alice, await organized(alice, board), await getSection(alice, section.id), { withPins: true })
    expect(await listBlockingActions(alice, board.id)).toEqual([])
    expect(await getBoard(alice, board.id)).toMatchObject({ pinCount: 0, sectionCount: 0 })
    await expectSound(test)
  })

  it('can run twice without harm', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const board = await makeBoard(alice, 'House')
    const section = await createSection(alice, await organized(alice, board), { title: 'Kitchen' })
    await fill(alice, board, section.id)
    await deleteSection(alice, await organized(alice, board), await getSection(alice, section.id), { withPins: true })
    await Promise.all([runsActions(test), runsActions(test)])
    expect(await getBoard(alice, board.id)).toMatchObject({ pinCount: 0, sectionCount: 0 })
    await expectSound(test)
  })
})

describe('merging boards', () => {
  const merge = async (who: Ctx<SignedIn>, board: Board, into: Board) =>
    mergeBoards(
      who,
      allowBoard(who, 'delete', await getBoard(who, board.id)),
      allowBoard(who, 'edit', await getBoard(who, into.id)),
    )

  it.each([
    ['at once', false],
    ['by the worker', true],
  ])('%s moves pins to the section of the same name and deletes the board', async (_how, isLong) => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const [from, into] = [await makeBoard(alice, 'Old'), await makeBoard(alice, 'New', { privacy: 'secret' })]
    const kitchen = await createSection(alice, await organized(alice, from), { title: 'Kitchen' })
    const bath = await createSection(alice, await organized(alice, from), { title: 'Bath' })
    await createSection(alice, await organized(alice, into), { title: 'KITCHEN' })
    if (isLong) await fill(alice, from, kitchen.id)
    else await makePin(alice, from, { sectionId: kitchen.id })
    await makePin(alice, from, { sectionId: bath.id })
    await makePin(alice, from)
    await merge(alice, from, into)
    const running = await listBlockingActions(alice, into.id)
    expect(running.map(({ section_id: scope }) => scope)).toEqual(isLong ? ['-1'] : [])
    await runsActions(test)
    await expect(getBoard(alice, from.id)).rejects.toMatchObject({ code: 'board.not_found' })
    const { items } = await listSections(alice, { boardId: into.id }, PAGE)
    expect(items.map(({ title, pin_count: count }) => [title, count])).toEqual([
      ['KITCHEN', isLong ? 256 : 1],
      ['Bath', 1],
    ])
    expect(await getBoard(alice, into.id)).toMatchObject({ sectionlessPinCount: 1, sectionCount: 2 })
    await expectSound(test)
  })

  it('[BOARD-07 a] blocks deleting either board until the last pin has moved', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const [from, into] = [await makeBoard(alice, 'Old'), await makeBoard(alice, 'New')]
    const section = await createSection(alice, await organized(alice, from), { title: 'Kitchen' })
    await fill(alice, from, section.id)
    await merge(alice, from, into)
    for (const board of [from, into]) {
      const deletion = deleteBoard(alice, allowBoard(alice, 'delete', await getBoard(alice, board.id)))
      await expect(deletion).rejects.toMatchObject({ code: 'board.blocked' })
    }
  })

  it('requires two different boards of one owner', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const bob = test.as(await test.person('Bob'))
    const [mine, theirs] = [await makeBoard(alice, 'Mine'), await makeBoard(bob, 'Theirs')]
    await expect(merge(alice, mine, theirs)).rejects.toMatchObject({ code: 'board.not_allowed' })
    await expect(merge(bob, mine, theirs)).rejects.toMatchObject({ code: 'board.not_allowed' })
    await expect(merge(alice, mine, mine)).rejects.toMatchObject({ code: 'board.not_allowed' })
  })
})
