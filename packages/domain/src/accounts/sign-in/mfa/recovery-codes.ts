import { randomInt } from 'node:crypto'
import type { Id } from '@corkboard/contract'
import type { Ctx } from '../../../kernel/index.ts'
import { replaceRecoveryCodes, takeRecoveryCode } from './mfa-store.ts'

/** Issue 3. */
const CODES = 10
/** Without letters and digits that a hurried eye takes for one another: 50 bits a code. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const LENGTH = 10

const makeCode = (): string => {
  const signs = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`
}

/** Keyed with the instance's secret: codes are short enough to be tried out by whoever has the database alone. */
const hashOf = (ctx: Ctx, userId: Id, code: string): string =>
  ctx.site.signer.sign('recovery code', `${userId} ${code}`)

const plain = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '')

/** Ten new codes, in place of all earlier ones; shown once. */
export const makeRecoveryCodes = async (ctx: Ctx, userId: Id): Promise<string[]> => {
  const codes = Array.from({ length: CODES }, makeCode)
  await replaceRecoveryCodes(
    ctx.db,
    userId,
    codes.map((code) => hashOf(ctx, userId, plain(code))),
  )
  return codes
}

/** Whether this is one of the person's codes that was not used; it is now. */
export const spendRecoveryCode = async (ctx: Ctx, userId: Id, given: string): Promise<boolean> => {
  const code = plain(given)
  return code.length === LENGTH && takeRecoveryCode(ctx.db, userId, hashOf(ctx, userId, code))
}
