import { resetMfa, setWriteBan } from '@corkboard/domain/accounts/staff'
import { PASSWORD, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let owner: Visitor

beforeAll(async () => {
  site = await TestSite.start()
  owner = await site.person('Olivia')
})
afterAll(() => site[Symbol.asyncDispose]())

const refusal = async (response: ReturnType<Visitor['resource']>) => {
  const { status, envelope } = await response
  const { error } = envelope.resource_response
  return { status, code: error?.error_code, field: error?.field, detail: error?.message_detail }
}

const ends = (visitor: Visitor, password: string) => visitor.resource('AccountResource', 'delete', { password })

describe('[IDENT-13 a] deleting an account', () => {
  it('requires the password; then the user and their content are gone for everyone immediately', async () => {
    const [alice, bob] = [await site.person('Alice'), await site.person('Bob')]
    const board = await alice.createsBoard('Kitchens')
    const pin = await alice.pinsTo(board)
    const laptop = site.visitor()
    await laptop.logsIn('alice')
    await site.mailbox.next('alice@example.org')
    expect(await refusal(ends(alice, 'wrong password'))).toMatchObject({ status: 403, code: 'password.wrong' })
    const { status } = await ends(alice, PASSWORD)
    expect(status).toBe(200)
    expect(alice.browser.cookie('corkboard_session')).toBeUndefined()
    expect(await laptop.asks('ViewerResource', 'get')).toEqual({ kind: 'UNAUTH' })
    expect([await bob.sees(board), await bob.sees(pin)]).toEqual([undefined, undefined])
    expect((await bob.resource('UserResource', 'get', { username: 'alice' })).status).toBe(404)
    await expect(site.visitor().logsIn('alice')).rejects.toMatchObject({ error: { error_code: 'auth.failed' } })
    expect(await site.mailbox.next('alice@example.org')).toMatchObject({ subject: 'Your account was deleted' })
    expect(await site.visitor().registers('Alice')).toMatchObject({ username: 'alice', board_count: 0 })
  })

  it('is refused for the last owner, because no one else could run the site', async () => {
    expect(await refusal(ends(owner, PASSWORD))).toMatchObject({ status: 409, code: 'user.last_owner' })
    expect(await owner.asks('ViewerResource', 'get')).toMatchObject({ kind: 'AUTH', is_owner: true })
  })
})

describe('[IDENT-21 a] a write-banned user', () => {
  it('can read but not write, is told why, and can write again once the ban is lifted', async () => {
    const carol = await site.person('Carol')
    const board = await carol.createsBoard('Before')
    await carol.asks('ViewerResource', 'get')
    await setWriteBan(site.ctx, carol.id, { reason: 'Too many adverts.' })
    expect(await carol.sees(board)).toMatchObject({ name: 'Before' })
    for (const [name, verb, options] of [
      ['BoardResource', 'create', { name: 'After' }],
      ['BoardResource', 'update', { board_id: board.id, name: 'After' }],
      ['UserFollowResource', 'create', { user_id: carol.id }],
    ] as const) {
      expect([name, await refusal(carol.resource(name, verb, options))]).toMatchObject([
        name,
        { status: 403, code: 'auth.write_banned', detail: 'Too many adverts.' },
      ])
    }
    expect(await carol.asks('ViewerResource', 'get')).toMatchObject({
      is_write_banned: true,
      write_ban_reason: 'Too many adverts.',
    })
    await setWriteBan(site.ctx, carol.id, undefined)
    expect(await carol.createsBoard('After')).toMatchObject({ name: 'After' })
    expect(await carol.asks('ViewerResource', 'get')).toMatchObject({ is_write_banned: false, write_ban_reason: null })
  })

  it('can still manage their own account', async () => {
    const dan = await site.person('Dan')
    await setWriteBan(site.ctx, dan.id, { reason: 'Spam' })
    const change = { old_password: PASSWORD, new_password: 'brass kettle moth 4' }
    expect((await dan.resource('PasswordResource', 'update', change)).status).toBe(200)
    expect((await ends(dan, 'brass kettle moth 4')).status).toBe(200)
  })

  it('must exist', async () => {
    const unknown = { code: 'user.not_found' }
    await expect(setWriteBan(site.ctx, '1', { reason: 'x' })).rejects.toMatchObject(unknown)
    await expect(resetMfa(site.ctx, '1')).rejects.toMatchObject(unknown)
  })
})
