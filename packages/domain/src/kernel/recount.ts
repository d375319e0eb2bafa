import type { RawBuilder } from '@corkboard/database'

/** A counter that differs from its rows. */
export interface WrongCounter {
  /** For example `board 123 pins`. */
  readonly what: string
  readonly stored: number
  readonly actual: number
}

/** How the rows that a module keeps in step are compared. Both read everything: for `doctor --deep` and tests. */
export interface RecountDefinition {
  /** Selects every counter that the module moves: `what`, `stored`, and `actual`, counted from the rows. */
  readonly counters?: RawBuilder<WrongCounter>
  /** Selects `what` for each row that lacks a row it belongs with: such rows are created in one transaction. */
  readonly incomplete?: RawBuilder<{ readonly what: string }>
}
