import { defineModule } from '../../kernel/index.ts'

/** Compares counters with recounts of their rows, and finds rows that miss the rows they need. */
export const audit = defineModule('upkeep/audit', { uses: [] })
