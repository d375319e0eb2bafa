/** Prints which ledger rows have a test that quotes them, and which have none. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

const rowsOfLedger = (): Map<string, string> => {
  const ledger = readFileSync(path.join(root, 'docs/spec/ledger.md'), 'utf8')
  const rows = ledger.matchAll(/^\| ([A-Z]+-\d+) \| (.+) \|$/gm)
  return new Map([...rows].map(([, id = '', text = '']) => [id, text]))
}

/** Ids in test titles: `it('[BOARD-03] …')`, also several in one pair of brackets. */
const quotedBy = (): Map<string, number> => {
  const counts = new Map<string, number>()
  const files = globSync(
    ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.ts', 'e2e/src/**/*.ts', 'scripts/**/*.test.ts'],
    { cwd: root },
  )
  for (const file of files) {
    for (const [, ids = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(
      /['"`]\[([A-Z]+-\d+(?:, ?[A-Z]+-\d+)*)\]/g,
    )) {
      for (const id of ids.split(/, ?/)) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  }
  return counts
}

const rows = rowsOfLedger()
const quoted = quotedBy()
const unknown = [...quoted.keys()].filter((id) => !rows.has(id))
const tested = [...rows.keys()].filter((id) => quoted.has(id))
const untested = [...rows].filter(([id]) => !quoted.has(id))

console.log(`Rows with a test that names them: ${tested.length} of ${rows.size}`)
for (const id of tested) console.log(`  ${id.padEnd(12)} ${quoted.get(id)} test${quoted.get(id) === 1 ? '' : 's'}`)
console.log('\nRows without one:')
for (const [id, text] of untested)
  console.log(`  ${id.padEnd(12)} ${text.length > 100 ? `${text.slice(0, 99)}…` : text}`)
if (unknown.length > 0) {
  console.log(`\nIds in tests that the ledger does not know: ${unknown.join(', ')}`)
  process.exit(1)
}
