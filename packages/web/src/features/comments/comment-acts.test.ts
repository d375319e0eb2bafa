import type { AggregatedComment } from '@corkboard/contract/wire/comment'
import { describe, expect, it } from 'vitest'
import { partsOf } from './comment-acts.ts'

const tag = (id: string, offset: number, length: number): AggregatedComment['tags'][number] => ({
  id,
  type: 'user',
  offset,
  length,
})

describe('[COMMENT-01] a comment’s text', () => {
  it.each([
    ['Hello', [], ['Hello']],
    ['@bob', [tag('2', 0, 4)], [{ userId: '2', words: '@bob' }]],
    ['Ask @bob now', [tag('2', 4, 4)], ['Ask ', { userId: '2', words: '@bob' }, ' now']],
    [
      '@a@b',
      [tag('2', 2, 2), tag('1', 0, 2)],
      [
        { userId: '1', words: '@a' },
        { userId: '2', words: '@b' },
      ],
    ],
    ['@alice', [tag('1', 0, 6), tag('2', 0, 3)], [{ userId: '1', words: '@alice' }]],
  ])('%j is read in parts', (text, tags, parts) => {
    expect(partsOf(text, tags)).toEqual(parts)
  })
})
