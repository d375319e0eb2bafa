import { packId } from '@corkboard/contract'
import { createDice, createWeighted, zipfWeights } from './dice.ts'

/**
 * Who owns which boards and which pin is where: everything that needs an overall view, in columns, so that a million
 * pins fit into memory. Rows are made from it one by one.
 */
export interface Community {
  readonly people: { readonly id: string[]; readonly shard: Int32Array; readonly isPrivate: Uint8Array }
  readonly boards: {
    readonly id: string[]
    readonly owner: Int32Array
    /** Index into PRIVACIES. */
    readonly privacy: Uint8Array
    readonly sections: Uint8Array
    /** Index of the first section in the list of all sections. */
    readonly firstSection: Int32Array
    readonly collaborators: ReadonlyMap<number, readonly number[]>
  }
  readonly sectionCount: number
  readonly pins: {
    readonly id: string[]
    readonly board: Int32Array
    readonly pinner: Int32Array
    /** Index in the list of all sections, or -1. */
    readonly section: Int32Array
    readonly image: Int32Array
    /** Index of another pin, or -1: the one it was saved from, and the first of that chain. */
    readonly parent: Int32Array
    readonly origin: Int32Array
    readonly isDeleted: Uint8Array
  }
  readonly imageCount: number
  /** The users and the boards that each user follows. */
  readonly follows: readonly (readonly number[])[]
  readonly boardFollows: readonly (readonly number[])[]
  /** The pin and the author of each comment: comments of one pin are adjacent, oldest first. */
  readonly comments: { readonly pin: readonly number[]; readonly author: readonly number[] }
}

export const PRIVACIES = ['public', 'protected', 'secret'] as const
export const PUBLIC = 0
export const SECRET = 2

export const timeOfPerson = (index: number, count: number): number => spread('2024-03-01', '2024-08-01', index, count)
export const timeOfBoard = (index: number, count: number): number => spread('2024-08-01', '2024-11-01', index, count)
export const timeOfPin = (index: number, count: number): number => spread('2024-11-01', '2026-10-01', index, count)

const spread = (from: string, to: string, index: number, count: number): number =>
  Date.parse(from) + Math.floor(((Date.parse(to) - Date.parse(from)) * index) / count)

const PINS_A_PERSON = 200
const PINS_A_BOARD = 25
const PINS_AN_IMAGE = 5
const MIN_PEOPLE = 40
const SAVED_FROM_OTHERS = 0.55
const COMMENTED = 0.02
const MAX_COMMENTS = 60
/** Attempts to find a pin that anyone could have saved. */
const TRIES = 6

