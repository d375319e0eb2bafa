/** `npm run corkboard -- <command>`: the operator's command line. */
import path from 'node:path'
import { CorkboardError } from '@corkboard/contract'
import { StartError } from '../start-error.ts'
import { COMMANDS } from './commands.ts'
import { openSite } from './open-site.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

const usage = (): string =>
  [
    'Usage: npm run corkboard -- <command>',
    '',
    ...COMMANDS.map(({ usage, does }) => `  ${usage.padEnd(42)} ${does}`),
  ].join('\n')

const args = process.argv.slice(2)
const command = COMMANDS.find(({ name }) => name.every((word, place) => args[place] === word))

if (!command) {
  const isHelp = args.length === 0 || args[0] === 'help' || args[0] === '--help'
  ;(isHelp ? console.log : console.error)(usage())
  process.exit(isHelp ? 0 : 1)
}

const given = args.slice(command.name.length)
const [least, most] = command.takes
if (given.length < least || given.length > most) {
  console.error(`Usage: npm run corkboard -- ${command.usage}`)
  process.exit(1)
}

try {
  const site = await openSite(root, { migrates: command.migrates === true })
  try {
    process.exitCode = await command.run(site, given)
  } finally {
    await site.close()
  }
} catch (error) {
  // Expected errors are one sentence; for any other, the stack helps to fix it.
  console.error(error instanceof StartError || error instanceof CorkboardError ? error.message : error)
  process.exitCode = 1
}
