import { createHash, randomBytes } from 'node:crypto'
import { fail } from '@corkboard/contract'
import type { Clock, Db } from '@corkboard/database'
import type { Signer } from '../../../kernel/index.ts'
import { ACTION, type BotCheck } from './bot-check.ts'

/** Consumer §9: how long a bot check may take. */
const LIFETIME_MS = 105_000
/** (ours) About 65,000 hashes: under a second for a browser, too much for anyone who wants a million sessions. */
const DIFFICULTY = 16

const PURPOSE = 'bot check'
/** `action.until.random.signature:nonce` */
const TOKEN = /^(([a-z_]{1,40})\.(\d{13})\.[\w-]{22})\.([\w-]{22}):(\d{1,16})$/

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The number of leading zero bits. */
const leadingZeros = (hash: Uint8Array): number => {
  let bits = 0
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24
    bits += 8
  }
  return bits
}

/** If two requests spend a challenge at the same time, one succeeds. */
const spend = async (db: Db, challenge: string, expiresAt: Date): Promise<boolean> => {
  const result = await db
    .insertInto('spent_challenges')
    .values({ challenge_hash: hashOf(challenge), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/**
 * A bot check without an external service: a browser computes some hashes. Challenges are signed instead of stored, and
 * stored only once they are solved.
 */
export const createProofOfWork = (options: {
  readonly signer: Signer
  readonly clock: Clock
  readonly difficulty?: number
}): BotCheck => {
  const { signer, clock, difficulty = DIFFICULTY } = options
  return {
    challenge: (action) => {
      if (!ACTION.test(action)) throw fail('request.invalid', { field: 'action' })
      const until = clock.now().getTime() + LIFETIME_MS
      const text = `${action}.${until}.${randomBytes(16).toString('base64url')}`
      return {
        kind: 'proof_of_work',
        challenge: `${text}.${signer.sign(PURPOSE, text)}`,
        difficulty,
        expires_at: new Date(until).toISOString(),
      }
    },
    verify: async (db, token, action) => {
      const [, text = '', forAction, until, signature = ''] = TOKEN.exec(token) ?? []
      if (forAction !== action || !signer.verify(PURPOSE, text, signature)) return false
      const expiresAt = new Date(Number(until))
      if (expiresAt <= clock.now() || leadingZeros(hashOf(token)) < difficulty) return false
      return spend(db, `${text}.${signature}`, expiresAt)
    },
  }
}

export const sweepChallenges = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('spent_challenges').where('expires_at', '<=', now).execute()
}
