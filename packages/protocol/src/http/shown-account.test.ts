import { type RestEnvelope, SHOWN_ACCOUNT_HEADER } from '@corkboard/contract'
import { QUERY_HASHES } from '@corkboard/contract/persisted.generated'
import { type Cast, drawPicture, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let cast: Cast

beforeAll(async () => {
  site = await TestSite.start({ worker: false })
  cast = await site.cast()
})
afterAll(() => site[Symbol.asyncDispose]())

const shows = (account: string) => ({ [SHOWN_ACCOUNT_HEADER]: account })
/** Status and error code of a resource call from a page that shows this account. */
const resource = async (who: Visitor, account: string, ...[name, verb, options]: Parameters<Visitor['resource']>) => {
  const { status, envelope } = await who.resource(name, verb, options, shows(account))
  return [status, envelope.resource_response.error?.error_code]
}
const OTHER = [409, 'auth.other_account']

describe('a page that shows another account than the browser is signed in to', () => {
  it('writes and reads no resource', async () => {
    const { alice, bob } = cast
    expect(await resource(bob, alice.id, 'BoardResource', 'create', { name: 'Whose board' })).toEqual(OTHER)
    expect(await resource(bob, alice.id, 'ViewerResource', 'get')).toEqual(OTHER)
    expect(await resource(bob, 'visitor', 'BoardResource', 'create', { name: 'Whose board' })).toEqual(OTHER)
    expect(await bob.asks('BoardsResource', 'get', { username: 'bob' })).toEqual([])
  })

  it('calls no endpoint', async () => {
    const { alice, bob } = cast
    const response = await bob.browser.send('/v3/users/me/', { headers: shows(alice.id) })
    expect([response.status, ((await response.json()) as RestEnvelope).error?.error_code]).toEqual(OTHER)
  })

  it('sends no persisted query', async () => {
    const { alice, bob } = cast
    const response = await bob.browser.send('/_/graphql/', {
      method: 'POST',
      json: { queryHash: QUERY_HASHES.CloseupPageQuery, variables: { pinId: '1', isAuth: true } },
      headers: shows(alice.id),
    })
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] }
    expect([response.status, errors[0]?.extensions.code]).toEqual(OTHER)
  })

  it('receives no live updates', async () => {
    const { alice, bob } = cast
    const { status } = await bob.browser.send(`/_/live/?account=${alice.id}`)
    expect(status).toBe(409)
  })

  it('uploads nothing', async () => {
    const { alice, bob } = cast
    const { bytes, type } = await drawPicture()
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)], { type }), 'picture')
    const response = await bob.browser.send('/v3/media/', { method: 'POST', form, headers: shows(alice.id) })
    expect([response.status, ((await response.json()) as RestEnvelope).error?.error_code]).toEqual(OTHER)
  })
})

it('a page that shows the signed-in account acts for it', async () => {
  const { carol } = cast
  expect(await resource(carol, carol.id, 'BoardResource', 'create', { name: 'Mine' })).toEqual([200, undefined])
  expect(await resource(site.visitor(), 'visitor', 'ViewerResource', 'get')).toEqual([200, undefined])
})

it('a page whose account is logged out by now has to log in again', async () => {
  const { dan, alice } = cast
  await dan.logsOut()
  expect(await resource(dan, dan.id, 'BoardsResource', 'get', { username: alice.username })).toEqual([
    401,
    'auth.required',
  ])
  expect(await resource(dan, 'visitor', 'BoardsResource', 'get', { username: alice.username })).toEqual([
    200,
    undefined,
  ])
})
