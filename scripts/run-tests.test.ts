import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runTests } from './run-tests.ts'

const CACHE = path.resolve(import.meta.dirname, '..', '.cache')

let root: string

beforeEach(() => {
  mkdirSync(CACHE, { recursive: true })
  root = mkdtempSync(path.join(CACHE, 'run-tests-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const IMPORTS = `import { existsSync, writeFileSync } from 'node:fs'\nimport { afterAll, expect, it } from 'vitest'\n`
const STUMBLE = `const mark = import.meta.filename + '.mark', isSecond = existsSync(mark)\nwriteFileSync(mark, '')\n`

const FILES = {
  fine: `it('is fine', () => {})`,
  stumbles: `${STUMBLE}it('stumbles once', () => expect(isSecond).toBe(true))`,
  'leaves late': `${STUMBLE}it('is fine', () => {})\nafterAll(() => { if (!isSecond) throw new Error('late') })`,
  broken: `it('is broken', () => expect(1).toBe(2))`,
} as const

const run = (isShared: boolean, ...files: readonly (keyof typeof FILES)[]): number => {
  for (const name of files) writeFileSync(path.join(root, `${name}.test.ts`), IMPORTS + FILES[name])
  return runTests({ root, args: ['--root', root], env: { CI: '' }, isShared, stdio: 'ignore' })
}

describe('on a shared machine', () => {
  it('files that fail run once more, whether a test or a later hook failed', () => {
    expect(run(true, 'fine', 'stumbles', 'leaves late')).toBe(0)
  })

  it('a run that cannot start fails, and nothing runs again', () => {
    const args = ['--root', root, '--config', 'nothing.ts']
    expect(runTests({ root, args, env: { CI: '' }, isShared: true, stdio: 'ignore' })).not.toBe(0)
  })

  it('a file that fails twice is broken', () => {
    expect(run(true, 'fine', 'broken')).not.toBe(0)
  })
})

it('on a dedicated machine, a file that fails once is broken', () => {
  expect(run(false, 'stumbles')).not.toBe(0)
})
