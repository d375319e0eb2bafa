import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Db, Tables } from './open-database.ts'
import { pipelined, type PipelinedDialect } from './pipelined-transaction.ts'

/** Serialization failure and deadlock: the server rolled the transaction back, and a retry is the remedy. */
const AGAIN = new Set(['40001', '40P01'])
const MAX_RETRIES = 3
const RETRY_WITHIN_MS = 25

const within = new AsyncLocalStorage<true>()

/** Whether the caller is part of a transaction's work. */
export const isInTransaction = (): boolean => within.getStore() === true

/** Statements of running transactions that leave together with the commit. */
const leaving = new WeakMap<Transaction<Tables>, Promise<unknown>[]>()

/**
 * Sends a statement together with the commit, which fails if the statement does: waiting for it first would cost a round
 * trip. Only for statements whose results the transaction does not need.
 */
export const leaveWithCommit = (tx: Transaction<Tables>, statement: Promise<unknown>): void => {
  // PostgreSQL then answers the commit with a rollback, Kysely throws, and `runTransaction` throws this error instead.
  statement.catch(() => undefined)
  leaving.get(tx)?.push(statement)
}

export interface Transactions {
  readonly db: Db
  /** Absent when each statement waits for the one before. */
  readonly dialect: PipelinedDialect | undefined
}

/** Retries `work` from its beginning after a conflict, so it must change nothing but the database. */
export const runTransaction = async <T>(
  { db, dialect }: Transactions,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> => {
  for (let retries = 0; ; retries += 1) {
    const statements: Promise<unknown>[] = []
    const run = (tx: Transaction<Tables>): Promise<T> => {
      leaving.set(tx, statements)
      return work(tx)
    }
    /** Without pipelining, a statement that still waits to be sent would be sent after the commit. */
    const runInSteps = async (tx: Transaction<Tables>): Promise<T> => {
      const result = await run(tx)
      await Promise.all(statements)
      return result
    }
    try {
      return await db
        .transaction()
        .execute((tx) => within.run(true, () => (dialect ? pipelined(tx, dialect, run) : runInSteps(tx))))
    } catch (failure) {
      const error = (await causeAmong(statements)) ?? failure
      if (retries >= MAX_RETRIES || !isConflict(error)) throw error
      // Two transactions that collided must not retry in step.
      await sleep(Math.random() * RETRY_WITHIN_MS * (retries + 1))
    }
  }
}

/** What statements say after one before them has failed. */
const ABORTED = '25P02'

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code)

/** The failure of the first of these statements, if it is why the transaction failed. */
const causeAmong = async (statements: readonly Promise<unknown>[]): Promise<unknown> => {
  for (const outcome of await Promise.allSettled(statements)) {
    if (outcome.status === 'rejected') return codeOf(outcome.reason) === ABORTED ? undefined : outcome.reason
  }
  return undefined
}

const isConflict = (error: unknown): boolean => AGAIN.has(codeOf(error))
