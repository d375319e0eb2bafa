import { fail, type Id, type MfaMethod } from '@corkboard/contract'
import type { Ctx } from '../../../kernel/index.ts'
import { findTicket, issueTicket } from '../login-tickets.ts'
import { countMfaAttempt } from './attempts.ts'
import { countRecoveryCodes, findTotp } from './mfa-store.ts'
import { isSignedByPasskey, passkeyLoginOptions, type PasskeyOptions } from './passkeys.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { spendTotpCode } from './totp.ts'

/** The challenge of a login that needs more than the right password. */
export interface MfaChallenge {
  /** Replaces the password in the second step; valid for ten minutes. */
  readonly ticket: string
  readonly methods: readonly MfaMethod[]
  /** For the browser, if the user has passkeys. */
  readonly passkeyOptions: PasskeyOptions | null
}

/** Exactly one of the two is given. */
export interface SecondStep {
  /** From an authenticator app, or a recovery code. */
  readonly code?: string | undefined
  /** The response of the browser's authenticator. */
  readonly passkey?: unknown
}

/** `origin` is the site the user is on: a passkey belongs to one site. */
export const requireSecondStep = async (ctx: Ctx, userId: Id, origin: string | undefined): Promise<MfaChallenge> => {
  const passkeyOptions = origin === undefined ? undefined : await passkeyLoginOptions(ctx, userId, origin)
  const totp = await findTotp(ctx.db, userId)
  const left = await countRecoveryCodes(ctx.db, userId)
  return {
    ticket: await issueTicket(ctx, 'mfa', { userId, challenge: passkeyOptions?.challenge }),
    methods: [
      ...(totp?.isConfirmed ? (['totp'] as const) : []),
      ...(passkeyOptions ? (['passkey'] as const) : []),
      ...(left > 0 ? (['recovery_code'] as const) : []),
    ],
    passkeyOptions: passkeyOptions ?? null,
  }
}

const isRight = async (
  ctx: Ctx,
  { userId, challenge }: { readonly userId: Id; readonly challenge: string | null },
  { code, passkey }: SecondStep,
  origin: string | undefined,
): Promise<boolean> => {
  if (code !== undefined) {
    return (await spendTotpCode(ctx, userId, code, { confirmed: true })) || (await spendRecoveryCode(ctx, userId, code))
  }
  return challenge !== null && origin !== undefined && isSignedByPasskey(ctx, userId, passkey, { challenge, origin })
}

/**
 * Returns the user whose login this second step completes. Does not use up the ticket.
 * @throws 'mfa.wrong', 'mfa.expired', 'request.rate' after ten wrong ones an hour
 */
export const checkSecondStep = async (
  ctx: Ctx,
  ticket: string,
  step: SecondStep,
  origin: string | undefined,
): Promise<Id> => {
  const found = await findTicket(ctx, 'mfa', ticket)
  if (!found) throw fail('mfa.expired', { field: 'token' })
  const attempt = await countMfaAttempt(ctx, found.userId)
  if (!(await isRight(ctx, found, step, origin))) throw fail('mfa.wrong', { field: 'mfa_token' })
  await attempt.takeBack()
  return found.userId
}
