import type { Person } from './person.ts'

/** Scrolls by a number of pixels and waits until the window shows the new cards. */
export const scrolls = (person: Person, pixels: number): Promise<void> =>
  person.page.evaluate(
    (by) =>
      new Promise<void>((resolve) => {
        scrollBy(0, by)
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
    pixels,
  )

export interface CardInView {
  readonly name: string
  /** px below the window's top edge */
  readonly top: number
}

/**
 * Returns pins that start below the header, from top to bottom: those fully in the window, above the bar at the bottom
 * of phones, or all that are rendered.
 */
const cardsBelow = (person: Person, isWhole: boolean): Promise<CardInView[]> =>
  person.page.evaluate(
    (whole) =>
      [...document.querySelectorAll<HTMLElement>('[role=listitem] a[href^="/pin/"]')]
        .map((link) => ({ name: link.textContent ?? '', box: link.getBoundingClientRect() }))
        .filter(({ box }) => box.top >= 80 && (!whole || box.bottom <= innerHeight - 140))
        .toSorted((a, b) => a.box.top - b.box.top || (a.name < b.name ? -1 : 1))
        .map(({ name, box }) => ({ name, top: Math.round(box.top) })),
    isWhole,
  )

const found = (card: CardInView | undefined): CardInView => {
  if (!card) throw new Error('No card is in view')
  return card
}

/** Returns the first pin that starts in the window; it may end below it. */
export const firstInView = async (person: Person): Promise<CardInView> => found((await cardsBelow(person, false))[0])
/** Returns the last pin that is fully in the window. */
export const lastInView = async (person: Person): Promise<CardInView> => found((await cardsBelow(person, true)).at(-1))
