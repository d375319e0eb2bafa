import { expect, it } from 'vitest'
import { webFlags } from './web-memory.ts'

it('a web process has limits of its heap, except for those that the operator has set, in either spelling', () => {
  expect([undefined, '', '--enable-source-maps'].map((options) => webFlags(options).length)).toEqual([2, 2, 2])
  expect(webFlags('--max-old-space-size=4096')).toEqual(['--max-semi-space-size=32'])
  expect(webFlags('--enable-source-maps --max_semi_space_size=64')).toEqual(['--max-old-space-size=2000'])
  expect(webFlags('--max-semi-space-size=64 --max_old_space_size=4096')).toEqual([])
})
