import { type Db, sql } from '@corkboard/database'
import { createTestCtx, makeBoard, makeCarousel, makeComment, makePin } from '@corkboard/testkit/domain'
import { expect, it } from 'vitest'
import { findHalfMade } from '../../modules.ts'

it('finds nothing incomplete after ordinary work, and then every row whose counterpart is missing', async () => {
  await using test = await createTestCtx()
  const alice = test.as(await test.person('Alice'))
  const board = await makeBoard(alice, 'Kitchens')
  const pin = await makePin(alice, board)
  const comment = await makeComment(alice, pin)
  const response = await makeComment(alice, pin, { text: 'Yes', parentId: comment.id })
  expect(await findHalfMade(alice.db)).toEqual([])

  const { userId } = alice.viewer
  const breakages: [change: string, what: string][] = [
    ['delete from user_stats', `person ${userId} has no counters`],
    ['delete from usernames', `person ${userId} does not own the username`],
    ['delete from emails', `person ${userId} does not own the email`],
    ['delete from board_stats', `board ${board.id} has no counters`],
    ['delete from pin_stats', `pin ${pin.id} has no counters`],
    ['delete from images', `pin ${pin.id} has no picture`],
    ['update boards set owner_id = 1', `board ${board.id} has no owner`],
    ['update pins set pinner_id = 1', `pin ${pin.id} is nobody's`],
    [`delete from comment_stats where comment_id = ${response.id}`, `comment ${response.id} has no counters`],
    [`update comments set pin_id = 1 where id = ${response.id}`, `comment ${response.id} is on no pin`],
    [`delete from comments where id = ${comment.id}`, `comment ${response.id} answers nothing`],
    ['update pins set board_id = 1', `pin ${pin.id} is on no board`],
  ]
  for (const [change, what] of breakages) {
    expect({ change, found: await foundAfter(alice.db, change) }).toEqual({ change, found: [what] })
  }
})

it('finds carousels whose content or pictures are missing', async () => {
  await using test = await createTestCtx()
  const alice = test.as(await test.person('Alice'))
  const pin = await makeCarousel(alice, await makeBoard(alice, 'Doors'), 2)
  const { id, carousel_slots: slots } = pin.carousel_data!
  const signature = slots[1]!.image_signature
  expect(await foundAfter(alice.db, 'delete from pin_contents')).toEqual([`pin ${pin.id} lacks its content`])
  expect(await foundAfter(alice.db, `delete from images where signature = '${signature}'`)).toEqual([
    `content ${id} lacks a picture`,
  ])
})

it('reports an upload as incomplete once it has waited for an hour', async () => {
  await using test = await createTestCtx()
  const alice = test.as(await test.person('Alice'))
  const upload = (id: number, age: string) => `
    insert into media_uploads (id, shard, user_id, status, bytes, created_at, updated_at)
    values (${id}, 0, ${alice.viewer.userId}, 'processing', 1, now(), now() - interval '${age}')`
  expect(await foundAfter(alice.db, upload(1, '5 minutes'))).toEqual([])
  expect(await foundAfter(alice.db, upload(2, '2 hours'))).toEqual(['upload 2 is still processing'])
})

/** Returns what is found after a change, then rolls the change back. */
const foundAfter = async (db: Db, change: string): Promise<string[]> => {
  const found: string[] = []
  const undo = new Error('Undone.')
  await db
    .transaction()
    .execute(async (tx) => {
      await sql.raw(change).execute(tx)
      found.push(...(await findHalfMade(tx)))
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return found
}
