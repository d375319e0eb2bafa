import type { Board, Id } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import { createTestCtx, makeBoard, makePin, type TestCtx } from '@corkboard/testkit/domain'
import { describe, expect, it } from 'vitest'
import { findHalfMade, findWrongCounters } from '../../../modules.ts'
import {
  acceptInvite,
  allowBoard,
  createSection,
  deleteBoard,
  editBoard,
  getBoard,
  inviteCollaborators,
  listBlockingActions,
} from '../../boards/index.ts'
import type { Ctx, SignedIn } from '../../../kernel/index.ts'
import {
  runBulkAction,
  copyPins,
  copyPlace,
  deletePlace,
  deleteOldBulkActions,
  getPlaceAction,
  movePins,
  movePlace,
  undoPlaceAction,
} from '../index.ts'

const outsideSections = (board: Pick<Board, 'id'>) => ({ boardId: board.id, sectionId: null })
const allOf = (board: Pick<Board, 'id'>, except: readonly Id[] = []) => ({ place: outsideSections(board), except })

const addSection = async (who: Ctx<SignedIn>, board: Board, title: string) =>
  createSection(who, allowBoard(who, 'organize', await getBoard(who, board.id)), { title })

/** Puts this many pins on a board outside its sections, the first id the newest. */
const fill = async (who: Ctx<SignedIn>, board: Board, count: number): Promise<Id[]> => {
  const ids = [(await makePin(who, board)).id]
  while (ids.length < count) {
    const some = ids.slice(0, Math.min(64, count - ids.length))
    ids.unshift(...(await copyPins(who, some, outsideSections(board))).map(({ id }) => id))
  }
  return ids
}

const works = async (test: TestCtx): Promise<void> => {
  const { rows } = await sql<{ id: Id }>`select id from board_actions where ended_at is null`.execute(
    test.site.database.db,
  )
  for (const { id } of rows) await runBulkAction(test.visitor, { id })
}

const pinsIn = async (test: TestCtx, board: Pick<Board, 'id'>, sectionId: Id | null = null): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`
    select id from pins where board_id = ${board.id} and section_id is not distinct from ${sectionId}
      and deleted_at is null order by coalesce(arrival_id, id) desc`.execute(test.site.database.db)
  return rows.map(({ id }) => id)
}

const expectSound = async (test: TestCtx): Promise<void> => {
  expect(await findWrongCounters(test.site.database.db)).toEqual([])
  expect(await findHalfMade(test.site.database.db)).toEqual([])
}

/** Makes Bob a collaborator on Alice's board with `access`. */
const withBob = async (test: TestCtx, access: 'write' | 'delete') => {
  const [alice, bob] = [test.as(await test.person('Alice')), test.as(await test.person('Bob'))]
  const board = await makeBoard(alice, 'House')
  const invited = allowBoard(alice, 'invite', await getBoard(alice, board.id))
  await inviteCollaborators(alice, invited, [bob.viewer.userId], access)
  await acceptInvite(bob, await getBoard(bob, board.id))
  return { alice, bob, board }
}

