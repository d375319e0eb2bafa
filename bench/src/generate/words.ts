import type { Dice } from './dice.ts'

const FIRST =
  'Ada Bruno Carla Dario Edith Farid Greta Hugo Ines Jonas Kaya Levi Mina Nils Olga Pablo Rosa Samir Tilda Uwe Vera Wim Yara Zeno'.split(
    ' ',
  )
const LAST =
  'Abel Berg Costa Diaz Engel Fabre Grant Holm Ito Jansen Klein Lopez Meyer Novak Ortiz Perez Quist Rossi Stone Tanaka Urban Voss Weber Young'.split(
    ' ',
  )
export const QUALITIES =
  'quiet bright small wild soft early hidden warm paper wooden northern simple slow green golden rainy woven painted coastal winter'.split(
    ' ',
  )
export const THINGS =
  'kitchens gardens lamps coats posters letters shelves trails cakes rooms ceramics patterns tents harbors quilts bicycles bowls maps chairs forests'.split(
    ' ',
  )
const FILLER =
  'with from under between after light linen stone morning window evening color table river handmade weekend idea small corner for two and a plan that holds'.split(
    ' ',
  )

const SITES = 40

/** Generates texts of realistic length and variety. */
export const createWriter = (dice: Dice) => {
  const phrase = (words: number): string => Array.from({ length: words }, () => dice.pick(FILLER)).join(' ')
  return {
    firstName: () => dice.pick(FIRST),
    lastName: () => dice.pick(LAST),
    boardName: (number: number) => `${dice.pick(QUALITIES)} ${dice.pick(THINGS)} ${number}`,
    title: () => `${dice.pick(QUALITIES)} ${dice.pick(THINGS)} ${phrase(1 + dice.below(6))}`,
    /** Empty, a line, or a paragraph of at most 400 characters. */
    description: () => (dice.chance(0.3) ? '' : phrase(4 + dice.skewed(50, 2))),
    /** A comment or a message. */
    remark: () => phrase(2 + dice.skewed(30, 2)),
    site: () => `site${dice.skewed(SITES, 2)}.example.org`,
  }
}

export type Writer = ReturnType<typeof createWriter>
