import { createTestCtx } from '@corkboard/testkit/domain'
import { expect, it } from 'vitest'
import { findAccount, hasOwner } from '../accounts/index.ts'
import { createAccount, deleteAccount, setPassword, setRole } from './index.ts'

it('an operator creates an account by the rules of registration, without a session', async () => {
  await using test = await createTestCtx()
  const account = await createAccount(test.visitor, {
    email: 'Mira@Example.org',
    firstName: 'Mira',
    lastName: 'Lund',
    about: ' Paints\r\n\r\n\r\n birds ',
    country: 'se',
    role: 'owner',
  })
  expect(account).toMatchObject({ username: 'miralund', role: 'owner' })
  expect(await findAccount(test.visitor, ' mira@example.org ')).toEqual(account)
  const row = await test.site.database.db.selectFrom('users').select(['about', 'country']).executeTakeFirst()
  expect(row).toEqual({ about: 'Paints\n\nbirds', country: 'SE' })
  expect(await hasOwner(test.visitor)).toBe(true)
  expect(await test.site.database.db.selectFrom('sessions').select('id').execute()).toEqual([])
})

it('an operator gets the same refusals as a registration', async () => {
  await using test = await createTestCtx()
  for (const [change, code] of [
    [{ about: 'x'.repeat(161) }, 'about.too_long'],
    [{ username: 'admin' }, 'username.taken'],
    [{ password: 'password' }, 'password.common'],
  ] as const) {
    await expect(
      createAccount(test.visitor, { email: 'm@example.org', firstName: 'Mira', ...change }),
    ).rejects.toMatchObject({ code })
  }
})

it('a deleted account is unknown, and its names are free', async () => {
  await using test = await createTestCtx()
  const mira = await test.person('Mira')
  await deleteAccount(test.visitor, mira.id)
  expect(await findAccount(test.visitor, 'mira')).toBeUndefined()
  const record = test.site.database.db.selectFrom('operator_actions').select(['actor_id', 'action', 'detail'])
  expect(await record.execute()).toEqual([{ actor_id: null, action: 'delete', detail: 'mira' }])
  for (const change of [
    () => deleteAccount(test.visitor, mira.id),
    () => setRole(test.visitor, mira.id, 'owner'),
    () => setPassword(test.visitor, mira.id, 'lantern moth 9'),
  ]) {
    await expect(change()).rejects.toMatchObject({ code: 'user.not_found' })
  }
  expect(await test.person('Mira')).toMatchObject({ username: 'mira', email: 'mira@example.org' })
})
