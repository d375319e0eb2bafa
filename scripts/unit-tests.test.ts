import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { unitTests } from './unit-tests.ts'

/** A constant, because a literal in the texts below would count as an import of this file. */
const STARTER = 'node:child_process'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'corkboard-imports-'))
  write(
    'packages/shop/package.json',
    '{"name":"@corkboard/shop","exports":{".":"./src/index.ts","./*":"./src/*/index.ts"}}',
  )
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

const isUnitTest = (text: string): boolean => {
  write('packages/a/src/a.test.ts', text)
  return unitTests(root, ['packages/a/src/a.test.ts']).length === 1
}

it('a test that imports only plain files is a unit test', () => {
  write('packages/a/src/add.ts', `import path from 'node:path'`)
  expect(isUnitTest(`import { add } from './add.ts'`)).toBe(true)
})

it.each([
  ['itself', `import { spawn } from 'node:child_process'`],
  ['over several lines', `import {\n  fork,\n  spawn,\n} from 'node:child_process'`],
  ['late', `const { spawn } = await import('${STARTER}')`],
  ['through a file', `import { buy } from '../../shop/src/buy.ts'`],
  ['through a package', `import '@corkboard/shop'`],
  ['through a folder of a package', `export * from '@corkboard/shop/till'`],
])('a test that can start a process is none: %s', (_how, text) => {
  write('packages/shop/src/buy.ts', `import { spawn } from 'node:child_process'`)
  write('packages/shop/src/index.ts', `export { buy } from './buy.ts'`)
  write('packages/shop/src/till/index.ts', `export { buy } from '../buy.ts'`)
  expect(isUnitTest(text)).toBe(false)
})

it('a test that may use a database is not a unit test', () => {
  expect(isUnitTest(`import { borrow } from '../../database/src/testing/test-databases.ts'`)).toBe(false)
})

it('types that are imported do not count', () => {
  expect(isUnitTest(`import type { ChildProcess } from 'node:child_process'`)).toBe(true)
})

it('files that import each other come to an end', () => {
  write('packages/a/src/b.ts', `import './c.ts'`)
  write('packages/a/src/c.ts', `import './b.ts'`)
  expect(isUnitTest(`import './b.ts'`)).toBe(true)
})
