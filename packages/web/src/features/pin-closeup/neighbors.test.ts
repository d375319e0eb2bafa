import { expect, it } from 'vitest'
import { neighborsOf } from './neighbors.ts'

it.each([
  ['1', { previous: null, next: '2' }],
  ['2', { previous: '1', next: '3' }],
  ['3', { previous: '2', next: null }],
  ['9', { previous: null, next: null }],
])('neighbors of pin %s', (pinId, expected) => {
  expect(neighborsOf(['1', '2', '3'], pinId)).toEqual(expected)
})
