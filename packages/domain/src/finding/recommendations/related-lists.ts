import { pictureKey, signatureStart } from './key-index.ts'
import type { PinBoardGraph } from './pin-board-graph.ts'
import type { RelatedAnswer, RelatedQuestion, RelatedPicture, Preference } from './questions.ts'
import { findNear } from './two-steps.ts'

/** Ten times a page and the pins that a viewer may not see. */
const MAX_LIST_LENGTH = 500
/** The number of cached lists, so that a list read page by page has no repeats or gaps. */
const MAX_LISTS = 500
/** The number of pins returned per picture. The first one that the viewer may see is shown. */
const PINS_EACH = 3

const preferring = (graph: PinBoardGraph, { topics, language }: Preference) => {
  const wanted = new Set(topics)
  return (board: number): boolean => {
    const traits = graph.traitsOf(board)
    return traits !== undefined && (traits.language === language || traits.topics.some((topic) => wanted.has(topic)))
  }
}

const nodeOf = (graph: PinBoardGraph, signature: string): number => {
  const { high, low } = pictureKey(signature)
  return graph.pictures.find(high, low)
}

const UNKNOWN = -1

interface Found {
  readonly picture: number
  readonly because: number
}

const findRelated = (graph: PinBoardGraph, question: RelatedQuestion): Found[] => {
  const starts = question.starts
    .map((start, place) => ({ ...start, place, picture: nodeOf(graph, start.signature) }))
    .filter(({ picture }) => picture !== UNKNOWN)
  const prefers = question.prefers && preferring(graph, question.prefers)
  const leftOut = new Set(question.leaveOut?.map((signature) => nodeOf(graph, signature)))
  return findNear(graph, starts, { most: MAX_LIST_LENGTH + leftOut.size, ...(prefers && { prefers }) })
    .filter(({ picture }) => !leftOut.has(picture))
    .slice(0, MAX_LIST_LENGTH)
    .map(({ picture, because }) => ({ picture, because: starts[because]!.place }))
}

const present = (graph: PinBoardGraph, { picture, because }: Found, place: number): RelatedPicture[] => {
  const pins = graph.pinsOf(picture, PINS_EACH)
  if (pins.length === 0) return []
  return [{ place, signature: signatureStart(graph.pictures.keyOf(picture)), pins: pins.map(String), because }]
}

/** Answers page by page from lists that are built on first request. */
export const createRelatedLists = () => {
  let cachedLists = new Map<number, readonly Found[]>()
  let of: PinBoardGraph | undefined

  const listOf = (graph: PinBoardGraph, question: RelatedQuestion): readonly Found[] => {
    // The numbers of one graph mean nothing in another.
    if (of !== graph) {
      cachedLists = new Map()
      of = graph
    }
    const known = question.isNew ? undefined : cachedLists.get(question.list)
    cachedLists.delete(question.list)
    const list = known ?? findRelated(graph, question)
    cachedLists.set(question.list, list)
    if (cachedLists.size > MAX_LISTS) cachedLists.delete(cachedLists.keys().next().value!)
    return list
  }

  return {
    answer: (graph: PinBoardGraph, question: RelatedQuestion): RelatedAnswer => {
      const list = listOf(graph, question)
      const page = list.slice(question.from, question.from + question.size)
      return {
        pictures: page.flatMap((found, n) => present(graph, found, question.from + n)),
        total: list.length,
      }
    },
  }
}
