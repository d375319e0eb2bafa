import { feedsReplaced, type Entries, type FeedEntry } from './answers.ts'
import type { AppStore } from './root.ts'

/** FIND-09: what stands in lists (business §3). */
export type ItemType =
  | 'pin'
  | 'board'
  | 'user'
  | 'story'
  | 'module'
  | 'boardsection'
  | 'triedit'
  | 'aggregatedcomment'
  | 'reaction'
  | 'todayarticle'
  | 'storypindata'
  | 'home_feed_tab'

/** An item, by what tells it from every other; those without a home among the entities bring their fields along. */
export interface FeedItem {
  readonly type: ItemType
  readonly id: string
}

/** Where items stood in lists, so that they can stand there again. */
export type Places = readonly { readonly key: string; readonly index: number; readonly item: FeedItem }[]

/** What can happen to lists (business §4). Keys are those of requests; a list that is not loaded stays so. */
export type FeedChange =
  /** New, and first: a pin just made or saved, a comment just said, a board just created. */
  | { readonly kind: 'prepended'; readonly key: string; readonly item: FeedItem }
  /** Come from elsewhere: behind the stories that lead. */
  | { readonly kind: 'added'; readonly key: string; readonly items: readonly FeedItem[] }
  /** New, and last; before the end of a list is known it comes with the rest. */
  | { readonly kind: 'appended'; readonly key: string; readonly item: FeedItem }
  /** Gone from one list, or from every one. */
  | { readonly kind: 'removed'; readonly key?: string; readonly items: readonly FeedItem[] }
  | { readonly kind: 'moved'; readonly from: string; readonly to: string; readonly items: readonly FeedItem[] }
  /** To stand one behind the other before another, or last. */
  | {
      readonly kind: 'put'
      readonly key: string
      readonly items: readonly FeedItem[]
      readonly before: FeedItem | null
    }
  /** Back where it stood. */
  | { readonly kind: 'returned'; readonly places: Places }
  /** To be asked for anew by whoever shows it next. */
  | { readonly kind: 'invalidated'; readonly key: string }

type Items = readonly unknown[]
type Feeds = Readonly<Entries<FeedEntry>>

export const isItem = (one: unknown, { type, id }: FeedItem): boolean =>
  typeof one === 'object' && one !== null && (one as FeedItem).type === type && (one as FeedItem).id === id

const without = (items: Items, gone: readonly FeedItem[]): Items => {
  const left = items.filter((one) => !gone.some((item) => isItem(one, item)))
  return left.length === items.length ? items : left
}

const addedTo = (items: Items, more: readonly FeedItem[]): Items => {
  const others = without(items, more)
  const first = others.findIndex((one) => (one as FeedItem | null)?.type !== 'story')
  return others.toSpliced(first < 0 ? others.length : first, 0, ...more)
}

const putInto = (items: Items, put: readonly FeedItem[], before: FeedItem | null): Items => {
  const others = without(items, put)
  const index = before === null ? -1 : others.findIndex((one) => isItem(one, before))
  return others.toSpliced(index < 0 ? others.length : index, 0, ...put)
}

const changeOne = (feeds: Feeds, key: string, change: (items: Items, entry: FeedEntry) => Items): Feeds => {
  const entry = feeds[key]
  if (!entry?.data) return feeds
  const data = change(entry.data, entry)
  return data === entry.data ? feeds : { ...feeds, [key]: { ...entry, data } }
}

/** Where these stand, in every list that is loaded. */
export const placesOf = (feeds: Feeds, items: readonly FeedItem[]): Places =>
  Object.entries(feeds).flatMap(([key, entry]) =>
    items
      .map((item) => ({ key, index: entry?.data?.findIndex((one) => isItem(one, item)) ?? -1, item }))
      .filter(({ index }) => index >= 0)
      // Put back in this order, each finds those before it where they were.
      .toSorted((one, other) => one.index - other.index),
  )

/** All lists, after something happened to some of them; those it does not concern are the same objects. */
export const feedsAfter = (feeds: Feeds, change: FeedChange): Feeds => {
  switch (change.kind) {
    case 'prepended':
      return changeOne(feeds, change.key, (items) => [change.item, ...without(items, [change.item])])
    case 'added':
      return changeOne(feeds, change.key, (items) => addedTo(items, change.items))
    case 'appended':
      return changeOne(feeds, change.key, (items, { nextBookmark }) =>
        nextBookmark === null ? [...without(items, [change.item]), change.item] : items,
      )
    case 'removed': {
      const keys = change.key === undefined ? Object.keys(feeds) : [change.key]
      return keys.reduce((after, key) => changeOne(after, key, (items) => without(items, change.items)), feeds)
    }
    case 'moved':
      if (change.from === change.to) return feeds
      return changeOne(
        changeOne(feeds, change.from, (items) => without(items, change.items)),
        change.to,
        (items) => addedTo(items, change.items),
      )
    case 'put':
      return changeOne(feeds, change.key, (items) => putInto(items, change.items, change.before))
    case 'returned':
      return change.places.reduce(
        (after, { key, index, item }) =>
          changeOne(after, key, (items) =>
            items.some((one) => isItem(one, item)) ? items : items.toSpliced(index, 0, item),
          ),
        feeds,
      )
    case 'invalidated': {
      const { [change.key]: _gone, ...others } = feeds
      return others
    }
  }
}

export const changeFeeds = (
  store: Pick<AppStore, 'dispatch' | 'getState'>,
  ...changes: readonly FeedChange[]
): void => {
  const { feeds } = store.getState()
  const after = changes.reduce(feedsAfter, feeds as Feeds)
  if (after !== feeds) store.dispatch(feedsReplaced(after))
}

/** Takes items out of every list; gives what puts them back where they stood. */
export const takeOut = (store: Pick<AppStore, 'dispatch' | 'getState'>, items: readonly FeedItem[]): (() => void) => {
  const places = placesOf(store.getState().feeds, items)
  changeFeeds(store, { kind: 'removed', items })
  return () => changeFeeds(store, { kind: 'returned', places })
}
