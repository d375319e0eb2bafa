import { describe, expect, it } from 'vitest'
import {
  flagsRead,
  isPaid,
  recordSignInFrom,
  readSessionFlags,
  saveWanted,
  sessionFlagsSlice,
  signedInFrom,
} from './session-flags.ts'

const browser = ({ address = 'http://pins.example/', isInstalled = false, isApple = false } = {}) => {
  const kept = new Map<string, string>()
  const fake = {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    performance: { getEntriesByType: () => [{ name: address }] },
    matchMedia: () => ({ matches: isInstalled }),
    navigator: { ...(isApple && { standalone: true }) },
  }
  return fake as unknown as Window
}

const sessionIn = (context: { is_cookie_restricted: boolean }) =>
  ({ session: { context } }) as Parameters<typeof recordSignInFrom>[2]

describe('[IDENT-08 d] the flags of a session', () => {
  it('say how the document was opened', () => {
    expect(readSessionFlags(browser(), undefined, 0)).toEqual({
      isPWA: false,
      isPaidTraffic: false,
      landingPageType: null,
      loginSignupFrom: null,
      unauthSavePinId: null,
    })
    const address = 'http://pins.example/pin/12/?utm_medium=cpc'
    expect(readSessionFlags(browser({ address, isInstalled: true }), 'www/pin/[id]', 0)).toMatchObject({
      isPWA: true,
      isPaidTraffic: true,
      landingPageType: 'www/pin/[id]',
    })
    expect(readSessionFlags(browser({ isApple: true }), undefined, 0)).toMatchObject({ isPWA: true })
  })

  it('survive a sign-in that continues in another document', () => {
    const window = browser()
    recordSignInFrom(window.sessionStorage, 'www/login', sessionIn({ is_cookie_restricted: false }))
    window.sessionStorage.setItem('save', '12 0')
    expect(readSessionFlags(window, 'www/index', 1)).toMatchObject({
      loginSignupFrom: 'www/login',
      unauthSavePinId: '12',
    })
    const elsewhere = browser()
    recordSignInFrom(elsewhere.sessionStorage, 'www/login', sessionIn({ is_cookie_restricted: true }))
    expect(readSessionFlags(elsewhere, 'www/index', 1)).toMatchObject({ loginSignupFrom: null })
  })

  it('follow what the user does', () => {
    const { reducer } = sessionFlagsSlice
    const read = reducer(undefined, flagsRead(readSessionFlags(browser(), 'www/index', 0)))
    const wanted = reducer(read, saveWanted('12'))
    expect(wanted).toEqual({ ...read, unauthSavePinId: '12' })
    expect(reducer(reducer(wanted, signedInFrom('www/pin/[id]')), saveWanted(null))).toEqual({
      ...read,
      loginSignupFrom: 'www/pin/[id]',
    })
  })
})

it.each([
  ['http://pins.example/?utm_medium=PPC', true],
  ['http://pins.example/?utm_medium=paid_social', true],
  ['http://pins.example/?advertising_id=abc', true],
  ['http://pins.example/?utm_medium=email', false],
  ['http://pins.example/pin/1/', false],
])('%s was paid for: %s', (address, outcome) => expect(isPaid(address)).toBe(outcome))
