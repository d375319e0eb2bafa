import { fail } from '@corkboard/contract'
import type { Ctx, TxCtx } from '../../kernel/index.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { addressSubjects, countAttempt, isSpent, requireRoom } from '../../platform/throttle/index.ts'
import { accountById, idOfName } from '../accounts/index.ts'

/** (ours) Sign-ups per hour from one IP address that may find out that their email address is taken. */
const PER_ADDRESS = 20
const subjectsOf = ({ address }: From) => addressSubjects('taken:address', address, PER_ADDRESS)
/** (ours) Such mails per hour to one user, however often someone tries. */
const MAILS_PER_HOUR = 1

/** Notifies the user of an email address that someone else has tried to use it. */
export const notifyHolder = async (tx: TxCtx, email: string, origin: string): Promise<void> => {
  const id = await idOfName(tx.db, email)
  const account = id === undefined ? undefined : await accountById(tx.db, id)
  if (!account) return
  if (await isSpent(tx.db, { key: `email-in-use:${account.id}`, limit: MAILS_PER_HOUR }, tx.now())) return
  const { locale, firstName, username } = account
  const page = `${origin}/login/`
  await queueMail(tx, { kind: 'email_in_use', to: account.email, locale, values: { firstName, username }, page })
}

interface From {
  readonly address?: string
  readonly origin?: string
}

/**
 * Called for every sign-up, whether its email address is taken or free: otherwise the refusal would say which.
 * @throws 'request.rate' after 20 taken ones an hour from one IP address
 */
export const requireRoomToSignUp = (ctx: Ctx, from: From): Promise<void> => requireRoom(ctx, subjectsOf(from))

/** Counts a sign-up that found out that its email address is taken, and notifies the user of that address. */
export const recordTakenEmail = async (tx: TxCtx, email: string, from: From): Promise<void> => {
  await countAttempt(tx, subjectsOf(from))
  if (from.origin !== undefined) await notifyHolder(tx, email, from.origin)
}

/** @throws 'email.taken', and what `recordTakenEmail` throws */
export const refuseTakenEmail = async (ctx: Ctx, email: string, from: From): Promise<never> => {
  // Committed before the refusal, which would undo it.
  await ctx.transaction((tx) => recordTakenEmail(tx, email, from))
  throw fail('email.taken', { field: 'email' })
}
