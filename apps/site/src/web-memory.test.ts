import { expect, it } from 'vitest'
import { webFlags } from './web-memory.ts'

it('a web process has a limited heap, unless the operator has set one in either spelling', () => {
  expect([undefined, '', '--enable-source-maps'].map((options) => webFlags(options).length)).toEqual([1, 1, 1])
  expect(webFlags('--max-old-space-size=4096')).toEqual([])
  expect(webFlags('--enable-source-maps --max_old_space_size=4096')).toEqual([])
})
