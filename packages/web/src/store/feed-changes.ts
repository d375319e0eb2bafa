import { feedsReplaced, type Entries, type FeedEntry } from './responses.ts'
import type { AppStore } from './root.ts'

/** FIND-09: the types of list items (business §3). */
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
  | 'scheduledpin'

/** An item with its identity. Items that are not entities carry their fields with them. */
export interface FeedItem {
  readonly type: ItemType
  readonly id: string
}

/** The positions of items in lists, for restoring them. */
export type Places = readonly { readonly key: string; readonly index: number; readonly item: FeedItem }[]

/** The changes a list can undergo (business §4). Keys are request keys; a list that is not loaded stays so. */
export type FeedChange =
  /** Adds a new item at the top: a new pin, save, comment or board. */
  | { readonly kind: 'prepended'; readonly key: string; readonly item: FeedItem }
  /** Adds items from elsewhere, after the leading stories. */
  | { readonly kind: 'added'; readonly key: string; readonly items: readonly FeedItem[] }
  /** Adds a new item at the end. If the end is not loaded yet, the item comes with the rest. */
  | { readonly kind: 'appended'; readonly key: string; readonly item: FeedItem }
  /**
   * Puts an item, new or changed, into its place in a list that is sorted by a number and then by id: a scheduled pin. If its
   * place is not loaded yet, it comes with the rest.
   */
  | { readonly kind: 'sortedIn'; readonly key: string; readonly item: FeedItem; readonly by: string }
  /** Removes items from one list, or from all. */
  | { readonly kind: 'removed'; readonly key?: string; readonly items: readonly FeedItem[] }
  /** Moves items, one after the other, before another item or to the end. */
  | {
      readonly kind: 'put'
      readonly key: string
      readonly items: readonly FeedItem[]
      readonly before: FeedItem | null
    }
  /** Returns items to their places. */
  | { readonly kind: 'returned'; readonly places: Places }
  /** Clears a list, so that the next component that shows it reloads it. */
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

const numberOf = (item: unknown, name: string): number => Number((item as Readonly<Record<string, unknown>>)[name])

const sortedInto = (items: Items, item: FeedItem, by: string, isWhole: boolean): Items => {
  const others = without(items, [item])
  const number = numberOf(item, by)
  const index = others.findIndex((one) => {
    const other = numberOf(one, by)
    return other > number || (other === number && BigInt((one as FeedItem).id) > BigInt(item.id))
  })
  if (index < 0 && !isWhole) return others
  return others.toSpliced(index < 0 ? others.length : index, 0, item)
}

const changeOne = (feeds: Feeds, key: string, change: (items: Items, entry: FeedEntry) => Items): Feeds => {
  const entry = feeds[key]
  if (!entry?.data) return feeds
  const data = change(entry.data, entry)
  return data === entry.data ? feeds : { ...feeds, [key]: { ...entry, data } }
}

/** Returns the positions of these items in all loaded lists. */
export const placesOf = (feeds: Feeds, items: readonly FeedItem[]): Places =>
  Object.entries(feeds).flatMap(([key, entry]) =>
    items
      .map((item) => ({ key, index: entry?.data?.findIndex((one) => isItem(one, item)) ?? -1, item }))
      .filter(({ index }) => index >= 0)
      // Restored in this order, each item finds the earlier ones in place.
      .toSorted((one, other) => one.index - other.index),
  )

/** Returns all lists after a change. Unaffected lists are the same objects. */
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
    case 'sortedIn':
      return changeOne(feeds, change.key, (items, { nextBookmark }) =>
        sortedInto(items, change.item, change.by, nextBookmark === null),
      )
    case 'removed': {
      const keys = change.key === undefined ? Object.keys(feeds) : [change.key]
      return keys.reduce((after, key) => changeOne(after, key, (items) => without(items, change.items)), feeds)
    }
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

/** Removes items from every list, and returns a function that restores their places. */
export const takeOut = (store: Pick<AppStore, 'dispatch' | 'getState'>, items: readonly FeedItem[]): (() => void) => {
  const places = placesOf(store.getState().feeds, items)
  changeFeeds(store, { kind: 'removed', items })
  return () => changeFeeds(store, { kind: 'returned', places })
}
