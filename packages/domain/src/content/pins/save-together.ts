import {
  type Database,
  gather,
  idempotency,
  type KeyedResponse,
  leaveWithCommit,
  type Outcome,
} from '@corkboard/database'
import { type Ctx, mayHaveCommitted, type SignedIn, type Site } from '../../kernel/index.ts'
import { tagsOfNewPin } from './add-to-board.ts'
import type { NewPin } from './pin-store.ts'
import { insertSaves, MOST_SAVES_TOGETHER, type NewSave } from './save-store.ts'

/** What arrives while saves are being stored goes next. */
const GATHERING = { lanes: 1, mostTogether: MOST_SAVES_TOGETHER }

type Storing = (save: NewSave) => Promise<void>

const storing = new WeakMap<Site, Storing>()

const storingOf = (site: Site): Storing => {
  const known = storing.get(site) ?? gather((saves) => storeEach(site.database, saves), GATHERING)
  storing.set(site, known)
  return known
}

/**
 * Stores a save outside sections together with those of other members, in one transaction with its key. Each succeeds
 * or fails by itself.
 * @throws 'pin.limit', 'board.not_found', what `idempotency.isTaken` knows
 */
export const storeTogether = async (
  ctx: Ctx<SignedIn>,
  pin: NewPin,
  keyed: KeyedResponse | undefined,
): Promise<void> => {
  const publish = () => ctx.site.changes.publish(tagsOfNewPin(pin))
  try {
    await storingOf(ctx.site)({ pin, keyed })
  } catch (error) {
    // The connection may have been lost after the commit, and the key may be taken because it was.
    if (mayHaveCommitted(error) || idempotency.isTaken(error)) await publish()
    throw error
  }
  await publish()
}

/** When the statement fails, whatever for, each save is stored alone: none fails for another. */
const storeEach = async (database: Database, saves: readonly NewSave[]): Promise<readonly Outcome<void>[]> => {
  const once = withoutRepeats(saves)
  const outcomes = await store(database, once).catch((error: unknown) =>
    once.length === 1 ? [{ error }] : Promise.all(once.map((save) => storeAlone(database, save))),
  )
  const bySave = new Map(once.map((save, n) => [save, outcomes[n]!]))
  return saves.map((save) => bySave.get(save) ?? { error: idempotency.taken() })
}

/** Without requests that arrived twice at the same time: the first has their key. */
const withoutRepeats = (saves: readonly NewSave[]): NewSave[] => {
  const keys = new Set<string>()
  return saves.filter(({ keyed }) => {
    if (!keyed) return true
    const key = `${keyed.scope} ${keyed.key}`
    const isFirst = !keys.has(key)
    keys.add(key)
    return isFirst
  })
}

const store = async (database: Database, saves: readonly NewSave[]): Promise<readonly Outcome<void>[]> => {
  const { stored } = await database.transaction(async (tx) => {
    const stored = insertSaves(tx, saves)
    leaveWithCommit(tx, stored)
    // Not awaited here, so that the commit leaves with it.
    return { stored }
  })
  return stored
}

/** Stores a save again that was perhaps stored with others: its id is then taken, and only it has that id. */
const storeAlone = async (database: Database, save: NewSave): Promise<Outcome<void>> => {
  const [outcome] = await store(database, [save]).catch((error: unknown) => [
    isStored(error) ? { result: undefined } : { error },
  ])
  return outcome!
}

/** One statement writes both rows of a pin, in any order. */
const OWN_ROWS: ReadonlySet<unknown> = new Set(['pins_pkey', 'pin_stats_pkey'])

const isStored = (error: unknown): boolean => OWN_ROWS.has((error as { constraint?: unknown } | null)?.constraint)
