import { type Dice, seededDice } from './dice.ts'
import { pictureKey, signatureStart } from './key-index.ts'
import type { PinBoardGraph } from './pin-board-graph.ts'
import type { RelatedAnswer, RelatedAsked, RelatedPicture, WalkPreference } from './questions.ts'
import { RESTART, walk, type WalkStart } from './random-walk.ts'

/** (ours) measured, see docs/decisions/related-pins.md */
const STEPS = 20_000
/** A page and what of it a viewer may not see, ten times over; beyond that visits are chance. */
const LONGEST_LIST = 500
const ENOUGH = { pictures: LONGEST_LIST, visits: 8 }
/** Lists remembered, so that one that is read page by page neither repeats itself nor leaves anything out. */
const REMEMBERED = 2_000
/** Pins told of a picture: the first that a viewer may see is shown. */
const PINS_EACH = 3

const preferring = (graph: PinBoardGraph, { categories, language }: WalkPreference) => {
  const wanted = new Set(categories)
  if (wanted.size === 0 && language === null) return undefined
  return (board: number): boolean => {
    const traits = graph.traitsOf(board)
    if (!traits) return false
    return (
      (language !== null && traits.language === language) || (traits.category !== null && wanted.has(traits.category))
    )
  }
}

const startsIn = (graph: PinBoardGraph, asked: RelatedAsked['starts']): WalkStart[] =>
  asked.flatMap(({ signature, weight }) => {
    const { high, low } = pictureKey(signature)
    const picture = graph.pictures.find(high, low)
    return picture < 0 ? [] : [{ picture, weight }]
  })

const relatedPictures = (graph: PinBoardGraph, asked: RelatedAsked, dice: Dice): number[] => {
  const prefers = asked.prefers && preferring(graph, asked.prefers)
  const { pictures } = walk(graph, startsIn(graph, asked.starts), {
    dice,
    steps: STEPS,
    restart: RESTART,
    enough: ENOUGH,
    ...(prefers && { prefers }),
  })
  return pictures.slice(0, LONGEST_LIST).map(({ picture }) => picture)
}

const present = (graph: PinBoardGraph, picture: number): RelatedPicture[] => {
  const pins = graph.pinsOf(picture, PINS_EACH)
  if (pins.length === 0) return []
  return [{ signature: signatureStart(graph.pictures.keyOf(picture)), pins: pins.map(String) }]
}

/** Answers page by page from lists that are made when they are first asked for. */
export const createRelatedLists = () => {
  let remembered = new Map<number, Uint32Array>()
  let of: PinBoardGraph | undefined

  const listOf = (graph: PinBoardGraph, asked: RelatedAsked): Uint32Array => {
    // Numbers of one graph say nothing in another.
    if (of !== graph) {
      remembered = new Map()
      of = graph
    }
    const known = asked.from === 0 ? undefined : remembered.get(asked.list)
    remembered.delete(asked.list)
    const list = known ?? Uint32Array.from(relatedPictures(graph, asked, seededDice(asked.list)))
    remembered.set(asked.list, list)
    if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value!)
    return list
  }

  return {
    answer: (graph: PinBoardGraph, asked: RelatedAsked): RelatedAnswer => {
      const list = listOf(graph, asked)
      const pictures = Array.from(list.subarray(asked.from, asked.from + asked.size), (it) => present(graph, it))
      return { pictures: pictures.flat(), total: list.length }
    },
  }
}
