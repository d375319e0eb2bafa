/** Prints the cycles of static imports in a folder: `node scripts/run.mjs scripts/import-cycles.ts packages/domain/src`. */
import { findCycles, readImportGraph } from './import-graph.ts'

const cycles = process.argv.slice(2).flatMap((folder) => findCycles(readImportGraph(folder)))
for (const cycle of cycles) console.log(cycle.join('\n  -> '))
process.exit(cycles.length > 0 ? 1 : 0)
