import { sql } from '@corkboard/database'
import { createTestCtx, makeBoard, makePin } from '@corkboard/testkit/domain'
import { expect, it } from 'vitest'
import { findUnlistedPictures } from '../../modules.ts'

it('a column with pictures that no module lists is found by what it holds, whatever its name', async () => {
  await using test = await createTestCtx()
  const alice = test.as(await test.person('Alice'))
  await makePin(alice, await makeBoard(alice, 'Doors'))
  const { db } = test.site.database
  expect(await findUnlistedPictures(db)).toEqual([])
  await sql`create table wallpapers (id bigint, banner text, tiles text[])`.execute(db)
  expect(await findUnlistedPictures(db)).toEqual([])
  await sql`insert into wallpapers select 1, signature, array[signature] from images limit 1`.execute(db)
  expect(await findUnlistedPictures(db)).toEqual([
    'wallpapers.banner holds pictures or videos, and no `pictures` of a module lists it',
    'wallpapers.tiles holds pictures or videos, and no `pictures` of a module lists it',
  ])
})
