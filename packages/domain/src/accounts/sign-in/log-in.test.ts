import { createTestCtx, type TestCtx } from '@corkboard/testkit/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCtx, type Ctx } from '../../kernel/index.ts'
import { type Account, createPasswordHasher } from '../accounts/index.ts'
import { type LoggedIn, logIn, logOut, resolveSession } from './index.ts'
import { deleteAccount, setPassword } from '../staff/index.ts'

const PASSWORD = 'lantern moth 9'
const HOUR_MS = 3_600_000

/** Logs in and expects that the password alone is enough. */
const signIn = async (...login: Parameters<typeof logIn>): Promise<LoggedIn> => {
  const outcome = await logIn(...login)
  if (outcome.needsMfa) throw new Error('It asks for a second step')
  return outcome
}

const guess = (ctx: Ctx, usernameOrEmail: string, password = 'wrong lantern', address?: string) =>
  logIn(ctx, { usernameOrEmail, password }, { address }).then(
    () => 'in',
    (error) => error.code as string,
  )

/**
 * In parallel, but no more at the same time than a process has connections: it refuses work that waits longer than two
 * seconds for one, and a busy machine can take that long.
 */
const AT_ONCE = 10

const inParallel = async (times: number, act: (n: number) => Promise<string>) => {
  const outcomes: Record<string, number> = {}
  let begun = 0
  const work = async (): Promise<void> => {
    while (begun < times) {
      const outcome = await act(begun++)
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return outcomes
}

const guesses = (ctx: Ctx, times: number, usernameOrEmail: string, address?: string) =>
  inParallel(times, () => guess(ctx, usernameOrEmail, undefined, address))

describe('names and passwords', () => {
  let test: TestCtx
  let alice: Account
  beforeAll(async () => {
    test = await createTestCtx()
    alice = await test.person('Alice', { password: PASSWORD })
    await test.person('Without')
  })
  afterAll(() => test[Symbol.asyncDispose]())

  it.each(['alice', ' Alice\t', 'alice@example.org', '  ALICE@example.ORG '])(
    '[IDENT-03 c] %j and the password log in',
    async (usernameOrEmail) => {
      const { viewer, session } = await signIn(test.visitor, { usernameOrEmail, password: PASSWORD })
      expect(viewer).toMatchObject({ kind: 'AUTH', userId: alice.id, sessionId: session.id, role: 'member' })
      expect(await resolveSession(test.site, session.token)).toMatchObject(viewer)
    },
  )

  it.each([
    ['a wrong password', 'alice', 'lantern moth 8'],
    ['a password with a space before it', 'alice', ` ${PASSWORD}`],
    ['a password with far too much after it', 'alice', PASSWORD + 'x'.repeat(2_000)],
    ['no password', 'alice', ''],
    ['an unknown username', 'nobody', PASSWORD],
    ['an unknown address', 'nobody@example.org', PASSWORD],
    ['an account without a password', 'without', PASSWORD],
    ['no name', '', PASSWORD],
    ['a name no database takes', 'al\u0000ice', PASSWORD],
    ['a pattern', '%', PASSWORD],
  ])('[IDENT-10 b] %s is refused, always with the same error', (_, usernameOrEmail, password) =>
    expect(logIn(test.visitor, { usernameOrEmail, password })).rejects.toMatchObject({
      code: 'auth.failed',
      message: 'The email or password you entered is incorrect.',
      details: { field: 'username_or_email' },
    }),
  )
})

it('a login ends the session it came with, and logging out ends this one', async () => {
  await using test = await createTestCtx()
  await test.person('Alice', { password: PASSWORD })
  const login = { usernameOrEmail: 'alice', password: PASSWORD }
  const first = await signIn(test.visitor, login)
  const second = await signIn(createCtx(test.site, first.viewer), login)
  expect(second.session.token).not.toBe(first.session.token)
  expect(await resolveSession(test.site, first.session.token)).toBeUndefined()
  await logOut(createCtx(test.site, second.viewer))
  await logOut(createCtx(test.site, second.viewer))
  await logOut(test.visitor)
  expect(await resolveSession(test.site, second.session.token)).toBeUndefined()
})

it('an account allows strangers 30 wrong guesses an hour, half of them by each name, from anywhere', async () => {
  await using test = await createTestCtx()
  await test.person('Alice', { password: PASSWORD })
  expect(await guesses(test.visitor, 15, 'alice', '203.0.113.1')).toEqual({ 'auth.failed': 15 })
  test.clock.pass(HOUR_MS / 2)
  await expect(logIn(test.visitor, { usernameOrEmail: ' ALICE ', password: PASSWORD })).rejects.toMatchObject({
    code: 'request.rate',
    details: { retryAfterSeconds: 1_800 },
  })
  // A refusal here would reveal that both names are of one account.
  expect(await guesses(test.visitor, 15, 'ALICE@example.org', '203.0.113.2')).toEqual({ 'auth.failed': 15 })
  expect(await guess(test.visitor, 'alice@example.org', PASSWORD)).toBe('request.rate')
  test.clock.pass(HOUR_MS / 2)
  expect(await guess(test.visitor, 'alice', PASSWORD)).toBe('in')
})

it('guessing in parallel, in two processes, gains nothing, and unknown names count the same', async () => {
  await using test = await createTestCtx()
  const neighbor = createCtx(await test.neighbor(), test.visitor.viewer)
  await test.person('Alice', { password: PASSWORD })
  for (const name of ['alice', 'nobody']) {
    const outcomes = await inParallel(50, (n) => guess(n % 2 === 0 ? test.visitor : neighbor, name))
    expect([name, outcomes]).toEqual([name, { 'auth.failed': 15, 'request.rate': 35 }])
  }
})

it('correct passwords are not counted', async () => {
  await using test = await createTestCtx()
  await test.person('Alice', { password: PASSWORD })
  for (let i = 0; i < 35; i += 1) expect(await guess(test.visitor, 'alice', PASSWORD, '203.0.113.1')).toBe('in')
})

it('an IP address allows 100 wrong guesses an hour across accounts, and an IPv6 network counts as one', async () => {
  await using test = await createTestCtx()
  const from = (i: number) => `2001:db8:0:7::${i.toString(16)}`
  const outcomes = await inParallel(102, (i) => guess(test.visitor, `nobody_${i}`, undefined, from(i)))
  expect(outcomes).toEqual({ 'auth.failed': 100, 'request.rate': 2 })
  expect(await guess(test.visitor, 'somebody', undefined, '2001:db8:0:8::1')).toBe('auth.failed')
  // The IP address was refused, so the account was not charged.
  expect(await guesses(test.visitor, 15, 'nobody_x', '2001:db8:0:7::1')).toEqual({ 'request.rate': 15 })
  expect(await guesses(test.visitor, 15, 'nobody_x', '2001:db8:0:9::1')).toEqual({ 'auth.failed': 15 })
})

it('guesses from past hours are deleted, and the table contains no names', async () => {
  await using test = await createTestCtx()
  await guess(test.visitor, 'nobody@example.org')
  const { rows } = await test.site.database.pool.query('select subject from login_attempts')
  expect(rows).toEqual([{ subject: expect.stringMatching(/^name:[\w-]{43}$/) }])
  test.clock.pass(HOUR_MS + 1)
  await guess(test.visitor, 'other')
  const after = await test.site.database.pool.query('select subject from login_attempts')
  expect(after.rows).toHaveLength(1)
  expect(after.rows).not.toEqual(rows)
})

it('after a password change the old one is refused, and a deleted user is unknown', async () => {
  await using test = await createTestCtx()
  const alice = await test.person('Alice', { password: PASSWORD })
  const { session } = await signIn(test.visitor, { usernameOrEmail: 'alice', password: PASSWORD })
  await setPassword(test.visitor, alice.id, 'another moth 9')
  expect(await resolveSession(test.site, session.token)).toBeUndefined()
  expect(await guess(test.visitor, 'alice', PASSWORD)).toBe('auth.failed')
  expect(await guess(test.visitor, 'alice', 'another moth 9')).toBe('in')
  await deleteAccount(test.visitor, alice.id)
  expect(await guess(test.visitor, 'alice', 'another moth 9')).toBe('auth.failed')
})

it('an overloaded hasher does not count as a guess', async () => {
  await using test = await createTestCtx()
  await test.person('Alice', { password: PASSWORD })
  const busy = createCtx(
    { ...test.site, passwords: createPasswordHasher({ concurrency: 1, queueLimit: 0 }) },
    test.visitor.viewer,
  )
  const outcomes = await guesses(busy, 40, 'alice')
  expect(outcomes['request.overloaded']).toBeGreaterThan(0)
  const { rows } = await test.site.database.pool.query('select cardinality(guessed_at) as counted from login_attempts')
  expect(rows).toEqual([{ counted: outcomes['auth.failed'] }])
})
