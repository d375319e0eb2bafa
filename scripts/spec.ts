/** Prints which ledger rows have a test for every clause, which lack some, and which have none. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { coverageOf, namedClauses, readClauses } from './spec-clauses.ts'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const TESTS = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'apps/*/src/**/*.test.ts',
  'packages/testkit/src/**/*.ts',
  'e2e/src/**/*.ts',
]

const clauses = readClauses(read('docs/spec/clauses.md'))
const { whole, part, untested, unknown } = coverageOf(
  clauses,
  namedClauses(globSync(TESTS, { cwd: root }).map(read), clauses),
)

console.log(`Rows with a test for every clause: ${whole.length} of ${clauses.size}`)
console.log(`  ${whole.join(' ')}`)
console.log(`\nRows that lack a test for a clause: ${part.length}`)
for (const { row, missing } of part) {
  for (const letter of missing) console.log(`  ${`${row} ${letter}`.padEnd(14)} ${clauses.get(row)?.get(letter)}`)
}
console.log(`\nRows without a test: ${untested.length}`)
console.log(`  ${untested.join(' ')}`)
if (unknown.length > 0) {
  console.log(
    `\nTest titles name clauses that do not exist, or a row without its clause (docs/spec/clauses.md): ${[...new Set(unknown)].join(', ')}`,
  )
  process.exitCode = 1
}
