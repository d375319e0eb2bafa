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
    try {
      return await db
        .transaction()
        .execute((tx) => within.run(true, () => (dialect ? pipelined(tx, dialect, work) : work(tx))))
    } catch (error) {
      if (retries >= MAX_RETRIES || !isConflict(error)) throw error
      // Two transactions that collided must not retry in step.
      await sleep(Math.random() * RETRY_WITHIN_MS * (retries + 1))
    }
  }
}

const isConflict = (error: unknown): boolean => AGAIN.has(String((error as { code?: unknown } | null)?.code))
