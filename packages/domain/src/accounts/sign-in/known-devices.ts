import { randomBytes } from 'node:crypto'
import type { Id } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { isSpent } from '../../platform/throttle/index.ts'
import { type Credentials, credentialsById } from '../accounts/index.ts'

const PURPOSE = 'known device'
/** A random name and one signature for each account: `name.signature.signature`. */
const COOKIE = /^[\w-]{22}(?:\.[\w-]{22}){1,5}$/
const MAX_ACCOUNTS = 5
/** (ours) New devices per account and hour: each one has its own throttle, so a stolen session must not make many. */
const NEW_DEVICES_PER_HOUR = 10

type Account = Pick<Credentials, 'id' | 'passwordHash'>

/** Signs the password hash too: after a new password, no earlier device is known. */
const signed = ({ id, passwordHash }: Account, device: string): string => `${device} ${id} ${passwordHash ?? ''}`

const partsOf = (cookie: string | undefined): readonly string[] =>
  cookie && COOKIE.test(cookie) ? cookie.split('.') : []

/** The random name of a device that this account has signed in on; `undefined` for others. Grants no access. */
export const knownDeviceOf = (ctx: Ctx, account: Account, cookie: string | undefined): string | undefined => {
  const [device, ...signatures] = partsOf(cookie)
  if (device === undefined) return undefined
  const text = signed(account, device)
  return signatures.some((signature) => ctx.site.signer.verify(PURPOSE, text, signature)) ? device : undefined
}

/**
 * Records the browser of a user who has just signed in. Returns the text to store there, or `undefined` if it is there
 * already or the account has too many new devices.
 */
export const recordDevice = async (ctx: Ctx, userId: Id, cookie: string | undefined): Promise<string | undefined> => {
  const account = await credentialsById(ctx.db, userId)
  if (!account || knownDeviceOf(ctx, account, cookie) !== undefined) return undefined
  const limit = { key: `new-device:${userId}`, limit: NEW_DEVICES_PER_HOUR }
  if (await isSpent(ctx.db, limit, ctx.now())) return undefined
  const [device = randomBytes(16).toString('base64url'), ...others] = partsOf(cookie)
  const signature = ctx.site.signer.sign(PURPOSE, signed(account, device))
  return [device, signature, ...others].slice(0, 1 + MAX_ACCOUNTS).join('.')
}
