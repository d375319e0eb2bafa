import { expect, it } from 'vitest'
import { ApiError } from './errors.ts'
import { HttpError, shakeHands } from './handshake-client.ts'
import { type Reply, startServer } from './test-server.ts'

const LOG_IN = 'POST /v3/login/handshake/'
const form = { username_or_email: 'ann', password: 'quiet harbor & more' }

const tab = (): Storage => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
  return storage as unknown as Storage
}

const response = (status: number, error_code: string | null, data: unknown = null): Reply => ({
  status,
  json: {
    status: error_code === null ? 'success' : 'failure',
    code: 0,
    message: '',
    data,
    ...(error_code !== null && { error: { error_code, http_status: status, message: error_code } }),
  },
})

it('[IDENT-02 b, IDENT-03 a] a handshake sends a form with an install id, the same one from the same tab', async () => {
  await using server = await startServer(response(200, null, { token: 't' }))
  const storage = tab()
  expect(await shakeHands(server.env, LOG_IN, form, storage)).toEqual({ token: 't' })
  await shakeHands(server.env, LOG_IN, form, storage)
  const [first, second] = server.received
  expect(first).toMatchObject({
    method: 'POST',
    body: 'username_or_email=ann&password=quiet+harbor+%26+more',
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8', 'x-csrftoken': 'abc123' },
  })
  expect(first!.headers['x-install-id']).toMatch(/^[\w-]{8,64}$/)
  expect(second!.headers['x-install-id']).toBe(first!.headers['x-install-id'])
})

it.each([
  ['a wrong password', response(401, 'auth.failed'), ApiError, 'auth.failed'],
  ['a taken address', response(409, 'email.taken'), ApiError, 'email.taken'],
  ['a status that no client reads', response(400, 'password.length'), HttpError, 'password.length'],
  ['a proxy', { status: 502, text: '<h1>Bad gateway</h1>' }, HttpError, 'unknown'],
  ['a response that is not one', { status: 200, text: '<h1>Hello</h1>' }, HttpError, 'unknown'],
  ['no response', { hangUp: true }, ApiError, 'unknown'],
] as const)('[IDENT-03 d e] a handshake refused by %s throws', async (_, reply, kind, code) => {
  await using server = await startServer(reply)
  const thrown: unknown = await shakeHands(server.env, LOG_IN, form, tab()).catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(kind)
  expect([thrown instanceof HttpError, (thrown as ApiError).error.error_code]).toEqual([kind === HttpError, code])
})

it('[IDENT-03 b d] a handshake passes the challenge of a second step through', async () => {
  const challenge = { kind: 'MFA_REQUIRED', token: 't', methods: ['totp'], passkey_options: null }
  await using server = await startServer(response(401, 'mfa.needed', challenge))
  expect(await shakeHands(server.env, LOG_IN, form, tab())).toEqual(challenge)
})
