import type { Id } from '@corkboard/contract'
import type { Ctx } from '../../../kernel/index.ts'
import { type Attempt, countAttempt } from '../../../platform/throttle/index.ts'

/** (ours) Wrong codes per hour: with ten, guessing a six-digit code takes several years. */
const PER_ACCOUNT = 10

/** @throws 'request.rate' */
export const countMfaAttempt = (ctx: Ctx, userId: Id): Promise<Attempt> =>
  countAttempt(ctx, [{ key: `mfa:${userId}`, limit: PER_ACCOUNT }])
