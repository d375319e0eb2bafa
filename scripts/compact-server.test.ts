import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { toAscii } from '../packages/web/compact-server.ts'

const SOURCES = [
  '"“quoted” – 猫 😀 \\\\é \\n"',
  "`a template's ${'ü'} \\` 🏔️`",
  '/[à-ü]\\–/.test("é–")',
  '/^[😀-😎]$/u.test("😁")',
  '(() => { const größe = 3; return größe })()',
]

it.each(SOURCES)('%s means the same in ASCII', (source) => {
  const ascii = toAscii(source)
  expect(ascii).toMatch(/^[\0-\x7f]*$/)
  expect(runInNewContext(ascii)).toEqual(runInNewContext(source))
})
