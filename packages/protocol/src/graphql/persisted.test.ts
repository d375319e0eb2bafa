import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { QUERY_HASHES } from '@corkboard/contract/persisted.generated'
import { expect, it } from 'vitest'
import { persistedFiles } from './generate-persisted.ts'
import { manifest } from './manifest.ts'

it('the output of `npm run gen` for the documents is committed', () => {
  for (const [file, text] of persistedFiles()) expect(readFileSync(file, 'utf8')).toBe(text)
})

it('[SHELL-22 b] every query has the SHA-256 of its document as its key', () => {
  for (const [hash, { document }] of Object.entries(manifest)) {
    expect(createHash('sha256').update(document).digest('hex')).toBe(hash)
  }
  expect(manifest[QUERY_HASHES.CloseupPageQuery]?.name).toBe('CloseupPageQuery')
})
