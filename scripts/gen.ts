/** Regenerates the generated files. With `--check`, only reports whether the committed ones are up to date. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

const generated = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.generated.*'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean)

const contents = (): Map<string, string> =>
  new Map(generated().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))

const generateOpenApi = async (): Promise<void> => {
  const endpoints = await import('../packages/contract/src/endpoints.ts')
  const { openApiDocument } = await import('../packages/contract/src/openapi.ts')
  const text = `${JSON.stringify(openApiDocument(endpoints), undefined, 2)}\n`
  writeFileSync(path.join(root, 'docs', 'openapi.generated.json'), text)
}

const generate = async (): Promise<void> => {
  const { generatePersisted, generateEndpointIndex, generateHandlerIndex } =
    await import('../packages/protocol/src/index.ts')
  generatePersisted()
  generateHandlerIndex()
  generateEndpointIndex()
  await generateOpenApi()
  const { generateTables } = await import('../packages/database/src/generate-tables.ts')
  await generateTables()
  const { generateLexicon } = await import('../packages/domain/src/finding/search/lexicon/generate-lexicon.ts')
  generateLexicon()
  const web = (await import('../packages/web/gen.ts')) as { run: () => Promise<unknown> }
  await web.run()
}

const before = contents()
await generate()
const after = contents()
const changed = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file))

if (process.argv.includes('--check')) {
  for (const [file, content] of before) writeFileSync(path.join(root, file), content)
  if (changed.length > 0) {
    console.log(`Out of date; run npm run gen and commit:\n${changed.map((file) => `  ${file}`).join('\n')}`)
    process.exit(1)
  }
} else
  console.log(changed.length === 0 ? 'Everything is up to date.' : changed.map((file) => `wrote ${file}`).join('\n'))
