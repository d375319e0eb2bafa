import { describe, expect, it } from 'vitest'
import { loadAgain } from './load-again.ts'

const failing = (times: number) => {
  let failures = 0
  return async () => {
    if (failures === times) return 'code'
    failures += 1
    throw new TypeError(`failure ${failures}`)
  }
}

describe('[SHELL-11 b] code that the app cannot start without', () => {
  const waits: number[] = []
  const pause = async (ms: number) => void waits.push(ms)

  it('is loaded up to three times, with a wait that doubles', async () => {
    waits.length = 0
    expect(await loadAgain(failing(2), pause)).toBe('code')
    expect(waits).toEqual([500, 1_000])
  })

  it('fails with the last failure', async () => {
    waits.length = 0
    await expect(loadAgain(failing(3), pause)).rejects.toThrow('failure 3')
    expect(waits).toEqual([500, 1_000])
  })
})
