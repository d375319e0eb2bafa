import type { Id } from '@corkboard/contract'
import type { Role } from '../../kernel/index.ts'
import type { AgeRules } from './age-rules.ts'

/** An account as its owner and the operator know it. The password's hash is not part of it. */
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

/** What an account is made of, each field checked. */
export interface NewAccount {
  readonly email: string
  /** The first that is free is taken. */
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
  /** By which campaign they came. */
  readonly campaign?: string | null
  /** Pins whose pages they opened before they came. */
  readonly visitedPinIds?: readonly Id[]
  /** What their age decides until they choose; nothing for those who gave no birthday. */
  readonly rules?: AgeRules
  /** `null`: nobody can log in with a password. */
  readonly passwordHash: string | null
  readonly isDemo: boolean
}
