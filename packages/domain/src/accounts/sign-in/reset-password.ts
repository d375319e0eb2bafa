import { fail } from '@corkboard/contract'
import { type JobPayload, jobs } from '@corkboard/database'
import type { Ctx } from '../../kernel/index.ts'
import { findMailLink, queueMail, spendMailLink } from '../../platform/mail/index.ts'
import { accountById, idOfName, checkPassword } from '../accounts/index.ts'
import { addressSubjects, countAttempt, hashedName } from '../../platform/throttle/index.ts'
import { writePassword } from './write-password.ts'

export const RESET_TASK = 'send_password_reset'

/** (ours) mails an hour that one name, and one address, can have sent */
const PER_NAME = 5
const PER_ADDRESS = 20

export interface ResetRequest {
  readonly usernameOrEmail: string
  readonly address?: string | undefined
  /** Where the link of the mail leads. */
  readonly origin: string
}

/**
 * Whether there is such an account is found out later, by the worker: the answer and its time are the same for all.
 * @throws 'request.rate'
 */
export const requestPasswordReset = (ctx: Ctx, request: ResetRequest): Promise<void> =>
  ctx.transaction(async (tx) => {
    const name = request.usernameOrEmail.trim()
    await countAttempt(tx, [
      { key: `reset:name:${hashedName(name)}`, limit: PER_NAME },
      ...addressSubjects('reset:address', request.address, PER_ADDRESS),
    ])
    await jobs.add(tx.db, RESET_TASK, { name, origin: request.origin })
  })

/** What the worker does with a request. */
export const sendPasswordReset = (ctx: Ctx, payload: JobPayload): Promise<void> =>
  ctx.transaction(async (tx) => {
    const id = await idOfName(tx.db, String(payload['name']))
    const account = id === undefined ? undefined : await accountById(tx.db, id)
    if (!account) return
    await queueMail(tx, {
      kind: 'password_reset',
      to: account.email,
      locale: account.locale,
      values: { firstName: account.firstName },
      link: {
        purpose: 'reset_password',
        userId: account.id,
        origin: String(payload['origin']),
        path: '/password/reset/',
      },
    })
  })

/** Whether a link can still be used, so that nobody thinks of a password in vain. */
export const isResetLink = async (ctx: Ctx, token: string): Promise<boolean> =>
  (await findMailLink(ctx, 'reset_password', token)) !== undefined

/**
 * Follows the link: a new password, all sessions end. Nobody is signed in by it, so that a second factor stays one.
 * @throws 'link.expired' and what a registration says of passwords (field `new_password`); 'request.overloaded'
 */
export const resetPassword = async (ctx: Ctx, token: string, newPassword: string): Promise<void> => {
  const expired = () => fail('link.expired', { field: 'token' })
  const link = await findMailLink(ctx, 'reset_password', token)
  const account = link && (await accountById(ctx.db, link.userId))
  if (!link || account?.email !== link.email) throw expired()
  const passwordHash = await ctx.site.passwords.hash(checkPassword(newPassword, account, 'new_password'))
  await ctx.transaction(async (tx) => {
    if (!(await spendMailLink(tx, 'reset_password', token))) throw expired()
    if (!(await writePassword(tx, { account, passwordHash, verifiesEmail: true }))) throw expired()
  })
}
