import { LIMITS, type Audience, type MessageAudience } from '@corkboard/contract'

/** What somebody's age decides of their settings until they choose. */
export interface AgeRules {
  readonly isUnder16: boolean
  readonly isUnder18: boolean
  readonly isPrivate: boolean
  readonly isSearchHidden: boolean
  readonly messagesFrom: MessageAudience
  readonly commentsFrom: Audience
}

/**
 * Field facts §6, §7: below 16 a profile is private and found by nobody, and messages come from mutual followers; below 18
 * comments on own pins are off at first. `null`: nobody asked.
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
