import { type RawBuilder, sql } from '@corkboard/database'

/** PIN-06: a save counts for its origin unless it is on a secret board. `privacy` is the column of the save's board. */
export const countsAsSave = (privacy: string): RawBuilder<boolean> => sql.raw<boolean>(`${privacy} <> 'secret'`)
