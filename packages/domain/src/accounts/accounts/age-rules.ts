import { LIMITS, type Audience, type MessageAudience } from '@corkboard/contract'

/** Default settings derived from a user's age until they choose. */
export interface AgeRules {
  readonly isUnder16: boolean
  readonly isUnder18: boolean
  readonly isPrivate: boolean
  readonly isSearchHidden: boolean
  readonly messagesFrom: MessageAudience
  readonly commentsFrom: Audience
}

/**
 * Field facts §6, §7: under 16, a profile is private and cannot be found, and messages come only from mutual followers;
 * under 18, comments on own pins start off. `null` means the age is unknown.
 */
export const rulesOfAge = (age: number | null): AgeRules => {
  const isUnder16 = age !== null && age < LIMITS.privateProfileAge
  const isUnder18 = age !== null && age < LIMITS.adultAge
  return {
    isUnder16,
    isUnder18,
    isPrivate: isUnder16,
    isSearchHidden: isUnder16,
    messagesFrom: isUnder16 ? 'mutuals' : 'everyone',
    commentsFrom: isUnder18 ? 'nobody' : 'everyone',
  }
}
