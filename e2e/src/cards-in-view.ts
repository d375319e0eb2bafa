import type { Person } from './person.ts'

/** Scrolls by so many pixels and waits until the window shows what is there. */
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
  /** px below the window's upper edge */
  readonly top: number
}

/**
 * Pins that begin below the header, from top to bottom: those that are in the window whole, above what stands at its end
 * on phones, or all that are drawn.
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

/** The first that begins in the window; it may end below it. */
export const firstInView = async (person: Person): Promise<CardInView> => found((await cardsBelow(person, false))[0])
/** The last that is in the window whole. */
export const lastInView = async (person: Person): Promise<CardInView> => found((await cardsBelow(person, true)).at(-1))
