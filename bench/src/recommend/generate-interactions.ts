import { createDice, createWeighted, type Dice, zipfWeights } from '../generate/dice.ts'
import { gather, type Interactions } from './interactions.ts'

/** The sizes of the public set that docs/decisions/related-pins.md was measured on. */
const PEOPLE = 29_858
const ITEMS = 40_981
/** Numbers of a user's items follow a power law with a mean of 34 and at least 10. */
const FEWEST = 10
const MOST = 811
const EXPONENT = 1.3
const THEMES = 600
/** Some themes and items have far more users than others. */
const OF_THEMES = { exponent: 0.8, flat: 4 }
const OF_ITEMS = { exponent: 0.85, flat: 8 }

/** What leads a user to an item: others who like the same, a narrow taste, the theme, or nothing that anyone could know. */
const FROM_OTHERS = 0.3
const FROM_TASTE = 0.3
const FROM_THEME = 0.2
const OTHERS = 6
/** How far from their own place in a theme users find things, and how far they move each time. */
const REACH = 12
const DRIFT = 1.5
/** How often they turn to another of their themes. */
const TURNS = 0.06
const THEMES_EACH = 4

interface World {
  readonly dice: Dice
  readonly anyTheme: () => number
  readonly anyItem: () => number
  readonly weights: Float64Array
  /** Where the items of each theme begin; those next to each other are alike. */
  readonly starts: readonly number[]
  readonly inTheme: readonly (() => number)[]
  /** Users by their first theme, with their items. */
  readonly liked: readonly number[][][]
}

const createWorld = (dice: Dice): World => {
  const themeWeights = zipfWeights(THEMES, OF_THEMES, dice)
  const total = themeWeights.reduce((sum, weight) => sum + weight, 0)
  const starts = [0]
  let sum = 0
  for (const weight of themeWeights) starts.push(Math.round(((sum += weight) / total) * ITEMS))
  const weights = zipfWeights(ITEMS, OF_ITEMS, dice)
  return {
    dice,
    anyTheme: createWeighted(themeWeights, dice),
    anyItem: createWeighted(weights, dice),
    weights,
    starts,
    inTheme: Array.from(themeWeights, (_, theme) =>
      createWeighted(weights.subarray(starts[theme], starts[theme + 1]), dice),
    ),
    liked: Array.from(themeWeights, () => []),
  }
}

/** Of three items about a place, the most popular. */
const near = ({ dice, starts, weights }: World, theme: number, place: number): number => {
  const [from, to] = [starts[theme]!, starts[theme + 1]!]
  const size = to - from
  const candidates = Array.from({ length: 3 }, () => {
    const distance = REACH * -Math.log(1 - dice.next()) * (dice.chance(0.5) ? 1 : -1)
    return from + (((Math.round(place + distance) % size) + size) % size)
  })
  return candidates.reduce((best, item) => (weights[item]! > weights[best]! ? item : best))
}

const itemsOfOne = (world: World): number[] => {
  const { dice, starts, inTheme, liked } = world
  const themes = Array.from({ length: THEMES_EACH }, world.anyTheme)
  const others = liked[themes[0]!]!
  const followed = others.length === 0 ? [] : Array.from({ length: OTHERS }, () => dice.pick(others))
  const items = new Set<number>()
  const wanted = Math.min(MOST, Math.floor(FEWEST * (1 - dice.next()) ** (-1 / EXPONENT)))
  let theme = themes[0]!
  let place = dice.below(starts[theme + 1]! - starts[theme]!)
  for (let tries = 0; items.size < wanted && tries < 4 * wanted; tries += 1) {
    if (dice.chance(TURNS)) {
      theme = dice.pick(themes)
      place = dice.below(starts[theme + 1]! - starts[theme]!)
    }
    place += DRIFT * (dice.next() - 0.5)
    const by = dice.next()
    if (by < FROM_OTHERS && followed.length > 0) items.add(dice.pick(dice.pick(followed)))
    else if (by < FROM_OTHERS + FROM_TASTE) items.add(near(world, theme, place))
    else if (by < FROM_OTHERS + FROM_TASTE + FROM_THEME) items.add(starts[theme]! + inTheme[theme]!())
    else items.add(world.anyItem())
  }
  others.push([...items])
  return [...items]
}

/**
 * As many users, items and lines as the public set, with power laws of the same kind; drawn so that popularity and
 * P3-alpha find about as much as there.
 */
export const generateInteractions = (): Interactions => {
  const world = createWorld(createDice(17))
  return gather(
    Array.from({ length: PEOPLE }, (_, user) =>
      itemsOfOne(world).map((item) => [String(user), String(item)] as const),
    ).flat(),
  )
}
