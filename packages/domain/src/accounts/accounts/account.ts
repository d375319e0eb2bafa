import type { Id } from '@corkboard/contract'
import type { Role } from '../../kernel/index.ts'
import type { AgeRules } from './age-rules.ts'

/** An account as its owner and the operator see it, without the password hash. */
export interface Account {
  readonly id: Id
  readonly username: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** BCP 47 */
  readonly locale: string
  readonly isEmailVerified: boolean
  readonly hasPassword: boolean
  readonly isMfaEnabled: boolean
  readonly role: Role
}

/** The fields of a new account, already checked. */
export interface NewAccount {
  readonly email: string
  /** The first free one is used. */
  readonly usernames: readonly string[]
  readonly firstName: string
  readonly lastName: string
  readonly about: string
  readonly country: string
  readonly locale: string
  /** YYYY-MM-DD */
  readonly birthday: string | null
  readonly gender?: string | null
  readonly customGender?: string | null
  /** Makes it a business account. */
  readonly businessName?: string | null
  /** The campaign that led to the sign-up. */
  readonly campaign?: string | null
  /** The host of the site whose link led to the sign-up. */
  readonly referrer?: string | null
  /** Pins whose pages the user opened before they signed up. */
  readonly visitedPinIds?: readonly Id[]
  /** Defaults derived from their age until they choose; undefined without a birthday. */
  readonly rules?: AgeRules
  /** `null` means no password login. */
  readonly passwordHash: string | null
  readonly isDemo: boolean
}
