import { describe, expect, it } from 'vitest'
import { ApiError, DEFAULT_ERROR_TEXT, normalizeError } from '../../api/errors.ts'
import { createLogOut } from './log-out.ts'
import { LOGGED_OUT, LOGGED_OUT_AT } from './logged-out.ts'

const NOW = new Date('2026-05-04T03:02:01.000Z')

/** A browser with stored data of an account, and a site that responds to the deletion with `responses`. */
const browser = (...responses: readonly (() => Promise<unknown>)[]) => {
  const stored = new Map([['places', '[]']])
  const left: string[] = []
  let calls = 0
  const storage = { clear: () => stored.clear(), setItem: (key: string, value: string) => void stored.set(key, value) }
  const logOut = createLogOut({
    endSession: () => responses[calls++]!(),
    storages: [storage],
    storage: storage,
    now: () => NOW,
    leave: (path) => void left.push(path),
  })
  return { logOut, left, stored: () => Object.fromEntries(stored), calls: () => calls }
}

const done = () => Promise.resolve()
const abort = () => Promise.reject(new DOMException('left', 'AbortError'))
const failure = () => Promise.reject(new ApiError(normalizeError(undefined, 503)))
const marked = (reason: string) => ({ [LOGGED_OUT]: reason, [LOGGED_OUT_AT]: NOW.toISOString() })

describe('[IDENT-06 a b c d] logging out', () => {
  it('clears stored data, leaves a marker with the date, and goes to the home page', async () => {
    const { logOut, left, stored } = browser(done)
    await logOut()
    expect(stored()).toEqual(marked('user_initiated'))
    expect(left).toEqual(['/'])
  })

  it('goes to the given address', async () => {
    const { logOut, left } = browser(done)
    await logOut({ redirect: '/login/' })
    expect(left).toEqual(['/login/'])
  })

  it('runs once when the session is over, however many calls detect it', async () => {
    const { logOut, left, stored, calls } = browser(done, done)
    await Promise.all([
      logOut({ reason: 'authentication_failed' }),
      logOut({ reason: 'authentication_failed' }),
      logOut({ reason: 'authentication_failed' }),
    ])
    expect({ left, calls: calls(), stored: stored() }).toEqual({
      left: ['/'],
      calls: 1,
      stored: marked('authentication_failed'),
    })
  })

  it('ignores an aborted call if that is allowed', async () => {
    const { logOut, left, stored } = browser(abort, done)
    await logOut({ logoutOnAbort: true })
    expect({ left, stored: stored() }).toEqual({ left: [], stored: { places: '[]' } })
    await logOut({ reason: 'authentication_failed' })
    expect(left).toEqual(['/'])
  })

  it.each([
    ['given up where that was not foreseen', abort, {}, 'left'],
    ['refused by the server', failure, { logoutOnAbort: true }, DEFAULT_ERROR_TEXT],
  ])('%s throws, keeps everything and can be retried', async (_, response, options, message) => {
    const { logOut, left, stored } = browser(response, done)
    await expect(logOut(options)).rejects.toThrow(message)
    expect({ left, stored: stored() }).toEqual({ left: [], stored: { places: '[]' } })
    await logOut({ reason: 'authentication_failed' })
    expect(left).toEqual(['/'])
  })
})
