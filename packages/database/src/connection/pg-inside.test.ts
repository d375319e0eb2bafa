import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { ownDatabase } from '../testing/own-database.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../..')

it('one file alone knows the inside of pg', () => {
  const sources = globSync('{packages,apps,bench,e2e,scripts}/**/*.ts', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/*.test.ts'],
  })
  const knowing = sources.filter((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8')
    return /(?:from|import\() ?'(?:pg\/|pg-protocol)/.test(text)
  })
  expect(knowing).toEqual(['packages/database/src/connection/prepared-query.ts'])
})

// If one of these fails after an update of pg, set DATABASE_DRIVER=plain, and fix prepared-query.ts.
it('pg still has inside what prepared-query.ts takes for granted', async () => {
  const { default: utils } = await import('pg/lib/utils.js')
  const { serialize } = await import('pg-protocol')
  expect(['a', 1, true, null, [1, 2]].map((value) => utils.prepareValue(value))).toEqual([
    'a',
    '1',
    'true',
    null,
    '{"1","2"}',
  ])
  const messages = [
    serialize.parse({ name: 's0', text: 'select 1' }),
    serialize.bind({ statement: 's0', values: [1], valueMapper: utils.prepareValue }),
    serialize.describe({ type: 'P' }),
    serialize.execute(),
    serialize.sync(),
  ]
  // PostgreSQL manual, 54.7: each message begins with its letter.
  expect(messages.map((message) => String.fromCharCode(message[0]!)).join('')).toBe('PBDES')

  await using own = await ownDatabase()
  const client = await own.database.pool.connect()
  const { connection } = client as unknown as { connection: Record<string, unknown> }
  const shape = ['stream', 'parsedStatements', 'submittedNamedStatements', 'sendCopyFail'].map((name) => [
    name,
    typeof connection[name],
  ])
  client.release()
  expect(Object.fromEntries(shape)).toEqual({
    stream: 'object',
    parsedStatements: 'object',
    submittedNamedStatements: 'object',
    sendCopyFail: 'function',
  })
})

it('pg sends our query while others are pending, and passes it every message', async () => {
  await using own = await ownDatabase({ poolSize: 1 })
  const client = await own.database.pool.connect()
  const calls: string[] = []
  const handlers = ['RowDescription', 'DataRow', 'CommandComplete', 'ReadyForQuery', 'Error', 'EmptyQuery'] as const
  const query = await new Promise<object>((resolve) => {
    const listening = {
      submit: ({ stream }: { readonly stream: { write(bytes: Buffer): void } }) => {
        calls.push('submit')
        stream.write(Buffer.from('Q\0\0\0\rselect 1\0', 'latin1'))
      },
      ...Object.fromEntries(
        handlers.map((name) => [
          `handle${name}`,
          () => {
            calls.push(name)
            if (name === 'ReadyForQuery') resolve(listening)
          },
        ]),
      ),
    }
    Object.setPrototypeOf(listening, pg.Query.prototype as object)
    const nap = client.query('select pg_sleep(0.05)')
    client.query(listening as unknown as pg.Submittable)
    // It has left although the one before it has not been answered.
    calls.push('asked')
    nap.catch(() => undefined)
  })
  client.release()
  expect(query).toBeInstanceOf(pg.Query)
  expect(calls).toEqual(['submit', 'asked', 'RowDescription', 'DataRow', 'CommandComplete', 'ReadyForQuery'])
})
