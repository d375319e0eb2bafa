import { hash, verify } from '@node-rs/argon2'
import { fail } from '@corkboard/contract'

/** Argon2id as quality §3 requires (19 MiB, t=2, p=1); the library's default variant is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const RETRY_AFTER_SECONDS = 2

export interface PasswordHasher {
  /** @throws 'request.overloaded' when too many are already waiting */
  hash(password: string): Promise<string>
  /**
   * True when `hash` was made from this password.
   * @throws 'request.overloaded'
   */
  verify(hash: string, password: string): Promise<boolean>
  /** Takes as long as `verify`, for accounts that do not exist. */
  burn(password: string): Promise<void>
}

declare module '../../kernel/context.ts' {
  interface Site {
    readonly passwords: PasswordHasher
  }
}

export interface PasswordHasherOptions {
  /** The number of concurrent hashes: each takes a thread of the pool and 19 MiB. */
  readonly concurrency: number
  /** How many hashes may wait; beyond that, callers are refused immediately. */
  readonly queueLimit: number
}

const createTurns = ({ concurrency, queueLimit }: PasswordHasherOptions) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < concurrency) running += 1
    else if (waiting.length >= queueLimit) throw fail('request.overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // Passes the slot on, and frees it only if no one is waiting.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** Normalizes what different keyboards send for the same letters (RFC 8265 §4.2). */
const spelled = (password: string): string => password.normalize('NFC')

/** Hashes on the thread pool, never on the event loop: 9.5 CPU-ms each. */
export const createPasswordHasher = (options: PasswordHasherOptions): PasswordHasher => {
  const inTurn = createTurns(options)
  let decoy: Promise<string> | undefined
  return {
    hash: (password) => inTurn(() => hash(spelled(password), COST)),
    verify: (stored, password) => inTurn(() => verify(stored, spelled(password))),
    burn: async (password) => {
      decoy ??= hash(crypto.randomUUID(), COST)
      const stored = await decoy
      await inTurn(() => verify(stored, spelled(password)))
    },
  }
}
