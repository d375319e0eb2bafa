import { readFileSync } from 'node:fs'
import { createDice } from '../generate/dice.ts'

/** Each user's items, oldest first and once each. */
export interface Interactions {
  readonly items: number
  readonly byUser: readonly (readonly number[])[]
}

const gather = (pairs: Iterable<readonly [user: string, item: string]>): Interactions => {
  const items = new Map<string, number>()
  const byUser = new Map<string, Set<number>>()
  for (const [user, item] of pairs) {
    if (!items.has(item)) items.set(item, items.size)
    if (!byUser.has(user)) byUser.set(user, new Set())
    byUser.get(user)!.add(items.get(item)!)
  }
  return { items: items.size, byUser: Array.from(byUser.values(), (of) => [...of]) }
}

/** Reads a file of lines `user,item`, oldest first; ignores further columns and a header line. */
export const readInteractions = (file: string): Interactions =>
  gather(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line, n) => line.includes(',') && !(n === 0 && /^\W*user/i.test(line)))
      .map((line) => {
        const [user = '', item = ''] = line.split(',')
        return [user.trim(), item.trim()] as const
      }),
  )

const PEOPLE = 3_000
const ITEMS = 6_000
const THEMES = 60
const FEWEST = 8
const MOST = 60
/** How often an item belongs to the user's current theme, to an earlier one, or to none. */
const OF_THEIR_THEME = 0.65
const OF_ANOTHER = 0.2
/** How often they switch to another theme. */
const GOES_ON = 0.06

/** Users who follow one theme for a while, then another, and sometimes none in particular. */
export const makeInteractions = (): Interactions => {
  const dice = createDice(17)
  const inTheme = (theme: number) => dice.skewed(ITEMS / THEMES, 2) * THEMES + theme
  const pairs: [string, string][] = []
  for (let person = 0; person < PEOPLE; person += 1) {
    const themes = Array.from({ length: 3 }, () => dice.below(THEMES))
    let at = themes[0]!
    for (let n = FEWEST + dice.skewed(MOST - FEWEST, 2); n > 0; n -= 1) {
      if (dice.chance(GOES_ON)) at = dice.pick(themes)
      const item = dice.chance(OF_THEIR_THEME)
        ? inTheme(at)
        : dice.chance(OF_ANOTHER / (1 - OF_THEIR_THEME))
          ? inTheme(dice.pick(themes))
          : dice.skewed(ITEMS, 2)
      pairs.push([String(person), String(item)])
    }
  }
  return gather(pairs)
}
