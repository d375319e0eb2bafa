import type { Locator, Page } from 'playwright-core'

export type Role = Parameters<Page['getByRole']>[0]
/** A string is the whole accessible name; a pattern may match part of it. */
export type Name = string | RegExp

/**
 * The screen, or a part of it, as a user experiences it: by roles, names and text. Every verb waits until it succeeds.
 */
export interface View {
  /** For anything the verbs do not cover. */
  at(role: Role, name?: Name): Locator
  /** The part of the screen with this name. */
  within(role: Role, name?: Name): View
  sees(role: Role, name?: Name): Promise<Locator>
  /** Waits until it is not there. */
  misses(role: Role, name?: Name): Promise<void>
  /** Waits for text anywhere. */
  reads(text: Name): Promise<void>
  presses(role: Role, name?: Name): Promise<void>
  /** Moves the pointer over it. */
  pointsAt(role: Role, name?: Name): Promise<void>
  /** Replaces a field's content. */
  writes(label: Name, text: string): Promise<void>
  /** Returns a field's content. */
  holds(label: Name): Promise<string>
}

/** @param isTouch true if clicks are taps */
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
    reads: (text) => scope.getByText(text).first().waitFor(),
    presses: (role, name) => (isTouch ? at(role, name).tap() : at(role, name).click()),
    pointsAt: (role, name) => at(role, name).hover(),
    writes: (label, text) => field(label).fill(text),
    holds: (label) => field(label).inputValue(),
  }
}
