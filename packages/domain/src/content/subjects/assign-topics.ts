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

/** A board that is renamed: so many of its pins are described anew, the newest. */
const RENAMED_PINS = 200
/** What a board is about, beside what its own words say: how sure its pins are together. */
const PINS_COUNT = 0.8
const LEAST_SURE = 0.2
const MOST_BOARD_TOPICS = 6

/** Finds out what pins are about, and writes it down. May run any number of times. */
export const assignPinTopics = async (db: Db, pinIds: readonly Id[]): Promise<void> => {
  const texts = await loadPinTexts(db, pinIds)
  await storePinSubjects(
    db,
    texts.map((pin) => ({ id: pin.id, shard: pin.shard, ...describe(pin) })),
  )
}

/** The topics of a board: what its words say, and what most of its pins are about. */
export const topicsOfBoard = (board: BoardTexts): TopicWeight[] => {
  const sums = new Map(describe(board).topics.map(({ topicId, weight }) => [topicId, weight]))
  for (const { topicId, weight } of board.pinTopics) {
    const share = (weight / board.pinsRead) * PINS_COUNT
    // As with what is independent: both together are surer than either.
    sums.set(topicId, 1 - (1 - (sums.get(topicId) ?? 0)) * (1 - share))
  }
  return [...sums]
    .map(([topicId, weight]) => ({ topicId, weight: Math.round(weight * 1_000) / 1_000 }))
    .filter(({ weight }) => weight >= LEAST_SURE)
    .toSorted((a, b) => b.weight - a.weight || Number(a.topicId) - Number(b.topicId))
    .slice(0, MOST_BOARD_TOPICS)
}

export const assignBoardTopics = async (db: Db, boardIds: readonly Id[]): Promise<void> => {
  const texts = await loadBoardTexts(db, boardIds)
  await storeBoardTopics(
    db,
    texts.map((board) => ({ id: board.id, topics: topicsOfBoard(board) })),
  )
}

/** Pins are new, were changed or are elsewhere now. */
export const describePins = async (db: Db, pinIds: readonly Id[]): Promise<void> => {
  await assignPinTopics(db, pinIds)
  await assignBoardTopics(db, await boardsToDescribe(db, pinIds))
}

/** Pins were saved from others: what those are about shows in where they are put, and that they are liked. */
export const describeSaved = async (db: Db, saveIds: readonly Id[]): Promise<void> => {
  if (saveIds.length === 0) return
  const { few, all } = await originsToDescribe(db, saveIds)
  await assignPinTopics(db, few)
  await storePinScores(db, all)
}

/** A board is new, or has other words than before. */
export const describeBoard = async (db: Db, boardId: Id): Promise<void> => {
  await assignPinTopics(db, await newestPinsOn(db, boardId, RENAMED_PINS))
  await assignBoardTopics(db, [boardId])
}
