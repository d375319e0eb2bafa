import { describe, expect, it } from 'vitest'
import { heapLimit } from './web-memory.ts'

describe('the heap of a web process', () => {
  it('has a limit', () => {
    expect(heapLimit('--enable-source-maps', ['--expose-gc'])).toEqual(['--max-old-space-size=2000'])
  })

  it('has an operator’s own limit instead, in either spelling', () => {
    expect(heapLimit('--max-old-space-size=512', [])).toEqual([])
    expect(heapLimit('', ['--max_old_space_size=512'])).toEqual([])
  })
})
