import type { Id } from '@corkboard/contract'
import type { Db } from '@corkboard/database'
import type { Ctx } from './context.ts'

/** What one batch removed. */
export interface Erased {
  readonly count: number
  /** Signatures of pictures that the rows showed. The engine removes those that nothing else uses. */
  readonly pictures: readonly string[]
}

/** Removes what modules attached to pins and boards that are about to go, in the same transaction. */
export interface EraseAttached {
  readonly toPins: (db: Db, ids: readonly Id[]) => Promise<void>
  readonly toBoards: (db: Db, ids: readonly Id[]) => Promise<void>
}

type Columns = Readonly<Record<string, string | readonly string[]>>

/**
 * How the rows of a module go when a user is erased. The engine (`upkeep/erase`) runs each part of all modules in the
 * reverse order of `modules.ts`. Each part may run again after an interruption.
 */
export interface EraseDefinition {
  /** Columns with the id of a user by table: the last transaction deletes these rows. */
  readonly rows?: Columns
  /** Columns that lose the id in the last transaction; their rows stay. */
  readonly references?: Columns
  /** Other tables with ids of users that the functions below clear. */
  readonly tables?: readonly string[]
  /** Other tables with ids of users that lose them by other means, each with how. */
  readonly elsewhere?: Readonly<Record<string, string>>
  /** Runs first, outside of transactions: removes files. */
  readonly files?: (ctx: Ctx, userId: Id) => Promise<void>
  /** Each is repeated until it removes nothing, every time in a transaction that locks the user. */
  readonly batches?: readonly ((db: Db, userId: Id, attached: EraseAttached) => Promise<Erased>)[]
  /** In the last transaction, before `rows`. @returns pictures that the rows of this module show */
  readonly last?: (db: Db, userId: Id, attached: EraseAttached) => Promise<readonly string[]>
  /** Removes what this module attached to these pins. */
  readonly attachedToPins?: (db: Db, pinIds: readonly Id[]) => Promise<void>
  /** Removes what this module attached to these boards, whose pins are gone. */
  readonly attachedToBoards?: (db: Db, boardIds: readonly Id[]) => Promise<void>
  /** Removes what members deleted before then. */
  readonly deletedBefore?: (ctx: Ctx, before: Date, attached: EraseAttached) => Promise<void>
}
