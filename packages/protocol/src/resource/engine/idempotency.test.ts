import type { Board } from '@corkboard/contract'
import { type Actor, TestSite } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const DAY_MS = 86_400_000
let site: TestSite
let alice: Actor
let bob: Actor

beforeAll(async () => {
  site = await TestSite.start({ worker: false })
  ;({ alice, bob } = await site.cast())
})
afterAll(() => site[Symbol.asyncDispose]())

const key = (text: string) => ({ 'idempotency-key': text })
const boardNames = async (person: Actor) =>
  (await person.asks<Board[]>('BoardsResource', 'get', { username: person.username })).map(({ name }) => name)

it('the same key and body get the same response, and the work is done once', async () => {
  const create = () => alice.resource('BoardResource', 'create', { name: 'Once' }, key('once-0001'))
  const first = await create()
  const second = await create()
  expect(second.envelope.resource_response).toEqual(first.envelope.resource_response)
  expect((await boardNames(alice)).filter((name) => name === 'Once')).toHaveLength(1)
})

it('the same key with another body is refused with 409', async () => {
  await alice.resource('BoardResource', 'create', { name: 'First' }, key('other-0001'))
  const { status, envelope } = await alice.resource('BoardResource', 'create', { name: 'Second' }, key('other-0001'))
  expect({ status, code: envelope.resource_response.error?.error_code }).toEqual({
    status: 409,
    code: 'idempotency.conflict',
  })
})

it('of two simultaneous requests, one does the work and both get its response', async () => {
  const create = () => alice.resource('BoardResource', 'create', { name: 'Twins' }, key('twins-0001'))
  const responses = await Promise.all([create(), create(), create()])
  const ids = new Set(responses.map(({ envelope }) => (envelope.resource_response.data as Board | null)?.id))
  expect(ids.size).toBe(1)
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
})

it('a key belongs to one user and one call', async () => {
  await alice.resource('BoardResource', 'create', { name: 'Mine' }, key('shared-0001'))
  expect((await bob.resource('BoardResource', 'create', { name: 'Mine' }, key('shared-0001'))).status).toBe(200)
  expect(await boardNames(bob)).toContain('Mine')
})

it('an error is not stored: the request may be retried', async () => {
  const refused = await alice.resource('BoardResource', 'create', { name: '' }, key('again-0001'))
  expect(refused.status).toBe(400)
  expect((await alice.resource('BoardResource', 'create', { name: 'Again' }, key('again-0001'))).status).toBe(200)
})

it('a write whose response cannot be stored is undone, and says why', async () => {
  await using own = await TestSite.start({ worker: false })
  const carol = await own.person('Carol')
  await own.site.database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$;
    create trigger refuse before insert on idempotency_keys for each row execute function refuse()`)
  const refused = await carol.resource('BoardResource', 'create', { name: 'Undone' }, key('undone-0001'))
  expect(refused.status).toBe(500)
  const names = async () =>
    (await carol.asks<Board[]>('BoardsResource', 'get', { username: carol.username })).map(({ name }) => name)
  expect(await names()).not.toContain('Undone')
  await own.site.database.pool.query('drop trigger refuse on idempotency_keys')
  const done = await carol.resource('BoardResource', 'create', { name: 'Undone' }, key('undone-0001'))
  expect(done.status).toBe(200)
  expect(await names()).toContain('Undone')
})

it('a key is free again after 24 hours', async () => {
  await using later = await TestSite.start({ worker: false })
  const carol = await later.person('Carol')
  await carol.resource('BoardResource', 'create', { name: 'Monday' }, key('daily-0001'))
  later.clock.pass(DAY_MS + 1)
  expect((await carol.resource('BoardResource', 'create', { name: 'Tuesday' }, key('daily-0001'))).status).toBe(200)
})

describe('a save, which does not ask first whether it is repeated,', () => {
  const saving = async (own: TestSite) => {
    const [carol, dave] = [await own.person('Carol'), await own.person('Dave')]
    const pin = await carol.pinsTo(await carol.createsBoard('From'))
    const board = await dave.createsBoard('To')
    const options = { pin_id: pin.id, board_id: board.id }
    return {
      remove: () => carol.asks('PinResource', 'delete', { id: pin.id }),
      save: (more: object = {}) => dave.resource('RepinResource', 'create', { ...options, ...more }, key('saved-0001')),
      count: async () => (await dave.asks<Board>('BoardResource', 'get', { board_id: board.id })).pin_count,
    }
  }

  it('gets the same response, also when its pin is gone by then, and is done once', async () => {
    await using own = await TestSite.start()
    const { save, count, remove } = await saving(own)
    const first = await save()
    expect(first.status).toBe(200)
    expect((await save()).envelope.resource_response).toEqual(first.envelope.resource_response)
    await remove()
    expect((await save()).envelope.resource_response).toEqual(first.envelope.resource_response)
    expect(await count()).toBe(1)
  })

  it('gets the same response from three at the same time', async () => {
    await using own = await TestSite.start()
    const { save, count } = await saving(own)
    const responses = await Promise.all([save(), save(), save()])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(responses.map(({ envelope }) => JSON.stringify(envelope.resource_response.data))).size).toBe(1)
    expect(await count()).toBe(1)
  })

  it('is refused with another text', async () => {
    await using own = await TestSite.start()
    const { save, count } = await saving(own)
    await save()
    expect((await save({ title: 'Another' })).status).toBe(409)
    expect(await count()).toBe(1)
  })

  it('may use its key again after 24 hours', async () => {
    await using own = await TestSite.start()
    const { save, count } = await saving(own)
    await save()
    own.clock.pass(DAY_MS + 1)
    expect((await save()).status).toBe(200)
    expect(await count()).toBe(2)
  })
})

it.each(['short', 'with space inside', 'x'.repeat(129), 'ümlaut-0001'])('a key like %j is refused', async (text) => {
  const { status, envelope } = await alice.resource('BoardResource', 'create', { name: 'Bad' }, key(text))
  expect({ status, code: envelope.resource_response.error?.error_code }).toEqual({
    status: 400,
    code: 'idempotency.malformed',
  })
})

it('[IDENT-01 c] a repeated registration gets the same account, signed in', async () => {
  const visitor = site.visitor()
  const options = { email: 'rita@example.org', password: 'correct horse battery', first_name: 'Rita' }
  // Both are sent before either response, with the new session, has arrived.
  await visitor.browser.send('/v3/nothing/')
  const token = visitor.browser.cookie('csrftoken')
  const send = () =>
    visitor.resource('UserRegisterResource', 'create', options, { ...key('rita-00001'), 'x-csrftoken': token })
  const [first, second] = await Promise.all([send(), send()])
  expect(second.envelope.resource_response).toEqual(first.envelope.resource_response)
  expect(first.status).toBe(200)
  expect(await visitor.asks<Board[]>('BoardPickerBoardsResource', 'get')).toEqual([])
})

it('[IDENT-01 c] a repeated registration with another password is refused', async () => {
  const visitor = site.visitor()
  await visitor.browser.send('/v3/nothing/')
  const token = visitor.browser.cookie('csrftoken')
  const options = { email: 'rosa@example.org', password: 'correct horse battery', first_name: 'Rosa' }
  const register = (more: object) =>
    visitor.resource('UserRegisterResource', 'create', { ...options, ...more }, key('rosa-00001'))
  await register({})
  expect(token).toBeDefined()
  visitor.browser.forget()
  expect((await register({ password: 'another good password' })).envelope.resource_response.error?.error_code).toBe(
    'email.taken',
  )
})
