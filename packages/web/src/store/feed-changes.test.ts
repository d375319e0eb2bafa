import { describe, expect, it } from 'vitest'
import type { FeedEntry } from './responses.ts'
import { type FeedChange, type FeedItem, feedsAfter, type ItemType, placesOf } from './feed-changes.ts'

/** `pin:1 story:2` */
const items = (text: string): FeedItem[] =>
  text
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => one.split(':') as [ItemType, string])
    .map(([type, id]) => ({ type, id }))
const item = (text: string): FeedItem => items(text)[0]!
const entry = (text: string, nextBookmark: string | null = null): FeedEntry => ({
  data: items(text),
  auxData: null,
  nextBookmark,
  fetching: false,
  error: null,
})
const textOf = (feed: FeedEntry | undefined): string | undefined =>
  feed?.data?.map((one) => `${(one as FeedItem).type}:${(one as FeedItem).id}`).join(' ')
const textsOf = (feeds: Readonly<Record<string, FeedEntry | undefined>>) =>
  Object.fromEntries(Object.entries(feeds).map(([key, feed]) => [key, textOf(feed)]))

type Lists = Readonly<Record<string, string>>
type Case = readonly [title: string, before: Lists, change: FeedChange, after: Lists]

const CASES: readonly Case[] = [
  [
    'a new pin is first on its board, before any stories',
    { board: 'story:9 pin:1', home: 'pin:1' },
    { kind: 'prepended', key: 'board', item: item('pin:2') },
    { board: 'pin:2 story:9 pin:1', home: 'pin:1' },
  ],
  [
    'a new comment is first among the comments',
    { comments: 'aggregatedcomment:1' },
    { kind: 'prepended', key: 'comments', item: item('aggregatedcomment:2') },
    { comments: 'aggregatedcomment:2 aggregatedcomment:1' },
  ],
  [
    'an item that is added twice is listed once',
    { board: 'pin:1 pin:2' },
    { kind: 'prepended', key: 'board', item: item('pin:2') },
    { board: 'pin:2 pin:1' },
  ],
  [
    'things of different types are different whatever their ids',
    { home: 'board:1 pin:1' },
    { kind: 'removed', items: items('pin:1') },
    { home: 'board:1' },
  ],
  [
    'pins added to a board come after the stories at its top',
    { board: 'story:8 story:9 pin:1 story:7' },
    { kind: 'added', key: 'board', items: items('pin:2 pin:3') },
    { board: 'story:8 story:9 pin:2 pin:3 pin:1 story:7' },
  ],
  [
    'a pin added to a board with only stories comes last',
    { board: 'story:8' },
    { kind: 'added', key: 'board', items: items('pin:2') },
    { board: 'story:8 pin:2' },
  ],
  [
    'what is added to an empty board is all there is',
    { board: '' },
    { kind: 'added', key: 'board', items: items('pin:2') },
    { board: 'pin:2' },
  ],
  [
    'a reply is last among the replies',
    { replies: 'aggregatedcomment:1' },
    { kind: 'appended', key: 'replies', item: item('aggregatedcomment:2') },
    { replies: 'aggregatedcomment:1 aggregatedcomment:2' },
  ],
  [
    'what is gone is gone from every list',
    { board: 'pin:1 pin:2', home: 'pin:2 module:4', people: 'user:2' },
    { kind: 'removed', items: items('pin:2') },
    { board: 'pin:1', home: 'module:4', people: 'user:2' },
  ],
  [
    'or from one',
    { board: 'pin:1', home: 'pin:1' },
    { kind: 'removed', key: 'board', items: items('pin:1') },
    { board: '', home: 'pin:1' },
  ],
  [
    'a section is put before another',
    { sections: 'boardsection:1 boardsection:2 boardsection:3' },
    { kind: 'put', key: 'sections', items: [item('boardsection:3')], before: item('boardsection:1') },
    { sections: 'boardsection:3 boardsection:1 boardsection:2' },
  ],
  [
    'a pin is put last',
    { board: 'pin:1 pin:2 pin:3' },
    { kind: 'put', key: 'board', items: [item('pin:1')], before: null },
    { board: 'pin:2 pin:3 pin:1' },
  ],
  [
    'pins are put before another, one behind the other as they are named',
    { board: 'pin:1 pin:2 pin:3 pin:4' },
    { kind: 'put', key: 'board', items: items('pin:4 pin:1'), before: item('pin:3') },
    { board: 'pin:2 pin:4 pin:1 pin:3' },
  ],
  [
    'an invalidated list is dropped, to be loaded again',
    { board: 'pin:1', home: 'pin:1' },
    { kind: 'invalidated', key: 'board' },
    { home: 'pin:1' },
  ],
  [
    'a list that is not loaded stays unloaded',
    { home: 'pin:1' },
    { kind: 'prepended', key: 'board', item: item('pin:2') },
    { home: 'pin:1' },
  ],
]

