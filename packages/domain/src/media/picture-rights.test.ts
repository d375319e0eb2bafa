import { sql } from '@corkboard/database'
import { createTestCtx, uploadPicture } from '@corkboard/testkit/domain'
import { expect, it } from 'vitest'
import { createCtx, type Ctx, defineModule, type PictureUse, VISITOR } from '../kernel/index.ts'
import { setAvatar } from '../people/index.ts'
import { openImage, readyPicture, unusedPictures } from './index.ts'

const unused = async (ctx: Ctx): Promise<string[]> => {
  const found: string[] = []
  for await (const picture of unusedPictures(ctx)) found.push(picture.signature)
  return found
}

const opens = (ctx: Ctx, signature: string): Promise<boolean> =>
  openImage(ctx, { size: '236x', signature, extension: 'webp' }).then(
    () => true,
    () => false,
  )

it('a picture use that another module declares keeps the picture visible until its change tag is published', async () => {
  await using test = await createTestCtx()
  const alice = test.as(await test.person('Alice'))
  const signature = await readyPicture(alice, await uploadPicture(alice))
  await sql`delete from media_uploads`.execute(test.site.database.db)
  let held = signature
  const banner: PictureUse = {
    name: 'banner',
    columns: ['ads.banner_signature'],
    files: ['picture'],
    keeps: (it) => sql<boolean>`${it} = ${held}::text`,
    shows: {
      everyone: (it) => sql`select 1 where ${it} = ${held}::text`,
      changesWith: () => sql`select 'content:7'`,
      takeDown: { remove: async () => 0, restore: async () => 0 },
    },
  }
  const ads = defineModule('ads', { uses: [], pictures: [banner] })
  const ctx = createCtx({ ...test.site, modules: [...test.site.modules, ads] }, VISITOR)

  expect([await unused(test.visitor), await unused(ctx)]).toEqual([[signature], []])
  expect([await opens(test.visitor, signature), await opens(ctx, signature)]).toEqual([false, true])

  held = 'another'
  expect(await opens(ctx, signature)).toBe(true)
  test.site.changes.publish(['content:7'])
  expect([await opens(ctx, signature), await unused(ctx)]).toEqual([false, [signature]])
})

it('a process that missed a change shows a picture for a minute at most', async () => {
  await using test = await createTestCtx()
  const alice = test.as(await test.person('Alice'))
  const signature = await readyPicture(alice, await uploadPicture(alice))
  await setAvatar(alice, signature)
  expect(await opens(test.visitor, signature)).toBe(true)
  await sql`update users set avatar_signature = null`.execute(test.site.database.db)
  test.clock.pass(59_999)
  expect(await opens(test.visitor, signature)).toBe(true)
  test.clock.pass(1)
  expect(await opens(test.visitor, signature)).toBe(false)
})

it('the rights to a picture are remembered while other things change', async () => {
  await using test = await createTestCtx()
  const alice = test.as(await test.person('Alice'))
  const signature = await readyPicture(alice, await uploadPicture(alice))
  await setAvatar(alice, signature)
  const first = opens(test.visitor, signature)
  test.site.changes.publish(['pin:7'])
  expect(await first).toBe(true)
  await sql`update users set avatar_signature = null`.execute(test.site.database.db)
  expect(await opens(test.visitor, signature)).toBe(true)
})
