import type { EditorialArticle } from '@corkboard/contract/finding/wire/editorial'
import { describe, expect, it } from 'vitest'
import { changesOf, draftOf, isIn, readAddress, withPart } from './article-draft.ts'
import { moved } from './place-parts.ts'

const ORIGIN = 'https://pins.example'

describe('[FIND-03 a] text that an editor pastes', () => {
  it.each([
    ['https://pins.example/pin/123/', { kind: 'pin', id: '123' }],
    ['https://pins.example/pin/a-stove--123/?x=1', { kind: 'pin', id: '123' }],
    ['/pin/123', { kind: 'pin', id: '123' }],
    [' 123 ', { kind: 'pin', id: '123' }],
    ['https://pins.example/alice/caf%C3%A9s/', { kind: 'board', username: 'alice', slug: 'cafés' }],
    ['/topics/gardening/', { kind: 'topic', slug: 'gardening' }],
    ['/topics/', undefined],
    ['/alice/kitchens', { kind: 'board', username: 'alice', slug: 'kitchens' }],
    ['https://elsewhere.example/pin/123/', undefined],
    ['/pin/none/', undefined],
    ['/alice/', undefined],
    ['/alice/kitchens/stoves/', undefined],
    ['', undefined],
  ])('“%s”', (text, named) => {
    expect(readAddress(text, ORIGIN)).toEqual(named)
  })
})

const ARTICLE = {
  title: 'Ten gardens',
  description: '',
  locale: 'en-US',
  article_type: 1,
  is_shopping: false,
  cover_pin_ids: ['7'],
  body: [
    { type: 'pin', pin_id: '7' },
    { type: 'paragraph', text: 'Between' },
  ],
} as unknown as EditorialArticle

it('[FIND-03 a] an article contains a pin, board or topic once, and text any number of times', () => {
  const { body } = ARTICLE
  expect(isIn(body, { type: 'pin', pin_id: '7' })).toBe(true)
  expect(isIn(body, { type: 'pin', pin_id: '8' })).toBe(false)
  expect(isIn(body, { type: 'board', board_id: '7' })).toBe(false)
  expect(isIn(body, { type: 'paragraph', text: 'Between' })).toBe(false)
})

it('[FIND-03 a] parts keep their keys when they move, and covers are removed with their pins', () => {
  const draft = draftOf(ARTICLE)
  const body = withPart(draft, { type: 'pin', pin_id: '8' })
  expect(body.map(({ key }) => key)).toEqual([0, 1, 2])
  expect(moved(body, 2, 0).map(({ key }) => key)).toEqual([2, 0, 1])
  expect(moved(body, 0, -1)).toBe(body)
  expect(moved(body, 2, 3)).toBe(body)
  expect(changesOf({ ...draft, body: draft.body.slice(1) })).toMatchObject({
    cover_pin_ids: [],
    body: [{ type: 'paragraph', text: 'Between' }],
  })
})
