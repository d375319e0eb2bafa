/** `npm run bench -- <name>`: runs a bench, or lists them. */
import { parseArgs } from 'node:util'
import { BENCHES } from './benches.ts'
import { ROUNDS } from './measure.ts'
import { columns, machine } from './measure/table.ts'
import { ensureBuilt } from '../../scripts/build-state.ts'
import { ROOT } from './site/data-folders.ts'

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pins: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: String(ROUNDS) },
    seconds: { type: 'string', default: '2' },
    pictures: { type: 'string', default: '2000,10000' },
    interactions: { type: 'string' },
    clients: { type: 'string', default: '16,64' },
  },
})

const wanted = positionals.includes('all') ? Object.keys(BENCHES) : positionals
const unknown = wanted.find((name) => !(name in BENCHES))
if (unknown !== undefined || wanted.length === 0) {
  if (unknown !== undefined) print(`There is no bench ${unknown}.\n`)
  print(
    'npm run bench -- <name …> [--pins=100000] [--rounds=5] [--seconds=2] [--pictures=2000,10000] [--interactions=file] [--clients=16,64]\n',
  )
  print(columns(Object.entries(BENCHES).map(([name, { about }]) => [`${name.padEnd(13)}${about}`])))
  process.exit(unknown === undefined ? 0 : 1)
}

await ensureBuilt(ROOT)
print(machine())
let missed = false
for (const name of wanted) {
  const { run } = await BENCHES[name]!.load()
  const args = {
    pins: Number(values.pins),
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    pictures: values.pictures.split(',').map(Number),
    interactions: values.interactions,
    clients: values.clients.split(',').map(Number),
    print,
  }
  const { reached } = await run(args)
  missed ||= reached === false
}
process.exit(missed ? 1 : 0)
