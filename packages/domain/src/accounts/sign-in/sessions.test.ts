import { createTestCtx } from '@corkboard/testkit/domain'
import { expect, it } from 'vitest'
import { endSessions, endSession, issueSession, resolveSession } from './index.ts'
import { deleteAccount, setRole, setWriteBan } from '../staff/index.ts'

const DAY_MS = 86_400_000

it('only the hash of a token is stored', async () => {
  await using test = await createTestCtx()
  const { token } = await issueSession(test.visitor, (await test.person('Alice')).id, {
    userAgent: 'A browser\u0000\n on a phone',
    address: '::ffff:203.0.113.9',
  })
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const { rows } = await test.site.database.pool.query(
    'select sessions::text as text, user_agent, address from sessions',
  )
  expect(rows[0]).toMatchObject({ user_agent: 'A browser on a phone', address: '203.0.113.9' })
  expect(rows[0].text).not.toContain(token)
  expect(rows[0].text).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
})

it('a session ends after 30 idle days, and continues when used within them', async () => {
  await using test = await createTestCtx()
  const { token } = await issueSession(test.visitor, (await test.person('Alice')).id, {})
  test.clock.pass(29 * DAY_MS)
  expect(await resolveSession(test.site, token)).toMatchObject({ kind: 'AUTH' })
  test.clock.pass(29 * DAY_MS)
  expect(await resolveSession(test.site, token)).toMatchObject({ kind: 'AUTH' })
  test.clock.pass(30 * DAY_MS)
  expect(await resolveSession(test.site, token)).toBeUndefined()
})

it('a session ends after 180 days, however much it is used', async () => {
  await using test = await createTestCtx()
  const { token } = await issueSession(test.visitor, (await test.person('Alice')).id, {})
  for (let day = 20; day < 180; day += 20) {
    test.clock.pass(20 * DAY_MS)
    expect(await resolveSession(test.site, token)).toMatchObject({ kind: 'AUTH' })
  }
  test.clock.pass(20 * DAY_MS)
  expect(await resolveSession(test.site, token)).toBeUndefined()
})

it('the last use is written at most every five minutes', async () => {
  await using test = await createTestCtx()
  const { token } = await issueSession(test.visitor, (await test.person('Alice')).id, {})
  const start = test.clock.now().getTime()
  const used: number[] = []
  for (let minute = 1; minute <= 11; minute += 1) {
    test.clock.pass(60_000)
    await resolveSession(test.site, token)
    const { rows } = await test.site.database.pool.query('select last_used_at from sessions')
    used.push((rows[0].last_used_at.getTime() - start) / 60_000)
  }
  expect(used).toEqual([0, 0, 0, 0, 5, 5, 5, 5, 5, 10, 10])
})

it('a token that was never issued belongs to no one', async () => {
  await using test = await createTestCtx()
  for (const token of ['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}\u0000`]) {
    expect([token, await resolveSession(test.site, token)]).toEqual([token, undefined])
  }
})

it('[IDENT-06 a] an ended session stops working immediately, but the user’s others do not', async () => {
  await using test = await createTestCtx()
  const alice = await test.person('Alice')
  const [phone, laptop] = [
    await issueSession(test.visitor, alice.id, {}),
    await issueSession(test.visitor, alice.id, {}),
  ]
  await resolveSession(test.site, phone.token)
  await resolveSession(test.site, laptop.token)
  await endSession(test.visitor, phone.id)
  await endSession(test.visitor, phone.id)
  expect(await resolveSession(test.site, phone.token)).toBeUndefined()
  expect(await resolveSession(test.site, laptop.token)).toMatchObject({ sessionId: laptop.id })
  await endSessions(test.visitor, alice.id)
  expect(await resolveSession(test.site, laptop.token)).toBeUndefined()
})

it('another process drops an ended session immediately, or within ten seconds if it was not notified', async () => {
  await using test = await createTestCtx()
  const neighbor = await test.neighbor()
  const alice = await test.person('Alice')
  const { id, token } = await issueSession(test.visitor, alice.id, {})
  expect(await resolveSession(neighbor, token)).toMatchObject({ sessionId: id })
  // The change of the new account may have arrived meanwhile; now the session is cached.
  await resolveSession(neighbor, token)
  await endSession(test.visitor, id)
  expect(await resolveSession(neighbor, token)).toBeUndefined()

  const quiet = await issueSession(test.visitor, alice.id, {})
  await resolveSession(neighbor, quiet.token)
  await test.site.database.db.deleteFrom('sessions').execute()
  test.clock.pass(10_000)
  expect(await resolveSession(neighbor, quiet.token)).toBeUndefined()
})

it('another process knows a ban at the next request', async () => {
  await using test = await createTestCtx()
  const neighbor = await test.neighbor()
  const alice = await test.person('Alice')
  const { token } = await issueSession(test.visitor, alice.id, {})
  expect(await resolveSession(neighbor, token)).toMatchObject({ isWriteBanned: false })
  await resolveSession(neighbor, token)
  await setWriteBan(test.visitor, alice.id, { reason: 'Spam' })
  expect(await resolveSession(neighbor, token)).toMatchObject({ isWriteBanned: true, writeBanReason: 'Spam' })
})

it('a new role starts with a new session, and a deleted user has none', async () => {
  await using test = await createTestCtx()
  const alice = await test.person('Alice')
  const first = await issueSession(test.visitor, alice.id, {})
  await resolveSession(test.site, first.token)
  await setRole(test.visitor, alice.id, 'employee')
  expect(await resolveSession(test.site, first.token)).toBeUndefined()
  const second = await issueSession(test.visitor, alice.id, {})
  expect(await resolveSession(test.site, second.token)).toMatchObject({ role: 'employee' })
  await deleteAccount(test.visitor, alice.id)
  expect(await resolveSession(test.site, second.token)).toBeUndefined()
})

it('expired sessions are deleted at the next login', async () => {
  await using test = await createTestCtx()
  const alice = await test.person('Alice')
  await issueSession(test.visitor, alice.id, {})
  test.clock.pass(31 * DAY_MS)
  const kept = await issueSession(test.visitor, alice.id, {})
  expect(await test.site.database.db.selectFrom('sessions').select('id').execute()).toEqual([{ id: kept.id }])
})
