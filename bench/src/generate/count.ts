import { type Community, PUBLIC, SECRET, timeOfBoard, timeOfPin } from './community.ts'

/** The product's counters for a planned community, and other sums over its pins. */
export interface Counters {
  readonly boardPins: Int32Array
  readonly boardLoosePins: Int32Array
  readonly boardFollowers: Int32Array
  /** Milliseconds since 1970: time of the newest pin, or else of the board itself. */
  readonly boardTouchedMs: Float64Array
  readonly sectionPins: Int32Array
  readonly personBoards: Int32Array
  readonly personSecretBoards: Int32Array
  readonly personGroupBoards: Int32Array
  readonly personPublicPins: Int32Array
  readonly personPins: Int32Array
  readonly followers: Int32Array
  readonly saves: Int32Array
  readonly comments: Int32Array
  /** The boards that each user last saved to, and when. */
  readonly recents: readonly ReadonlyMap<number, number>[]
}

export const countCommunity = ({
  people,
  boards,
  sectionCount,
  pins,
  follows,
  boardFollows,
  comments,
}: Community): Counters => {
  const personCount = people.id.length
  const boardCount = boards.id.length
  const pinCount = pins.id.length
  const zeros = (length: number) => new Int32Array(length)
  const counters = {
    boardPins: zeros(boardCount),
    boardLoosePins: zeros(boardCount),
    boardFollowers: zeros(boardCount),
    boardTouchedMs: Float64Array.from({ length: boardCount }, (_, j) => timeOfBoard(j, boardCount)),
    sectionPins: zeros(sectionCount),
    personBoards: zeros(personCount),
    personSecretBoards: zeros(personCount),
    personGroupBoards: zeros(personCount),
    personPublicPins: zeros(personCount),
    personPins: zeros(personCount),
    followers: zeros(personCount),
    saves: zeros(pinCount),
    comments: zeros(pinCount),
    recents: Array.from({ length: personCount }, () => new Map<number, number>()),
  }
  for (let j = 0; j < boardCount; j += 1) {
    const owner = boards.owner[j]!
    if (boards.privacy[j] === PUBLIC) counters.personBoards[owner]! += 1
    if (boards.privacy[j] === SECRET) counters.personSecretBoards[owner]! += 1
    for (const guest of boards.collaborators.get(j) ?? []) counters.personGroupBoards[guest]! += 1
  }
  for (let i = 0; i < pinCount; i += 1) {
    const board = pins.board[i]!
    const pinner = pins.pinner[i]!
    const madeMs = timeOfPin(i, pinCount)
    counters.boardTouchedMs[board] = madeMs
    counters.recents[pinner]!.set(board, madeMs)
    if (pins.isDeleted[i]) continue
    counters.boardPins[board]! += 1
    counters.personPins[pinner]! += 1
    if (pins.section[i]! < 0) counters.boardLoosePins[board]! += 1
    else counters.sectionPins[pins.section[i]!]! += 1
    if (boards.privacy[board] === PUBLIC) counters.personPublicPins[pinner]! += 1
    const origin = pins.origin[i]!
    if (origin >= 0 && boards.privacy[board] !== SECRET) counters.saves[origin]! += 1
  }
  for (const pin of comments.pin) counters.comments[pin]! += 1
  for (const followed of follows) for (const other of followed) counters.followers[other]! += 1
  for (const followed of boardFollows) for (const board of followed) counters.boardFollowers[board]! += 1
  return counters
}
