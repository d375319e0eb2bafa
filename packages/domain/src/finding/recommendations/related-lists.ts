import { pictureKey, signatureStart } from './key-index.ts'
import type { PinBoardGraph } from './pin-board-graph.ts'
import type { RelatedResult, RelatedInput, RelatedPicture, Preference } from './discovery-calls.ts'
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

/**
 * A list as it is cached, in numbers: hundreds of lists of 500 objects would cost the garbage collector more than
 * finding them.
 */
interface FoundList {
  readonly pictures: Uint32Array
  readonly because: Uint16Array
}

const findRelated = (graph: PinBoardGraph, input: RelatedInput): FoundList => {
  const starts = input.starts
    .map((start, place) => ({ ...start, place, picture: nodeOf(graph, start.signature) }))
    .filter(({ picture }) => picture !== UNKNOWN)
  const prefers = input.prefers && preferring(graph, input.prefers)
  const leftOut = new Set(input.leaveOut?.map((signature) => nodeOf(graph, signature)))
  const found = findNear(graph, starts, { most: MAX_LIST_LENGTH + leftOut.size, ...(prefers && { prefers }) })
    .filter(({ picture }) => !leftOut.has(picture))
    .slice(0, MAX_LIST_LENGTH)
  return {
    pictures: Uint32Array.from(found, ({ picture }) => picture),
    because: Uint16Array.from(found, ({ because }) => starts[because]!.place),
  }
}

const partOf = ({ pictures, because }: FoundList, from: number, size: number): Found[] =>
  Array.from(pictures.subarray(from, from + size), (picture, n) => ({ picture, because: because[from + n]! }))

const present = (graph: PinBoardGraph, { picture, because }: Found, place: number): RelatedPicture[] => {
  const pins = graph.pinsOf(picture, PINS_EACH)
  if (pins.length === 0) return []
  return [{ place, signature: signatureStart(graph.pictures.keyOf(picture)), pins: pins.map(String), because }]
}

/** Answers page by page from lists that are built on first request. */
export const createRelatedLists = () => {
  let cachedLists = new Map<number, FoundList>()
  let of: PinBoardGraph | undefined

  const listOf = (graph: PinBoardGraph, input: RelatedInput): FoundList => {
    // The numbers of one graph mean nothing in another.
    if (of !== graph) {
      cachedLists = new Map()
      of = graph
    }
    const known = input.isNew ? undefined : cachedLists.get(input.list)
    cachedLists.delete(input.list)
    const list = known ?? findRelated(graph, input)
    cachedLists.set(input.list, list)
    if (cachedLists.size > MAX_LISTS) cachedLists.delete(cachedLists.keys().next().value!)
    return list
  }

  return {
    resultOf: (graph: PinBoardGraph, input: RelatedInput): RelatedResult => {
      const list = listOf(graph, input)
      return {
        pictures: partOf(list, input.from, input.size).flatMap((found, n) => present(graph, found, input.from + n)),
        total: list.pictures.length,
      }
    },
  }
}