describe('[BOARD-02 b] everything in a place', () => {
  it.each([
    ['at once', 4],
    ['by the worker', 230],
  ])('is moved %s, except what is left out, and back', async (_how, count) => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const [house, garden] = [await makeBoard(alice, 'House'), await makeBoard(alice, 'Garden', { privacy: 'secret' })]
    const [left, ...others] = (await fill(alice, house, count)) as [Id, ...Id[]]
    const there = await makePin(alice, garden)
    const begun = await movePlace(alice, allOf(house, [left]), outsideSections(garden))
    await works(test)
    const action = await getPlaceAction(alice, begun.id)
    expect(action).toEqual({ id: begun.id, is_running: false, pin_count: count - 1, can_undo: true })
    expect([await pinsIn(test, house), await pinsIn(test, garden)]).toEqual([[left], [...others, there.id]])
    await expectSound(test)

    await undoPlaceAction(alice, begun.id)
    await works(test)
    expect([await pinsIn(test, house), await pinsIn(test, garden)]).toEqual([[left, ...others], [there.id]])
    expect(await getPlaceAction(alice, begun.id)).toMatchObject({ pin_count: count - 1, can_undo: false })
    await expect(undoPlaceAction(alice, begun.id)).rejects.toMatchObject({ code: 'board.act_over' })
    await expectSound(test)
  })

  it.each([
    ['at once', 4, 'newest'],
    ['by the worker', 205, 'newest'],
    ['by the worker', 205, 'oldest'],
  ] as const)('is copied %s in its order, and undo deletes the copies (%i, %s first)', async (_how, count, order) => {
    await using test = await createTestCtx()
    const [alice, bob] = [test.as(await test.person('Alice')), test.as(await test.person('Bob'))]
    const [house, copies] = [await makeBoard(alice, 'House'), await makeBoard(alice, 'Copies')]
    await editBoard(alice, allowBoard(alice, 'edit', await getBoard(alice, copies.id)), { pinOrder: order })
    const section = await addSection(alice, copies, 'Here')
    const ids = await fill(alice, house, count)
    const { id } = await copyPlace(alice, allOf(house), { boardId: copies.id, sectionId: section.id })
    await works(test)
    const { rows } = await sql<{ parent: Id }>`
      select parent_pin_id as parent from pins where section_id = ${section.id} order by id desc`.execute(
      test.site.database.db,
    )
    expect(rows.map(({ parent }) => parent)).toEqual(order === 'newest' ? ids : ids.toReversed())
    await expectSound(test)
    await expect(undoPlaceAction(bob, id)).rejects.toMatchObject({ code: 'board.act_over' })
    await undoPlaceAction(alice, id)
    await works(test)
    expect(await pinsIn(test, copies, section.id)).toEqual([])
    expect(await pinsIn(test, house)).toHaveLength(count)
    await expectSound(test)
  })

  it.each([
    ['at once', 3],
    ['by the worker', 210],
  ])('is deleted %s, and can be restored within the hour', async (_how, count) => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const board = await makeBoard(alice, 'House')
    const ids = await fill(alice, board, count)
    const { id } = await deletePlace(alice, allOf(board))
    await works(test)
    expect(await getBoard(alice, board.id)).toMatchObject({ pinCount: 0 })
    await expectSound(test)
    await undoPlaceAction(alice, id)
    await works(test)
    expect(await pinsIn(test, board)).toEqual(ids)
    await expectSound(test)

    const again = await deletePlace(alice, allOf(board))
    await works(test)
    test.clock.pass(61 * 60_000)
    await expect(undoPlaceAction(alice, again.id)).rejects.toMatchObject({ code: 'board.act_over' })
    await deleteOldBulkActions(test.site.database.db, test.clock.now())
    const { rows } = await sql`select 1 from board_actions union all select 1 from board_action_pins`.execute(
      test.site.database.db,
    )
    expect(rows).toEqual([])
  })

  it('is limited to the pins a contributor may delete: their own', async () => {
    await using test = await createTestCtx()
    const { alice, bob, board } = await withBob(test, 'write')
    const [hers, his] = [await makePin(alice, board), await makePin(bob, board)]
    expect(await deletePlace(bob, allOf(board))).toMatchObject({ pin_count: 1, can_undo: false })
    expect(await pinsIn(test, board)).toEqual([hers.id])
    expect(his.id).not.toBe(hers.id)
    await expect(deletePlace(bob, allOf(board))).rejects.toMatchObject({ code: 'pin.not_allowed' })
    await expectSound(test)
  })

  it('is moved by an organizer into a section, including others’ pins, but not to their own board', async () => {
    await using test = await createTestCtx()
    const { alice, bob, board } = await withBob(test, 'delete')
    const section = await addSection(alice, board, 'Kitchen')
    await makePin(alice, board)
    await makePin(bob, board)
    expect(await movePlace(bob, allOf(board), { boardId: board.id, sectionId: section.id })).toMatchObject({
      pin_count: 2,
    })
    const mine = await makeBoard(bob, 'Mine')
    await expect(
      movePlace(bob, { place: { boardId: board.id, sectionId: section.id }, except: [] }, outsideSections(mine)),
    ).rejects.toMatchObject({ code: 'board.not_allowed' })
    await expectSound(test)
  })

  it('is closed to users who may not save to the board', async () => {
    await using test = await createTestCtx()
    const [alice, bob] = [test.as(await test.person('Alice')), test.as(await test.person('Bob'))]
    const [board, mine] = [await makeBoard(alice, 'House'), await makeBoard(bob, 'Mine')]
    await makePin(alice, board)
    const refused = { code: 'board.not_allowed' }
    await expect(copyPlace(bob, allOf(board), outsideSections(mine))).rejects.toMatchObject(refused)
    await expect(deletePlace(bob, allOf(board))).rejects.toMatchObject(refused)
    const banned = test.as({ id: alice.viewer.userId }, { isWriteBanned: true })
    await expect(deletePlace(banned, allOf(board))).rejects.toMatchObject({ code: 'auth.write_banned' })
    await expect(deletePlace(test.visitor, allOf(board))).rejects.toMatchObject({ code: 'auth.required' })
  })
})

