import type { Id } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import type { Ctx } from './context.ts'
import type { SignedIn } from './viewer.ts'

export interface CopyFacts {
  /** `https://pins.example`: the origin of its URLs. */
  readonly origin: string
  readonly madeAt: Date
  /** How long the picture URLs work. */
  readonly until: Date
}

/** What the data download has of a module. The engine (`upkeep/data-downloads`) sorts the keys. */
export interface CopyDefinition {
  /** Facts about the account, by key. */
  readonly account?: (ctx: Ctx<SignedIn>) => Promise<Readonly<Record<string, unknown>>>
  /** Lists of any length, by key. Their items are as JSON has them. */
  readonly lists?: Readonly<Record<string, (ctx: Ctx<SignedIn>, facts: CopyFacts) => AsyncIterable<unknown>>>
  /** Tables with ids of users that are in it. */
  readonly tables?: readonly string[]
}

/** Rows read at once: no account is too large to copy. */
const AT_ONCE = 500
export const COPY_LIMIT = sql.lit(AT_ONCE)

/** Every row of a query that takes `COPY_LIMIT` rows before an id, the newest first, as an item of the copy. */
export async function* copyRows<Row extends { readonly id: Id }>(
  load: (before: Id | null) => Promise<readonly Row[]>,
  item: (row: Row) => unknown,
): AsyncGenerator<unknown> {
  for (let before: Id | null = null; ;) {
    const rows: readonly Row[] = await load(before)
    for (const row of rows) yield item(row)
    const last = rows.at(-1)
    if (rows.length < AT_ONCE || !last) return
    before = last.id
  }
}
