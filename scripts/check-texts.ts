/** Refuses words in the texts of the product that docs/decisions/words.md replaces. Exact texts of the specification may have them. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { refusedWords, textsIn } from './refused-words.ts'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

const CATALOGS = [
  ...globSync('packages/web/src/**/texts/en-US.ts', { cwd: root }).toSorted(),
  'packages/contract/src/errors.ts',
  'packages/domain/src/platform/mail/messages/en-us.ts',
]

const specification = ['docs/spec/consumer.md', 'docs/spec/business.md'].map(read).join('\n')
const isExact = (text: string): boolean => [`'${text}'`, `"${text}"`].some((quoted) => specification.includes(quoted))

const refused = CATALOGS.flatMap((file) =>
  textsIn(read(file))
    .filter((text) => !isExact(text))
    .flatMap((text) => refusedWords(text).map((problem) => `${file}: ${text}\n  ${problem}`)),
)
for (const problem of refused) console.log(problem)
process.exit(refused.length > 0 ? 1 : 0)
