import type { SignUpDay } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { signUpsSince } from './account-list.ts'
import { requireReader } from './staff-rights.ts'

const DAY_MS = 86_400_000
const DAYS = 30

/**
 * New accounts for each of the last 30 days, UTC, newest first. For the command line on the server, so no rights are
 * checked.
 */
export const signUpsByDay = async (ctx: Ctx): Promise<SignUpDay[]> => {
  const midnight = Math.floor(ctx.now().getTime() / DAY_MS) * DAY_MS
  const counts = await signUpsSince(ctx.db, new Date(midnight - (DAYS - 1) * DAY_MS))
  return Array.from({ length: DAYS }, (_, days) => {
    const day = new Date(midnight - days * DAY_MS).toISOString().slice(0, 10)
    return { day, count: counts.get(day) ?? 0 }
  })
}

/**
 * The same for signed-in admins.
 * @throws 'auth.not_allowed' for members, 'mfa.off'
 */
export const countSignUps = async (ctx: Ctx): Promise<SignUpDay[]> => signUpsByDay(await requireReader(ctx))
