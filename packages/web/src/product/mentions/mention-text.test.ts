import { describe, expect, it } from 'vitest'
import { mentionAt, partsOf, tagsIn, withMention } from './mention-text.ts'

describe('[COMMENT-01 b] a mention being written', () => {
  it.each([
    ['@', 1, { start: 0, query: '' }],
    ['Ask @al', 7, { start: 4, query: 'al' }],
    ['Ask @al now', 7, { start: 4, query: 'al' }],
    ['(@al', 4, { start: 1, query: 'al' }],
    ['me@al', 5, undefined],
    ['@al ', 4, undefined],
    ['@@', 2, undefined],
  ])('%j at %i', (text, caret, begun) => {
    expect(mentionAt(text, caret)).toEqual(begun)
  })

  it('becomes the selected user, followed by a space', () => {
    expect(withMention('Ask @al', 7, { start: 4, query: 'al' }, 'alice')).toEqual({ text: 'Ask @alice ', caret: 11 })
    expect(withMention('Ask @al now', 7, { start: 4, query: 'al' }, 'alice')).toEqual({
      text: 'Ask @alice now',
      caret: 11,
    })
  })

  it('is sent for every selected user who is still in the text', () => {
    const chosen = new Map([
      ['alice', '1'],
      ['bob', '2'],
    ])
    expect(tagsIn('Hi @alice, @carol and @Alice', chosen)).toEqual([
      { id: '1', offset: 3, length: 6 },
      { id: '1', offset: 22, length: 6 },
    ])
    expect(tagsIn('Hi @alicent', chosen)).toEqual([])
  })
})

const tag = (id: string, offset: number, length: number) => ({ id, offset, length })

describe('[COMMENT-01 b] a text with mentions', () => {
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
  ])('%j is split into parts', (text, tags, parts) => {
    expect(partsOf(text, tags)).toEqual(parts)
  })
})
