import { fail, type Id } from '@corkboard/contract'

export interface Turns {
  /**
   * Runs the work when it is its turn.
   * @throws 'request.overloaded' when too many wait, and what the work throws
   */
  take<T>(userId: Id, work: () => Promise<T>): Promise<T>
}

interface Limits {
  readonly atOnce: number
  readonly perUser: number
  readonly maxWaiting: number
}

const RETRY_AFTER_SECONDS = 5

/** Work of many users, a few at a time. One user with a lot of it keeps the others from nothing. */
export const createTurns = ({ atOnce, perUser, maxWaiting }: Limits): Turns => {
  const waiting: { readonly userId: Id; readonly begin: () => void }[] = []
  const running = new Map<Id, number>()
  let total = 0

  const mayRun = (userId: Id): boolean => total < atOnce && (running.get(userId) ?? 0) < perUser

  const count = (userId: Id, by: 1 | -1): void => {
    total += by
    const left = (running.get(userId) ?? 0) + by
    if (left === 0) running.delete(userId)
    else running.set(userId, left)
  }

  const beginNext = (): void => {
    const next = waiting.find(({ userId }) => mayRun(userId))
    if (!next) return
    waiting.splice(waiting.indexOf(next), 1)
    count(next.userId, 1)
    next.begin()
  }

  const turn = (userId: Id): Promise<void> => {
    if (mayRun(userId)) {
      count(userId, 1)
      return Promise.resolve()
    }
    if (waiting.length >= maxWaiting) throw fail('request.overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    return new Promise((begin) => waiting.push({ userId, begin }))
  }

  return {
    take: async (userId, work) => {
      await turn(userId)
      try {
        return await work()
      } finally {
        count(userId, -1)
        beginNext()
      }
    },
  }
}
