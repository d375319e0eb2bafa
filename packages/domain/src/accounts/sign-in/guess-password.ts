import { type Id, LIMITS } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { addressSubjects, countAttempt, hashedName, type Subject } from '../../platform/throttle/index.ts'

/** Quality §3: wrong guesses per hour for one account, from anywhere. */
const PER_ACCOUNT = 30
/** (ours) Wrong guesses per hour from one IP address, for any accounts. */
const PER_ADDRESS = 100

interface Guessed {
  /** The name as typed, to count unknown accounts separately. */
  readonly name: string
  readonly password: string
  readonly address: string | undefined
}

interface Guessable {
  readonly id: Id
  readonly passwordHash: string | null
}

/** By id if the account exists, so that the email address and the username do not get 30 guesses each. */
const subjectsOf = (account: Guessable | undefined, { name, address }: Guessed): Subject[] => [
  { key: account === undefined ? `name:${hashedName(name)}` : `user:${account.id}`, limit: PER_ACCOUNT },
  ...addressSubjects('address', address, PER_ADDRESS),
]

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
 * True when this is the account's password. Wrong guesses are counted wherever they are made.
 * @throws 'request.rate' after 30 wrong guesses an hour for one account or 100 from one address; 'request.overloaded'
 */
export const guessPassword = async (ctx: Ctx, account: Guessable | undefined, guessed: Guessed): Promise<boolean> => {
  const attempt = await countAttempt(ctx, subjectsOf(account, guessed))
  let isWrong = false
  try {
    isWrong = !(await isPasswordOf(ctx, account, guessed.password))
  } finally {
    if (!isWrong) await attempt.takeBack()
  }
  return !isWrong
}
