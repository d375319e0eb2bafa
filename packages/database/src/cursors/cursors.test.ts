import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../testing/own-database.ts'
import { beyond } from './beyond.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'

describe('a cursor', () => {
  it.each([[['9223372036854775807']], [[17.5, '42']], [['naïve “key”', '1']]])('round-trips %j', (values) => {
    const text = encodeCursor(values)
    expect(text).toMatch(/^[\w-]+$/)
    expect(decodeCursor(text)).toEqual(values)
  })

  it.each([
    '',
    '-end-',
    'not base64!',
    Buffer.from('{"a":1}').toString('base64url'),
    Buffer.from('[null]').toString('base64url'),
    Buffer.from('[["1"]]').toString('base64url'),
  ])('that is not ours is refused: %j', (text) => {
    expect(() => decodeCursor(text)).toThrow(expect.objectContaining({ code: 'bookmark.invalid' }))
  })
})

describe('the rows beyond a cursor', () => {
  const rows = [
    { scope: 'a', key: '1' },
    { scope: 'a', key: '2' },
    { scope: 'b', key: '1' },
    { scope: 'b', key: '2' },
  ]
  const pageThrough = async (direction: 'asc' | 'desc'): Promise<unknown[]> => {
    await using own = await ownDatabase()
    const { db } = own.database
    const filler = { fingerprint: 'f', created_at: new Date(0) }
    await db
      .insertInto('idempotency_keys')
      .values(rows.map((row) => ({ ...row, ...filler })))
      .execute()
    const seen: unknown[] = []
    let cursor: string | undefined
    for (;;) {
      let page = db
        .selectFrom('idempotency_keys as k')
        .select(['k.scope', 'k.key'])
        .orderBy('k.scope', direction)
        .orderBy('k.key', direction)
        .limit(3)
      if (cursor !== undefined) page = page.where(beyond(['k.scope', 'k.key'], direction, decodeCursor(cursor)))
      const found = await page.execute()
      seen.push(...found)
      const last = found.at(-1)
      if (!last) return seen
      cursor = encodeCursor([last.scope, last.key])
    }
  }

  it('are the whole list, page by page, each row once', async () => {
    expect(await pageThrough('asc')).toEqual(rows)
    expect(await pageThrough('desc')).toEqual(rows.toReversed())
  })

  it('cannot be requested with a cursor of another list', () => {
    expect(() => beyond(['id'], 'desc', ['1', '2'])).toThrow(expect.objectContaining({ code: 'bookmark.invalid' }))
  })
})