const read = (lists: Lists) => Object.fromEntries(Object.entries(lists).map(([key, text]) => [key, entry(text)]))

describe('[FIND-09 b] lists of typed items', () => {
  it.each(CASES)('%s', (_title, before, change, after) => {
    expect(textsOf(feedsAfter(read(before), change))).toEqual(after)
  })

  it('a reply is not appended before the end of its list is loaded', () => {
    const feeds = { replies: entry('aggregatedcomment:1', 'more') }
    expect(feedsAfter(feeds, { kind: 'appended', key: 'replies', item: item('aggregatedcomment:2') })).toBe(feeds)
  })

  it('removed items return to their places in every list, once', () => {
    const feeds = read({ board: 'pin:1 pin:2 pin:3 pin:4', home: 'pin:3', boards: 'board:1' })
    const gone = items('pin:3 pin:1')
    const places = placesOf(feeds, gone)
    const after = feedsAfter(feeds, { kind: 'removed', items: gone })
    expect(textsOf(after)).toEqual({ board: 'pin:2 pin:4', home: '', boards: 'board:1' })
    const back = feedsAfter(after, { kind: 'returned', places })
    expect(textsOf(back)).toEqual(textsOf(feeds))
    expect(feedsAfter(back, { kind: 'returned', places })).toBe(back)
  })

  it('unaffected lists stay the same objects', () => {
    const feeds = read({ board: 'pin:1', home: 'pin:2' })
    const after = feedsAfter(feeds, { kind: 'removed', items: items('pin:1') })
    expect(after['home']).toBe(feeds['home'])
    expect(feedsAfter(feeds, { kind: 'removed', items: items('pin:7') })).toBe(feeds)
  })

  it('a list’s other fields stay', () => {
    const feeds = { board: entry('pin:1', 'more') }
    const after = feedsAfter(feeds, { kind: 'prepended', key: 'board', item: item('pin:2') })
    expect(after['board']?.nextBookmark).toBe('more')
  })
})

describe('[CREATE-06 a] a list that is sorted by time', () => {
  const at = (id: string, seconds: number) => ({ type: 'scheduledpin', id, scheduled_ts: seconds }) as const
  const LIST = [at('1', 100), at('4', 200), at('6', 200), at('2', 300)]
  const feedOf = (data: readonly unknown[], nextBookmark: string | null = null) => ({
    pins: { ...entry('', nextBookmark), data },
  })
  const after = (item: ReturnType<typeof at>, nextBookmark: string | null = null) =>
    textOf(
      feedsAfter(feedOf(LIST, nextBookmark), { kind: 'sortedIn', key: 'pins', item, by: 'scheduled_ts' })['pins'],
    )?.replaceAll('scheduledpin:', '')

  it.each([
    ['a new one goes to its place', at('9', 150), '1 9 4 6 2'],
    ['of the same time, the one that was scheduled first comes first', at('5', 200), '1 4 5 6 2'],
    ['the first one', at('9', 50), '9 1 4 6 2'],
    ['the last one', at('9', 900), '1 4 6 2 9'],
    ['a changed one moves', at('1', 250), '4 6 1 2'],
    ['a changed one of the same time stays', at('4', 200), '1 4 6 2'],
  ])('%s', (_title, item, expected) => {
    expect(after(item)).toBe(expected)
  })

  it('an item beyond what is loaded comes with the rest', () => {
    expect(after(at('9', 900), 'more')).toBe('1 4 6 2')
    expect(after(at('9', 250), 'more')).toBe('1 4 6 9 2')
    expect(after(at('1', 900), 'more')).toBe('4 6 2')
  })

  it('stays unloaded until it is asked for', () => {
    expect(feedsAfter({}, { kind: 'sortedIn', key: 'pins', item: at('9', 1), by: 'scheduled_ts' })).toEqual({})
  })
})
