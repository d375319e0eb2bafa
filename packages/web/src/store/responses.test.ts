import { describe, expect, it } from 'vitest'
import { normalizeError } from '../api/errors.ts'
import {
  feedFailed,
  feedReceived,
  feedRequested,
  feedsSlice,
  resourceFailed,
  resourceReceived,
  resourceRequested,
  resourcesSlice,
  type FeedEntry,
} from './responses.ts'

const refs = (...ids: string[]) => ids.map((id) => ({ type: 'pin' as const, id }))
const entry = (data: FeedEntry['data'], more: Partial<FeedEntry> = {}): FeedEntry => ({
  data,
  auxData: null,
  nextBookmark: null,
  fetching: false,
  error: null,
  ...more,
})
const broken = normalizeError(undefined, 503)

describe('[SHELL-24 b] a list', () => {
  it.each([
    ['is asked for', undefined, feedRequested('k'), entry(null, { fetching: true })],
    [
      'arrives',
      entry(null, { fetching: true }),
      feedReceived({ key: 'k', data: refs('1', '2'), nextBookmark: 'b' }),
      entry(refs('1', '2'), { nextBookmark: 'b' }),
    ],
    [
      'goes on, without what is there already',
      entry(refs('1', '2')),
      feedReceived({ key: 'k', data: refs('2', '3'), nextBookmark: null, append: true }),
      entry(refs('1', '2', '3')),
    ],
    [
      'begins anew',
      entry(refs('1', '2')),
      feedReceived({ key: 'k', data: refs('3'), nextBookmark: null }),
      entry(refs('3')),
    ],
    [
      'keeps what it has while more is on the way',
      entry(refs('1'), { nextBookmark: 'b', error: broken }),
      feedRequested('k'),
      entry(refs('1'), { nextBookmark: 'b', fetching: true }),
    ],
    [
      'keeps what it has when more does not come',
      entry(refs('1'), { nextBookmark: 'b', fetching: true }),
      feedFailed({ key: 'k', error: broken }),
      entry(refs('1'), { nextBookmark: 'b', error: broken }),
    ],
  ])('%s', (_case, before, action, after) => {
    expect(feedsSlice.reducer({ k: before }, action)).toEqual({ k: after })
  })
})

describe('[SHELL-24 b] a response', () => {
  it.each([
    ['is asked for', undefined, resourceRequested('k'), entry(null, { fetching: true })],
    [
      'arrives',
      entry(null, { fetching: true }),
      resourceReceived({ key: 'k', data: refs('1'), nextBookmark: null, auxData: { a: 1 } }),
      entry(refs('1'), { auxData: { a: 1 } }),
    ],
    [
      'is refused',
      entry(null, { fetching: true }),
      resourceFailed({ key: 'k', error: broken }),
      entry(null, { error: broken }),
    ],
  ])('%s', (_case, before, action, after) => {
    expect(resourcesSlice.reducer({ k: before }, action)).toEqual({ k: after })
  })
})
