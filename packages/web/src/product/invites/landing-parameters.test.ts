import { describe, expect, it } from 'vitest'
import { keepLandingParameters } from './landing-parameters.ts'

const openStorage = (text: string | null = null) => {
  const kept = new Map(text === null ? [] : [['landing', text]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    read: () => JSON.parse(kept.get('landing') ?? 'null') as unknown,
  } as unknown as Storage & { read: () => unknown }
}

describe('[SHELL-08] landing parameters', () => {
  it('are kept when they are on the list', () => {
    const storage = openStorage()
    keepLandingParameters(storage, '?invite_code=abc&utm_source=news&q=lamps', false)
    expect(storage.read()).toEqual({ invite_code: 'abc', utm_source: 'news' })
  })

  it('leave what was kept before', () => {
    const storage = openStorage('{"invite_code":"abc"}')
    keepLandingParameters(storage, '?utm_campaign=spring', false)
    expect(storage.read()).toEqual({ invite_code: 'abc', utm_campaign: 'spring' })
  })

  it('are the invite alone where the law asks for consent', () => {
    const storage = openStorage()
    keepLandingParameters(storage, '?invite_code=abc&utm_source=news', true)
    expect(storage.read()).toEqual({ invite_code: 'abc' })
  })

  it.each([['?q=lamps'], [''], [`?invite_code=${'x'.repeat(101)}`]])('are none in "%s"', (search) => {
    const storage = openStorage()
    keepLandingParameters(storage, search, false)
    expect(storage.read()).toBeNull()
  })
})
