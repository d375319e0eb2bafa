import type { Id } from '@corkboard/contract'
import type { Db } from '@corkboard/database'
import { describe, type TopicWeight } from '../topics/index.ts'
import {
  boardsToDescribe,
  type BoardTexts,
  loadBoardTexts,
  loadPinTexts,
  newestPinsOn,
  originsToDescribe,
  storeBoardTopics,
  storePinScores,
  storePinSubjects,
} from './subject-store.ts'

/** How many of a board's newest pins are reassigned when it is renamed. */
const RENAMED_PINS = 200
/** How much the combined confidence of a board's pins counts, in addition to its own text. */
const PINS_COUNT = 0.8
const MIN_CONFIDENCE = 0.2
const MAX_BOARD_TOPICS = 6

/** Works out the topics of pins and stores them. Safe to run any number of times. */
export const assignPinTopics = async (db: Db, pinIds: readonly Id[]): Promise<void> => {
  const texts = await loadPinTexts(db, pinIds)
  await storePinSubjects(
    db,
    texts.map((pin) => ({ id: pin.id, shard: pin.shard, ...describe(pin) })),
  )
}

/** The topics of a board, from its text and from what most of its pins are about. */
export const topicsOfBoard = (board: BoardTexts): TopicWeight[] => {
  const sums = new Map(describe(board).topics.map(({ topicId, weight }) => [topicId, weight]))
  for (const { topicId, weight } of board.pinTopics) {
    const share = (weight / board.pinsRead) * PINS_COUNT
    // Combined like independent evidence: both together are more certain than either alone.
    sums.set(topicId, 1 - (1 - (sums.get(topicId) ?? 0)) * (1 - share))
  }
  return [...sums]
    .map(([topicId, weight]) => ({ topicId, weight: Math.round(weight * 1_000) / 1_000 }))
    .filter(({ weight }) => weight >= MIN_CONFIDENCE)
    .toSorted((a, b) => b.weight - a.weight || Number(a.topicId) - Number(b.topicId))
    .slice(0, MAX_BOARD_TOPICS)
}

export const assignBoardTopics = async (db: Db, boardIds: readonly Id[]): Promise<void> => {
  const texts = await loadBoardTexts(db, boardIds)
  await storeBoardTopics(
    db,
    texts.map((board) => ({ id: board.id, topics: topicsOfBoard(board) })),
  )
}

/** Updates topics after pins were edited or moved. */
export const describePins = async (db: Db, pinIds: readonly Id[]): Promise<void> => {
  await assignPinTopics(db, pinIds)
  await assignBoardTopics(db, await boardsToDescribe(db, pinIds))
}

/**
 * Updates topics after pins were created, and those of the originals of saves: the boards they are saved to indicate
 * what they are about, and saves raise their score.
 */
export const describeNew = async (db: Db, pinIds: readonly Id[], saveIds: readonly Id[]): Promise<void> => {
  const origins = await originsToDescribe(db, saveIds)
  await assignPinTopics(db, [...new Set([...pinIds, ...origins.few])])
  await storePinScores(db, origins.many)
  await assignBoardTopics(db, await boardsToDescribe(db, pinIds))
}

/** Updates topics after a board was created or its text changed. */
export const describeBoard = async (db: Db, boardId: Id): Promise<void> => {
  await assignPinTopics(db, await newestPinsOn(db, boardId, RENAMED_PINS))
  await assignBoardTopics(db, [boardId])
}
