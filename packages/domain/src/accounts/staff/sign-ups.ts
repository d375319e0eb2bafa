import type { SignUpDay } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { signUpsSince } from './account-list.ts'
import { requireReader } from './staff-rights.ts'

const DAY_MS = 86_400_000
const DAYS = 30

/** New accounts of each of the last 30 days, UTC, the newest first. For whoever sits at the server: nobody is asked. */
export const signUpsByDay = async (ctx: Ctx): Promise<SignUpDay[]> => {
  const midnight = Math.floor(ctx.now().getTime() / DAY_MS) * DAY_MS
  const counts = await signUpsSince(ctx.db, new Date(midnight - (DAYS - 1) * DAY_MS))
  return Array.from({ length: DAYS }, (_, days) => {
    const day = new Date(midnight - days * DAY_MS).toISOString().slice(0, 10)
    return { day, count: counts.get(day) ?? 0 }
  })
}

/** The same for people. @throws 'auth.not_allowed' for members, 'mfa.off' */
export const countSignUps = async (ctx: Ctx): Promise<SignUpDay[]> => signUpsByDay(await requireReader(ctx))
