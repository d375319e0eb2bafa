import { describe, expect, it } from 'vitest'
import { storeLandingParameters } from './landing-parameters.ts'

const NOW = Date.parse('2026-05-04T03:02:01.000Z')
const DAY = 86_400_000

const openStorage = (text: string | null = null) => {
  const stored = new Map(text === null ? [] : [['landing', text]])
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    read: () => JSON.parse(stored.get('landing') ?? 'null') as unknown,
  } as unknown as Storage & { read: () => unknown }
}

describe('[SHELL-08 b] landing parameters', () => {
  it('are stored when they are on the list', () => {
    const storage = openStorage()
    storeLandingParameters(storage, '?invite_code=abc&utm_source=news&q=lamps', false, NOW)
    expect(storage.read()).toEqual({ invite_code: 'abc', utm_source: 'news', at: NOW })
  })

  it('keep values stored before', () => {
    const storage = openStorage(JSON.stringify({ invite_code: 'abc', at: NOW - 29 * DAY }))
    storeLandingParameters(storage, '?utm_campaign=spring', false, NOW)
    expect(storage.read()).toEqual({ invite_code: 'abc', utm_campaign: 'spring', at: NOW })
  })

  it('are forgotten after 30 days, as invites are', () => {
    const storage = openStorage(JSON.stringify({ invite_code: 'abc', at: NOW - 30 * DAY }))
    storeLandingParameters(storage, '?utm_campaign=spring', false, NOW)
    expect(storage.read()).toEqual({ utm_campaign: 'spring', at: NOW })
  })

  it('include only the invite where the law requires consent', () => {
    const storage = openStorage()
    storeLandingParameters(storage, '?invite_code=abc&utm_source=news', true, NOW)
    expect(storage.read()).toEqual({ invite_code: 'abc', at: NOW })
  })

  it.each([['?q=lamps'], [''], [`?invite_code=${'x'.repeat(101)}`]])('in "%s" are not stored', (search) => {
    const storage = openStorage()
    storeLandingParameters(storage, search, false, NOW)
    expect(storage.read()).toBeNull()
  })
})
