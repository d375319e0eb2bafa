import { type Id, LIMITS } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { addressSubjects, countAttempt, hashedName, type Subject } from '../../platform/throttle/index.ts'

/** Quality §3: wrong guesses per hour for one account, from anywhere. */
const PER_ACCOUNT = 30
/** (ours) Wrong guesses per hour from one IP address, for any accounts. */
const PER_ADDRESS = 100

/**
 * Where strangers' guesses count. By the name as typed, which half of the guesses are for: counted by account, the
 * throttle would reveal which username belongs to which email address.
 */
export const strangersSubjects = (name: string, address: string | undefined): Subject[] => [
  { key: `name:${hashedName(name)}`, limit: PER_ACCOUNT / 2 },
  ...addressSubjects('address', address, PER_ADDRESS),
]

/**
 * Where guesses count that strangers cannot use up: from a device the account has signed in on, or in its session.
 * @param source the device's random name, or `session`
 */
export const ownersSubjects = (source: string, userId: Id, address: string | undefined): Subject[] => [
  { key: `device:${source}:${userId}`, limit: PER_ACCOUNT },
  ...addressSubjects('device:address', address, PER_ADDRESS),
]

interface Guessable {
  readonly passwordHash: string | null
}

/** Does the same work whether or not the account exists, has a password, or the guess is right. */
const isPasswordOf = async (ctx: Ctx, account: Guessable | undefined, given: string): Promise<boolean> => {
  // Longer ones cannot be right, and hashing them whole would let a stranger choose the cost.
  const password = given.slice(0, 2 * LIMITS.passwordMax)
  if (account?.passwordHash)
    return (await ctx.site.passwords.verify(account.passwordHash, password)) && password === given
  await ctx.site.passwords.burn(password)
  return false
}

/**
 * True when this is the account's password. Wrong guesses are counted by `subjects`.
 * @throws 'request.rate' when one of them has used up its hour; 'request.overloaded'
 */
export const guessPassword = async (
  ctx: Ctx,
  account: Guessable | undefined,
  password: string,
  subjects: readonly Subject[],
): Promise<boolean> => {
  const attempt = await countAttempt(ctx, subjects)
  let isWrong = false
  try {
    isWrong = !(await isPasswordOf(ctx, account, password))
  } finally {
    if (!isWrong) await attempt.takeBack()
  }
  return !isWrong
}
