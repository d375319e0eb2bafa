import { fail, type Id } from '@corkboard/contract'
import type { Ctx, SignedIn } from '../../../kernel/index.ts'
import { checkPasscode } from './passcode-fields.ts'
import { guardedOf, heldGuarded, type StoredPasscode, updatePasscode } from './passcode-store.ts'

/** Quality §3: five tries, then a lock of fifteen minutes, which doubles up to a day. */
const TRIES = 5
const FIRST_LOCK_MS = 15 * 60_000
const MAX_LOCK_MS = 24 * 3_600_000

/** The input of the hash: without the instance's secret, no one can try all ten thousand passcodes. */
export const keyedPasscode = ({ site }: Pick<Ctx, 'site'>, userId: Id, passcode: string): string =>
  site.signer.sign('parental passcode', `${userId} ${passcode}`)

type GateOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'mismatch'; readonly triesLeft: number }
  | { readonly ok: false; readonly reason: 'locked'; readonly retryAfterSeconds: number }

const secondsUntil = (moment: Date, now: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000))

type Counted =
  | { readonly passcode: StoredPasscode; readonly triesLeft: number; readonly lockedUntil: Date | null }
  | { readonly lockedUntil: Date }

/** Counts a try before it happens, so that parallel tries gain nothing. Returns `undefined` if there is no passcode. */
const countTry = (ctx: Ctx, userId: Id): Promise<Counted | undefined> =>
  ctx.transaction(async (tx) => {
    const now = tx.now()
    const { passcode } = await heldGuarded(tx.db, userId, now)
    if (!passcode) return undefined
    const { lockedUntil, lockouts } = passcode
    if (lockedUntil !== null && lockedUntil > now) return { lockedUntil }
    const tries = passcode.tries + 1
    if (tries < TRIES) {
      await updatePasscode(tx.db, userId, { tries })
      return { passcode, triesLeft: TRIES - tries, lockedUntil: null }
    }
    const until = new Date(now.getTime() + Math.min(FIRST_LOCK_MS * 2 ** lockouts, MAX_LOCK_MS))
    await updatePasscode(tx.db, userId, { tries: 0, lockouts: lockouts + 1, locked_until: until })
    return { passcode, triesLeft: 0, lockedUntil: until }
  })

/** Tries a passcode. The right one resets the count of wrong ones. */
const tryPasscode = async (ctx: Ctx, userId: Id, given: string): Promise<GateOutcome> => {
  const counted = await countTry(ctx, userId)
  if (!counted) return { ok: true }
  const { lockedUntil } = counted
  const locked = (until: Date) =>
    ({ ok: false, reason: 'locked', retryAfterSeconds: secondsUntil(until, ctx.now()) }) as const
  if (!('passcode' in counted)) return locked(counted.lockedUntil)
  const keyed = keyedPasscode(ctx, userId, given)
  if (await ctx.site.passwords.verify(counted.passcode.passcodeHash, keyed)) {
    await ctx.transaction((tx) => updatePasscode(tx.db, userId, { tries: 0, lockouts: 0, locked_until: null }))
    return { ok: true }
  }
  return lockedUntil ? locked(lockedUntil) : { ok: false, reason: 'mismatch', triesLeft: counted.triesLeft }
}

/** True when some of the viewer's settings require a passcode. */
export const isGuarded = async (ctx: Ctx<SignedIn>): Promise<boolean> =>
  (await guardedOf(ctx.db, ctx.viewer.userId, ctx.now())).passcode !== undefined

/**
 * IDENT-12: passes if the viewer has no parental passcode or gives it. Call it outside any transaction: a wrong
 * passcode counts even if the request fails.
 * @throws 'passcode.required', 'passcode.wrong', 'passcode.locked' (429), 'field.required', 'passcode.digits',
 * 'passcode.length', 'request.overloaded'
 */
export const requirePasscode = async (ctx: Ctx<SignedIn>, given: string | undefined): Promise<void> => {
  if (!(await isGuarded(ctx))) return
  if (given === undefined) throw fail('passcode.required', { field: 'passcode' })
  const outcome = await tryPasscode(ctx, ctx.viewer.userId, checkPasscode(given))
  if (outcome.ok) return
  if (outcome.reason === 'locked') {
    throw fail('passcode.locked', { field: 'passcode', retryAfterSeconds: outcome.retryAfterSeconds })
  }
  throw fail('passcode.wrong', { field: 'passcode', data: { tries_left: outcome.triesLeft } })
}
