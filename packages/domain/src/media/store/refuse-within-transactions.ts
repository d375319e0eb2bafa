import { isInTransaction } from '@corkboard/database'
import type { MediaStore } from './media-store.ts'

const outsideTransactions =
  <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    if (isInTransaction())
      throw new Error('A file cannot change inside a transaction, which may be undone or run again.')
    return work(...args)
  }

/** For tests: a store that holds its callers to the rule. */
export const refuseWithinTransactions = (store: MediaStore): MediaStore => ({
  ...store,
  put: outsideTransactions(store.put),
  remove: outsideTransactions(store.remove),
})
