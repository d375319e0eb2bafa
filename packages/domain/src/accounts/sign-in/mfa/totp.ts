import type { Id } from '@corkboard/contract'
import { Secret, TOTP } from 'otpauth'
import type { Ctx } from '../../../kernel/index.ts'
import { findTotp, insertTotp, takeTotpStep } from './mfa-store.ts'

const ISSUER = 'Corkboard'
const PERIOD_SECONDS = 30
/** RFC 6238 §5.2: one step in either direction, for clocks that differ. */
const WINDOW = 1
const SECRET_BYTES = 20
const CODE = /^\d{6}$/
const SEAL = 'totp secret'

/** The parameters every authenticator app supports: SHA-1, six digits, half a minute. */
const totpOf = (secret: Secret, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS })

export interface NewTotp {
  /** Base 32, for users who type it. */
  readonly secret: string
  /** `otpauth://…`, for a QR code. */
  readonly uri: string
}

/** Creates a secret for an app; `undefined` when the user already has one in use. */
export const beginTotp = async (ctx: Ctx, userId: Id, label: string): Promise<NewTotp | undefined> => {
  const secret = new Secret({ size: SECRET_BYTES })
  const isNew = await insertTotp(ctx.db, userId, ctx.site.signer.seal(SEAL, secret.base32), ctx.now())
  return isNew ? { secret: secret.base32, uri: totpOf(secret, label).toString() } : undefined
}

/** True when an app with the user's secret shows this code about now. No code works twice. */
export const spendTotpCode = async (
  ctx: Ctx,
  userId: Id,
  given: string,
  { confirmed }: { readonly confirmed: boolean },
): Promise<boolean> => {
  const code = given.replace(/\s/g, '')
  const stored = CODE.test(code) ? await findTotp(ctx.db, userId) : undefined
  if (!stored || stored.isConfirmed !== confirmed) return false
  const secret = ctx.site.signer.unseal(SEAL, stored.secret)
  if (secret === undefined) throw new Error('A TOTP secret was sealed with another secret of the instance')
  const timestamp = ctx.now().getTime()
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token: code, timestamp, window: WINDOW })
  if (delta === null) return false
  return takeTotpStep(ctx.db, userId, Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta)
}
