/** The one-minute gate: format, lint (with the import rules), types, words, test titles, and up-to-date generated files. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const bin = (name: string): string => path.join(root, 'node_modules', '.bin', name)

interface Step {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
}

const STEPS: readonly Step[] = [
  { name: 'types (server)', command: bin('tsc'), args: ['-p', 'tsconfig.server.json', '--singleThreaded'] },
  { name: 'types (web)', command: bin('tsc'), args: ['-p', 'tsconfig.web.json', '--singleThreaded'] },
  { name: 'format', command: bin('oxfmt'), args: ['--check'] },
  { name: 'lint', command: bin('oxlint'), args: ['--deny-warnings'] },
  {
    name: 'import cycles',
    command: process.execPath,
    args: [
      path.join(root, 'scripts', 'import-cycles.ts'),
      ...['contract', 'database', 'domain', 'protocol', 'demo', 'web'].map((name) =>
        path.join(root, 'packages', name, 'src'),
      ),
    ],
  },
  { name: 'modules', command: process.execPath, args: [path.join(root, 'scripts', 'check-modules.ts')] },
  { name: 'words of texts', command: process.execPath, args: [path.join(root, 'scripts', 'check-texts.ts')] },
  { name: 'clauses in test titles', command: process.execPath, args: [path.join(root, 'scripts', 'spec.ts')] },
  // The first step in a fresh clone must work: a lock file without some package stops everything else.
  { name: 'lock file', command: 'npm', args: ['ci', '--dry-run', '--ignore-scripts', '--loglevel=error'] },
]

const GENERATED: Step = {
  name: 'generated files',
  command: process.execPath,
  args: [path.join(root, 'scripts', 'gen.ts'), '--check'],
}

const run = ({ command, args }: Step): Promise<{ code: number; output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('exit', (code) => resolve({ code: code ?? 1, output }))
  })

let failed = false
const check = async (step: Step): Promise<void> => {
  const started = performance.now()
  const { code, output } = await run(step)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`)
  if (code !== 0) {
    failed = true
    console.log(output.trimEnd())
  }
}

/** Most steps use one core. */
const AT_A_TIME = 2
const waiting = STEPS.values()
await Promise.all(
  Array.from({ length: AT_A_TIME }, async () => {
    for (const step of waiting) await check(step)
  }),
)
// Writes the files that the other steps read.
await check(GENERATED)
process.exit(failed ? 1 : 0)
