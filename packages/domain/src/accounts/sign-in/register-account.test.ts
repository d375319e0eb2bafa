import { createTestCtx, type TestCtx } from '@corkboard/testkit/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCtx, type Ctx } from '../../kernel/index.ts'
import { findAccount, hasOwner } from '../accounts/index.ts'
import { prepareRegistration, register, type RegistrationInput, resolveSession } from './index.ts'
import { loadAccountViewer } from '../viewer/index.ts'

const alice = {
  email: 'Alice@Example.org',
  password: 'lantern moth 9',
  firstName: 'Alice',
  lastName: 'Smith',
} satisfies RegistrationInput

const signUp = async (ctx: Ctx, input: RegistrationInput) => register(ctx, await prepareRegistration(ctx, input))

const count = async ({ site }: TestCtx, table: 'users' | 'usernames' | 'emails' | 'user_stats' | 'sessions') => {
  const { total } = await site.database.db
    .selectFrom(table)
    .select((e) => e.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

it('[IDENT-01 b] a registration creates the account and signs it in', async () => {
  await using test = await createTestCtx()
  const { account, session, viewer } = await signUp(test.visitor, alice)
  expect(account).toMatchObject({ username: 'alicesmith', email: 'Alice@Example.org', firstName: 'Alice' })
  expect(await resolveSession(test.site, session.token)).toMatchObject(viewer)
  expect(await loadAccountViewer(createCtx(test.site, viewer))).toMatchObject({
    kind: 'AUTH',
    id: account.id,
    full_name: 'Alice Smith',
    email: 'Alice@Example.org',
    country: 'US',
    locale: 'en-US',
    image_small_url: null,
    pin_count: 0,
    follower_count: 0,
    has_password: true,
    is_write_banned: false,
  })
  expect(await test.site.database.db.selectFrom('outbox').select(['kind', 'payload']).execute()).toEqual([
    { kind: 'user.changed', payload: { user_id: account.id, changes_all: false } },
    { kind: 'user.registered', payload: { user_id: account.id } },
  ])
})

it('the password is stored only as an argon2id hash', async () => {
  await using test = await createTestCtx()
  await signUp(test.visitor, alice)
  const { rows } = await test.site.database.pool.query('select users::text from users')
  expect(rows[0].users).toContain('$argon2id$')
  expect(rows[0].users).not.toContain(alice.password)
})

describe('an invalid registration', () => {
  let test: TestCtx
  beforeAll(async () => {
    test = await createTestCtx()
  })
  afterAll(() => test[Symbol.asyncDispose]())

  it.each([
    [{ email: 'alice' }, 'email.invalid', 'email'],
    [{ username: '12345' }, 'username.invalid', 'username'],
    [{ username: 'Settings' }, 'username.taken', 'username'],
    [{ firstName: ' ' }, 'name.invalid', 'first_name'],
    [{ lastName: 'x'.repeat(31) }, 'name.invalid', 'last_name'],
    [{ birthday: '2001-02-30' }, 'birthday.invalid', 'birthday'],
    [{ birthday: '2020-01-01' }, 'age.restricted', 'birthday'],
    [{ country: 'XX' }, 'request.invalid', 'country'],
    [{ locale: '!' }, 'request.invalid', 'locale'],
    [{ password: 'short' }, 'password.length', 'password'],
    [{ password: 'password1' }, 'password.common', 'password'],
    [{ password: 'smith of trees' }, 'password.personal', 'password'],
  ])('[IDENT-01 a] with %o is refused with the name of its field', async (change, code, field) => {
    await expect(prepareRegistration(test.visitor, { ...alice, ...change })).rejects.toMatchObject({
      code,
      details: { field },
    })
  })
})

it('an email address and a username belong to one account, in any spelling', async () => {
  await using test = await createTestCtx()
  await signUp(test.visitor, { ...alice, username: 'Ally' })
  await expect(signUp(test.visitor, { ...alice, email: 'ALICE@example.ORG' })).rejects.toMatchObject({
    code: 'email.taken',
    details: { field: 'email' },
  })
  await expect(signUp(test.visitor, { ...alice, email: 'b@example.org', username: 'aLLy' })).rejects.toMatchObject({
    code: 'username.taken',
    details: { field: 'username' },
  })
})

it('twenty simultaneous registrations of one email address create one account', async () => {
  await using test = await createTestCtx()
  const prepared = await Promise.all(
    Array.from({ length: 20 }, (_, i) => prepareRegistration(test.visitor, { ...alice, username: `alice_${i}` })),
  )
  const outcomes = await Promise.allSettled(prepared.map((one) => register(test.visitor, one)))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.map(({ reason }) => reason.code)).toEqual(Array(19).fill('email.taken'))
  for (const table of ['users', 'usernames', 'emails', 'user_stats', 'sessions'] as const) {
    expect([table, await count(test, table)]).toEqual([table, 1])
  }
})

it('twenty users with the same name get twenty usernames', async () => {
  await using test = await createTestCtx()
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, i) => signUp(test.visitor, { ...alice, email: `alice${i}@example.org` })),
  )
  const usernames = all.map(({ account }) => account.username)
  expect(new Set(usernames).size).toBe(20)
  expect(usernames.filter((name) => name === 'alicesmith')).toHaveLength(1)
  expect(await findAccount(test.visitor, 'ALICESMITH')).toMatchObject({ firstName: 'Alice' })
})

it('of two simultaneous first registrations, exactly one becomes the owner', async () => {
  await using test = await createTestCtx()
  expect(await hasOwner(test.visitor)).toBe(false)
  const both = await Promise.all(
    ['alice@example.org', 'bob@example.org'].map((email) => signUp(test.visitor, { ...alice, email })),
  )
  expect(both.map(({ viewer }) => viewer.role).toSorted()).toEqual(['member', 'owner'])
  expect(await hasOwner(test.visitor)).toBe(true)
  expect((await signUp(test.visitor, { ...alice, email: 'carol@example.org' })).account.role).toBe('member')
})

it('the demo community does not become the owner', async () => {
  await using test = await createTestCtx()
  await test.person('Demo', { isDemo: true, username: 'demo_dora' })
  expect((await signUp(test.visitor, alice)).account.role).toBe('owner')
})

it('a failed registration leaves no name taken and no owner', async () => {
  await using test = await createTestCtx()
  await test.person('Bob')
  const prepared = await prepareRegistration(test.visitor, { ...alice, username: 'ally' })
  await test.person('Ally')
  await expect(register(test.visitor, prepared)).rejects.toMatchObject({ code: 'username.taken' })
  expect((await signUp(test.visitor, { ...alice, username: 'ally2' })).account.role).toBe('owner')
})