describe('[BOARD-07 a] a long action on everything in a place', () => {
  it('blocks both places, shows its progress, and leaves pins added later alone', async () => {
    await using test = await createTestCtx()
    const [alice, bob] = [test.as(await test.person('Alice')), test.as(await test.person('Bob'))]
    const [house, garden] = [await makeBoard(alice, 'House'), await makeBoard(alice, 'Garden')]
    const section = await addSection(alice, garden, 'Pots')
    const [first] = (await fill(alice, house, 201)) as [Id]
    const { id } = await movePlace(alice, allOf(house), { boardId: garden.id, sectionId: section.id })
    expect(await getPlaceAction(alice, id)).toEqual({ id, is_running: true, pin_count: 0, can_undo: false })
    await expect(getPlaceAction(bob, id)).rejects.toMatchObject({ code: 'board.act_over' })
    const scopes = await Promise.all(
      [house, garden].map(async (board) =>
        (await listBlockingActions(alice, board.id)).map(({ section_id: scope, progress }) => [scope, progress]),
      ),
    )
    expect(scopes).toEqual([[[null, 0]], [[section.id, 0]]])
    const blocked = { code: 'board.blocked' }
    await expect(movePins(alice, [first], { boardId: garden.id, sectionId: null })).rejects.toMatchObject(blocked)
    await expect(deletePlace(alice, allOf(house))).rejects.toMatchObject(blocked)
    await expect(undoPlaceAction(alice, id)).rejects.toMatchObject(blocked)
    for (const board of [house, garden]) {
      const seen = allowBoard(alice, 'delete', await getBoard(alice, board.id))
      await expect(deleteBoard(alice, seen)).rejects.toMatchObject(blocked)
    }
    const late = await makePin(alice, house)
    await Promise.all([works(test), works(test)])
    expect(await pinsIn(test, house)).toEqual([late.id])
    expect(await listBlockingActions(alice, house.id)).toEqual([])
    await expectSound(test)
  })

  it('ends when the user who started it loses the right to it', async () => {
    await using test = await createTestCtx()
    const alice = test.as(await test.person('Alice'))
    const board = await makeBoard(alice, 'House')
    const section = await addSection(alice, board, 'Kitchen')
    await fill(alice, board, 201)
    const { id } = await movePlace(alice, allOf(board), { boardId: board.id, sectionId: section.id })
    await sql`update users set write_banned_at = now() where id = ${alice.viewer.userId}`.execute(test.site.database.db)
    await works(test)
    expect(await getPlaceAction(alice, id)).toMatchObject({ is_running: false, pin_count: 0, can_undo: false })
    expect(await listBlockingActions(alice, board.id)).toEqual([])
    await expectSound(test)
  })
})
