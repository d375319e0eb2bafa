import { describe, expect, it } from 'vitest'
import { storeLandingParameters } from './landing-parameters.ts'

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
    storeLandingParameters(storage, '?invite_code=abc&utm_source=news&q=lamps', false)
    expect(storage.read()).toEqual({ invite_code: 'abc', utm_source: 'news' })
  })

  it('keep values stored before', () => {
    const storage = openStorage('{"invite_code":"abc"}')
    storeLandingParameters(storage, '?utm_campaign=spring', false)
    expect(storage.read()).toEqual({ invite_code: 'abc', utm_campaign: 'spring' })
  })

  it('include only the invite where the law requires consent', () => {
    const storage = openStorage()
    storeLandingParameters(storage, '?invite_code=abc&utm_source=news', true)
    expect(storage.read()).toEqual({ invite_code: 'abc' })
  })

  it.each([['?q=lamps'], [''], [`?invite_code=${'x'.repeat(101)}`]])('in "%s" are not stored', (search) => {
    const storage = openStorage()
    storeLandingParameters(storage, search, false)
    expect(storage.read()).toBeNull()
  })
})
