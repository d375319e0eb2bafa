import type { Ctx, Role } from '../../kernel/index.ts'
import {
  checkCountry,
  checkEmail,
  checkFirstName,
  checkLastName,
  checkLocale,
  checkUsername,
  type Account,
  makeAccount,
  checkPassword,
  suggestUsernames,
} from '../accounts/index.ts'
import { checkAbout } from '../settings/index.ts'

export interface AccountInput {
  readonly email: string
  readonly firstName: string
  readonly lastName?: string
  /** Derived from the name if omitted. */
  readonly username?: string
  readonly about?: string
  /** ISO 3166-1 alpha-2; `US` if omitted. */
  readonly country?: string
  readonly locale?: string
  /** Without one, no one can log in until `setPassword`. */
  readonly password?: string
  readonly role?: Role
  /** Part of the demo community, removed with it. */
  readonly isDemo?: boolean
}

/** Creates an account for the operator or the demo loader, by the same rules as a registration. No one is signed in. */
export const createAccount = async (ctx: Ctx, input: AccountInput): Promise<Account> => {
  const email = checkEmail(input.email)
  const firstName = checkFirstName(input.firstName)
  const lastName = checkLastName(input.lastName ?? '')
  const username = input.username === undefined ? undefined : checkUsername(input.username)
  const owner = { email, firstName, lastName, username }
  const account = {
    email,
    usernames: username === undefined ? suggestUsernames({ firstName, lastName, email }) : [username],
    firstName,
    lastName,
    about: checkAbout(input.about ?? ''),
    country: checkCountry(input.country ?? 'US'),
    locale: checkLocale(input.locale ?? 'en-US'),
    birthday: null,
    passwordHash:
      input.password === undefined ? null : await ctx.site.passwords.hash(checkPassword(input.password, owner)),
    isDemo: input.isDemo ?? false,
  }
  return ctx.transaction((tx) => makeAccount(tx, account, input.role ?? 'member'))
}
