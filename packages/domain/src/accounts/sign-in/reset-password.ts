import { fail } from '@corkboard/contract'
import { type JobPayload, jobs } from '@corkboard/database'
import type { Ctx } from '../../kernel/index.ts'
import { findMailLink, queueMail, spendMailLink } from '../../platform/mail/index.ts'
import { accountById, idOfName, checkPassword } from '../accounts/index.ts'
import { addressSubjects, countAttempt, hashedName } from '../../platform/throttle/index.ts'
import { writePassword } from './write-password.ts'

export const RESET_TASK = 'send_password_reset'

/** (ours) Mails per hour that one name, and one IP address, can request. */
const PER_NAME = 5
const PER_ADDRESS = 20

export interface ResetRequest {
  readonly usernameOrEmail: string
  readonly address?: string | undefined
  /** The site origin for the link in the mail. */
  readonly origin: string
}

/**
 * Only the worker finds out later whether the account exists, so that the response and its timing are the same for all.
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

/** The worker's job: handles a request. */
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

/** True when a link is still valid, so that no one chooses a password in vain. */
export const isResetLink = async (ctx: Ctx, token: string): Promise<boolean> =>
  (await findMailLink(ctx, 'reset_password', token)) !== undefined

/**
 * Sets a new password through the link and ends all sessions. It signs no one in, so that a second factor is still
 * required.
 * @throws 'link.expired' and what registration throws for passwords (field `new_password`); 'request.overloaded'
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
