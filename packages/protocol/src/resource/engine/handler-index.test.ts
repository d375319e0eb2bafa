import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { handlerIndex } from './generate-handler-index.ts'

it('the list of handlers names every file of the folder', () => {
  expect(readFileSync(path.join(import.meta.dirname, 'handlers.generated.ts'), 'utf8')).toBe(handlerIndex())
})
