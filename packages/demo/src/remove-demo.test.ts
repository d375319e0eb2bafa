import { sql } from '@corkboard/database'
import { createAccount } from '@corkboard/domain/accounts/staff'
import { createCtx } from '@corkboard/domain/kernel'
import { readyPicture } from '@corkboard/domain/media'
import { followPerson, setAvatar } from '@corkboard/domain/people'
import { findWrongCounters } from '@corkboard/domain'
import { createTestCtx, makeBoard, makePin, saveTo, type TestCtx, uploadPicture } from '@corkboard/testkit/domain'
import { expect, it } from 'vitest'
import { removeDemo } from './remove-demo.ts'

const demoPerson = async (test: TestCtx, username: string) => {
  const { id } = await createAccount(test.visitor, {
    email: `${username}@demo.invalid`,
    username,
    firstName: username,
    password: 'paper clips and string',
    isDemo: true,
  })
  return createCtx(test.site, { kind: 'AUTH', userId: id, sessionId: '1', role: 'member', isWriteBanned: false })
}

const signaturesStored = async (test: TestCtx): Promise<string[]> => {
  const found = new Set<string>()
  for await (const { key } of test.site.media.store.list()) found.add(/[0-9a-f]{32}/.exec(key)?.[0] ?? key)
  return [...found]
}

it('the demo community is removed with its pictures; what real users have saved from it stays', async () => {
  await using test = await createTestCtx()
  const [dora, emil] = [await demoPerson(test, 'dora'), await demoPerson(test, 'emil')]
  const alice = test.as(await test.person('Alice'))
  const [doras, emils, alices] = [
    await makeBoard(dora, 'Doors'),
    await makeBoard(emil, 'Eaves', { privacy: 'secret' }),
    await makeBoard(alice, 'Houses'),
  ]
  const liked = await makePin(dora, doras)
  await makePin(dora, doras)
  await saveTo(emil, liked, emils)
  await makePin(emil, emils)
  await uploadPicture(emil)
  await setAvatar(dora, await readyPicture(dora, await uploadPicture(dora)))
  const kept = await saveTo(alice, liked, alices)
  await followPerson(alice, dora.viewer.userId)

  await sql`
    insert into articles (id, locale, type, title, document, state, published_from, day, is_automatic, topic_id, created_at, updated_at)
    values (1, 'en-US', 2, 'Most saved', '{"cover_pin_ids":[],"body":[]}', 'published', now(), current_date, true, 0, now(), now())`.execute(
    test.site.database.db,
  )

  expect(await removeDemo(test.visitor, () => ({ step() {}, finish() {} }))).toEqual({ people: 2 })
  expect(await test.site.database.db.selectFrom('articles').select('id').execute()).toEqual([])

  expect(await signaturesStored(test)).toEqual([kept.image_signature])
  const { rows } = await sql<{ people: number; boards: number; pins: number }>`
    select (select count(*)::int from users) as people, (select count(*)::int from boards) as boards,
      (select count(*)::int from pins) as pins`.execute(test.site.database.db)
  expect(rows).toEqual([{ people: 1, boards: 1, pins: 1 }])
  expect(await findWrongCounters(test.site.database.db)).toEqual([])
})
