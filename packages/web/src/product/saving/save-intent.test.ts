import { describe, expect, it } from 'vitest'
import { takeSave } from './pending-save.ts'
import { recordSave } from './save-intent.ts'

const tab = () => {
  const stored = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  return { sessionStorage }
}
const MINUTE = 60_000

describe('[PIN-06 e] a save that waits for login', () => {
  it('is available once after login', () => {
    const storage = tab()
    recordSave(storage, '12', 0)
    expect(takeSave(storage, 5 * MINUTE)).toBe('12')
    expect(takeSave(storage, 5 * MINUTE)).toBeNull()
  })

  it('expires after 15 minutes', () => {
    const storage = tab()
    recordSave(storage, '12', 0)
    expect(takeSave(storage, 16 * MINUTE)).toBeNull()
  })

  it('is the latest one', () => {
    const storage = tab()
    recordSave(storage, '12', 0)
    recordSave(storage, '13', 1)
    expect(takeSave(storage, 2)).toBe('13')
  })

  it('is not stored where storage is forbidden, and nothing breaks', () => {
    const storage = {
      get sessionStorage(): Storage {
        throw new Error('SecurityError')
      },
    }
    recordSave(storage, '12', 0)
    expect(takeSave(storage, 1)).toBeNull()
  })
})
