import type { Id } from '@corkboard/contract'
import { handClock } from '@corkboard/database/testing'
import { allowPin, getPin, savePin } from '@corkboard/domain/content/pins'
import { boardFeed } from '@corkboard/domain/finding/feeds'
import { createCtx, VISITOR } from '@corkboard/domain/kernel'
import { openTestSite } from '@corkboard/testkit/domain'
import pg from 'pg'
import type { ReadSamples } from '../p1/samples.ts'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** What one call sends: statements one after the other, and transactions of several. */
export type Script = readonly (Statement | readonly Statement[])[]

export interface Scripts {
  readonly pin: readonly Script[]
  readonly board: readonly Script[]
  /** The scripts of each saver. */
  readonly saves: readonly (readonly SaveScript[])[]
}

export interface SaveScript {
  readonly script: Script
  /** The id of the pin created while this was recorded; every run creates its own. */
  readonly pinId: Id
}

export interface Saver {
  readonly id: Id
  readonly boards: readonly Id[]
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown

/**
 * Everything that `work` sends, in order. It must do one thing at a time: the statements between begin and commit form
 * a transaction.
 */
const record = async <T>(work: () => Promise<T>): Promise<{ readonly response: T; readonly script: Script }> => {
  const script: (Statement | Statement[])[] = []
  let transaction: Statement[] | undefined
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  prototype.query = function note(...given) {
    const [first, second] = given as [string | Statement, unknown]
    const { text, values } = typeof first === 'string' ? { text: first, values: second } : first
    if (text === 'begin') script.push((transaction = []))
    else if (text === 'commit') transaction = undefined
    else if (!/pg_notify|^listen/.test(text)) {
      const statement = { text, values: Array.isArray(values) ? (values as unknown[]) : [] }
      ;(transaction ?? script).push(statement)
    }
    return query.apply(this, given)
  }
  try {
    return { response: await work(), script }
  } finally {
    prototype.query = query
  }
}

const GRID = { fieldSet: 'grid', outsideSections: false } as const
const PINS = 300
const BOARDS = 200
const SOURCES_EACH = 4

/** Records what the endpoints of P1 and P7 send, by calling the domain's own functions. */
export const recordScripts = async (
  databaseUrl: string,
  mediaRoot: string,
  { pins, boards }: Pick<ReadSamples, 'pins' | 'boards'>,
  savers: readonly Saver[],
): Promise<Scripts> => {
  await using opened = await openTestSite({ databaseUrl, mediaRoot, clock: handClock(Date.now()) })
  const ctx = createCtx(opened.site, VISITOR)
  const all = async (works: readonly (() => Promise<unknown>)[]): Promise<Script[]> => {
    const scripts: Script[] = []
    for (const work of works) scripts.push((await record(work)).script)
    return scripts.filter(({ length }) => length > 0)
  }
  const saves: SaveScript[][] = []
  for (const [n, saver] of savers.entries()) {
    const person = createCtx(opened.site, {
      kind: 'AUTH',
      userId: saver.id,
      sessionId: '1',
      role: 'member',
      isWriteBanned: false,
    } as const)
    const own: SaveScript[] = []
    for (const [place, source] of pins.slice(n * SOURCES_EACH, (n + 1) * SOURCES_EACH).entries()) {
      const boardId = saver.boards[place % saver.boards.length]!
      const { response, script } = await record(async () =>
        savePin(person, allowPin(person, 'save', await getPin(person, source)), { boardId }),
      )
      own.push({ script, pinId: response.id })
    }
    saves.push(own)
  }
  return {
    pin: await all(pins.slice(-PINS).map((id) => () => getPin(ctx, id))),
    board: await all(
      boards.slice(0, BOARDS).map((boardId) => () => boardFeed(ctx, { boardId, ...GRID }, { size: 25 })),
    ),
    saves,
  }
}
