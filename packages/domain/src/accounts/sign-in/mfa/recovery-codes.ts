import { randomInt } from 'node:crypto'
import type { Id } from '@corkboard/contract'
import type { Ctx } from '../../../kernel/index.ts'
import { replaceRecoveryCodes, takeRecoveryCode } from './mfa-store.ts'

/** Issue 3: the number of codes. */
const CODES = 10
/** Without letters and digits that are easily confused: 50 bits per code. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const LENGTH = 10

const makeCode = (): string => {
  const signs = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`
}

/** Keyed with the instance's secret: the codes are short enough for anyone with only the database to guess. */
const hashOf = (ctx: Ctx, userId: Id, code: string): string =>
  ctx.site.signer.sign('recovery code', `${userId} ${code}`)

const plain = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '')

/** Creates ten new codes, which replace all earlier ones and are shown once. */
export const makeRecoveryCodes = async (ctx: Ctx, userId: Id): Promise<string[]> => {
  const codes = Array.from({ length: CODES }, makeCode)
  await replaceRecoveryCodes(
    ctx.db,
    userId,
    codes.map((code) => hashOf(ctx, userId, plain(code))),
  )
  return codes
}

/** True when this is one of the user's unused codes, which it then marks as used. */
export const spendRecoveryCode = async (ctx: Ctx, userId: Id, given: string): Promise<boolean> => {
  const code = plain(given)
  return code.length === LENGTH && takeRecoveryCode(ctx.db, userId, hashOf(ctx, userId, code))
}