export const planCommunity = (pinCount: number, fewestImages: number): Community => {
  const dice = createDice(pinCount)
  const personCount = Math.max(MIN_PEOPLE, Math.round(pinCount / PINS_A_PERSON))
  const boardCount = Math.max(personCount, Math.round(pinCount / PINS_A_BOARD))
  const imageCount = Math.max(fewestImages, Math.round(pinCount / PINS_AN_IMAGE))

  const personShard = Int32Array.from({ length: personCount }, () => dice.below(4_096))
  const people = {
    id: Array.from(personShard, (shard, i) => packId(timeOfPerson(i, personCount), shard, i % 1_024)),
    shard: personShard,
    isPrivate: Uint8Array.from({ length: personCount }, (_, i) => (i > 0 && dice.chance(0.01) ? 1 : 0)),
  }

  const anOwner = createWeighted(zipfWeights(personCount, { exponent: 0.7, flat: 3 }, dice), dice)
  // The first boards are dealt out in turn, so that everyone has one.
  const owner = Int32Array.from({ length: boardCount }, (_, j) => (j < personCount ? j : anOwner()))
  const collaborators = new Map<number, number[]>()
  const sections = new Uint8Array(boardCount)
  const firstSection = new Int32Array(boardCount)
  let sectionCount = 0
  for (let j = 0; j < boardCount; j += 1) {
    if (dice.chance(0.08)) sections[j] = 1 + dice.below(6)
    firstSection[j] = sectionCount
    sectionCount += sections[j]!
    if (!dice.chance(0.03)) continue
    const guests = Array.from({ length: 1 + dice.below(3) }, () => dice.below(personCount))
    collaborators.set(
      j,
      [...new Set(guests)].filter((guest) => guest !== owner[j]),
    )
  }
  const boards = {
    id: Array.from(owner, (person, j) => packId(timeOfBoard(j, boardCount), personShard[person]!, j % 1_024)),
    owner,
    privacy: Uint8Array.from({ length: boardCount }, () =>
      dice.chance(0.84) ? PUBLIC : dice.chance(0.6) ? SECRET : 1,
    ),
    sections,
    firstSection,
    collaborators,
  }

  const aBoard = createWeighted(zipfWeights(boardCount, { exponent: 0.8, flat: 5 }, dice), dice)
  const column = () => new Int32Array(pinCount).fill(-1)
  const pins = {
    id: [] as string[],
    board: column(),
    pinner: column(),
    section: column(),
    image: column(),
    parent: column(),
    origin: column(),
    isDeleted: new Uint8Array(pinCount),
  }
  const findParent = (before: number): number => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      // Half are saved from anywhere, half from old and popular pins.
      const parent = dice.skewed(before, dice.chance(0.5) ? 1 : 2)
      if (!pins.isDeleted[parent] && boards.privacy[pins.board[parent]!] !== SECRET) return parent
    }
    return -1
  }
  for (let i = 0; i < pinCount; i += 1) {
    const board = aBoard()
    const person = owner[board]!
    const guests = collaborators.get(board) ?? []
    pins.id.push(packId(timeOfPin(i, pinCount), personShard[person]!, dice.below(1_024)))
    pins.board[i] = board
    pins.pinner[i] = guests.length > 0 && dice.chance(0.3) ? dice.pick(guests) : person
    if (sections[board]! > 0 && dice.chance(0.6)) pins.section[i] = firstSection[board]! + dice.below(sections[board]!)
    const parent = i > 0 && dice.chance(SAVED_FROM_OTHERS) ? findParent(i) : -1
    pins.parent[i] = parent
    pins.origin[i] = parent < 0 ? -1 : pins.origin[parent]! >= 0 ? pins.origin[parent]! : parent
    pins.image[i] = parent < 0 ? dice.skewed(imageCount, 1.2) : pins.image[parent]!
    pins.isDeleted[i] = dice.chance(0.01) ? 1 : 0
  }

  const followable = Array.from(boards.privacy.keys()).filter((j) => boards.privacy[j] === PUBLIC)
  const several = (most: number) => 3 + dice.skewed(most, 3)
  const follows = Array.from({ length: personCount }, (_, person) => {
    const chosen = Array.from({ length: several(120) }, () => dice.skewed(personCount, 1.7))
    return [...new Set(chosen)].filter((other) => other !== person)
  })
  const boardFollows = Array.from({ length: personCount }, (_, person) => {
    const chosen = Array.from({ length: several(80) }, () => followable[dice.skewed(followable.length, 1.7)]!)
    return [...new Set(chosen)].filter((board) => owner[board] !== person)
  })
  const comments = planComments(pinCount, pins.isDeleted, people.isPrivate)
  return { people, boards, sectionCount, pins, imageCount, follows, boardFollows, comments }
}

/** One pin in fifty has some, up to 60, from users with a public profile. */
const planComments = (pinCount: number, isDeleted: Uint8Array, isPrivate: Uint8Array): Community['comments'] => {
  const dice = createDice(pinCount + 1)
  const pin: number[] = []
  const author: number[] = []
  for (let i = 0; i < pinCount; i += 1) {
    if (!dice.chance(COMMENTED)) continue
    const count = 1 + dice.skewed(MAX_COMMENTS, 2)
    for (let n = 0; n < count; n += 1) {
      const person = dice.below(isPrivate.length)
      if (isDeleted[i] || isPrivate[person]) continue
      pin.push(i)
      author.push(person)
    }
  }
  return { pin, author }
}
