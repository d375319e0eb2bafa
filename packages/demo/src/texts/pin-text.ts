import type { Random } from '../pictures/brush/random.ts'
import type { PlanOf } from '../pictures/scene.ts'

/** What a pin says about its picture. */
export interface PinText {
  title: string
  /** One or two sentences that a person would add. */
  description: string
  /** What the picture shows, for someone who cannot see it. */
  altText: string
}

/** Writes about one picture from the facts it was planned with, so that text and picture agree. */
export type Describe<Scene> = (facts: PlanOf<Scene>, random: Random) => PinText

export const capitalized = (text: string) => text.replace(/^./, (first) => first.toUpperCase())
export const article = (noun: string) => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`)
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const
export const inWords = (count: number): string => NUMBERS[count] ?? String(count)
