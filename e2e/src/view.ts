import type { Locator, Page } from 'playwright-core'

export type Role = Parameters<Page['getByRole']>[0]
/** Text is the whole accessible name; a pattern may be part of it. */
export type Name = string | RegExp

/** The screen, or a part of it, as a person meets it: by roles, names and words. Every verb waits until it is true. */
export interface View {
  /** For what the verbs do not say. */
  at(role: Role, name?: Name): Locator
  /** The part of the screen that is called so. */
  within(role: Role, name?: Name): View
  sees(role: Role, name?: Name): Promise<Locator>
  /** It is not there, or not any more. */
  misses(role: Role, name?: Name): Promise<void>
  /** Words anywhere. */
  reads(words: Name): Promise<void>
  presses(role: Role, name?: Name): Promise<void>
  /** Moves the pointer over it. */
  pointsAt(role: Role, name?: Name): Promise<void>
  /** Replaces what is in a field. */
  writes(label: Name, text: string): Promise<void>
  /** What a field holds. */
  holds(label: Name): Promise<string>
}

/** @param isTouch presses are a finger's */
export const createView = (scope: Page | Locator, isTouch: boolean): View => {
  const at: View['at'] = (role, name) => scope.getByRole(role, name === undefined ? {} : { name, exact: true })
  const field = (label: Name) => scope.getByLabel(label, { exact: true })
  return {
    at,
    within: (role, name) => createView(at(role, name), isTouch),
    sees: async (role, name) => {
      await at(role, name).waitFor()
      return at(role, name)
    },
    misses: (role, name) => at(role, name).waitFor({ state: 'hidden' }),
    reads: (words) => scope.getByText(words).first().waitFor(),
    presses: (role, name) => (isTouch ? at(role, name).tap() : at(role, name).click()),
    pointsAt: (role, name) => at(role, name).hover(),
    writes: (label, text) => field(label).fill(text),
    holds: (label) => field(label).inputValue(),
  }
}
