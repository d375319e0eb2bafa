/** A window of the web app without its screen: the app's own store and clients, which call a real site. */
import type { Pin } from '@corkboard/contract'
import type { RequestContext } from '@corkboard/contract/page'
import type { Actor } from '@corkboard/testkit'
import { createQueryClient } from '@corkboard/web/src/api/query-client.ts'
import { createResourceClient } from '@corkboard/web/src/api/resource-client.ts'
import type { ApiEnvironment } from '@corkboard/web/src/api/transport.ts'
import { createTexts } from '@corkboard/web/src/i18n/texts.ts'
import { placeFeed } from '@corkboard/web/src/product/feeds.ts'
import type { Services } from '@corkboard/web/src/services.tsx'
import { createToasts } from '@corkboard/web/src/shell/toasts.ts'
import { createData, selectEntry } from '@corkboard/web/src/store/data.ts'
import type { FeedItem } from '@corkboard/web/src/store/feed-changes.ts'
import { createStore } from '@corkboard/web/src/store/root.ts'
import type { Place } from '@corkboard/web/src/features/organize/place-lists.ts'

/** A list as a window shows it. */
export interface ShownList {
  readonly pins: readonly string[]
  /** True when the window has not loaded the end of the list. */
  readonly hasMore: boolean
  /** True when a story comes after a pin. */
  readonly hasStoryBelowPins: boolean
}

export interface Window {
  readonly app: Pick<Services, 'store' | 'data' | 'toasts' | 'texts' | 'navigator'>
  /** Returns a list, if the window has loaded it. */
  shown(place: Place): ShownList | undefined
  /** Waits until no call is under way: some actions do not wait for the lists that they load again. */
  settled(): Promise<void>
}

const isStory = ({ type }: FeedItem): boolean => type === 'story'

const environmentOf = ({ browser, id }: Actor, calls: Set<Promise<unknown>>): ApiEnvironment => ({
  fetch: (input, init) => {
    const { pathname, search } = new URL(input as URL)
    const call = browser.send(pathname + search, {
      method: init?.method as 'GET' | 'POST',
      headers: init?.headers as Record<string, string>,
      ...(init?.body ? { form: Object.fromEntries(init.body as URLSearchParams) as Record<string, string> } : {}),
    })
    calls.add(call)
    return call
  },
  origin: browser.origin,
  appVersion: 'test',
  shownAccount: () => id,
  cookies: () => `csrftoken=${browser.cookie('csrftoken') ?? ''}`,
  sourceUrl: () => '/',
  handlerId: () => 'www/[username]/[slug]',
  isActive: () => true,
  newIdempotencyKey: () => crypto.randomUUID(),
  wait: () => Promise.resolve(),
  now: () => 0,
})

export const openWindow = (actor: Actor): Window => {
  const calls = new Set<Promise<unknown>>()
  const environment = environmentOf(actor, calls)
  const store = createStore({ kind: 'UNAUTH' }, { device: 'desktop' } as RequestContext)
  const data = createData(store, createResourceClient(environment), createQueryClient(environment), () => 0)
  // Pages load nothing here: the lists are all that is compared.
  const navigator = { shown: () => ({ visit: {} }) } as unknown as Services['navigator']
  return {
    app: { store, data, navigator, toasts: createToasts(), texts: createTexts('en-US') },
    shown: ({ boardId, sectionId }) => {
      const entry = selectEntry(store.getState(), placeFeed(boardId, sectionId))
      if (!entry?.data) return undefined
      const items = entry.data as readonly FeedItem[]
      return {
        pins: items.filter((item) => !isStory(item)).map(({ id }) => id),
        hasMore: entry.nextBookmark !== null,
        hasStoryBelowPins: items.some((item, index) => isStory(item) && index > 0 && !isStory(items[index - 1]!)),
      }
    },
    settled: async () => {
      while (calls.size > 0) {
        const pending = [...calls]
        await Promise.allSettled(pending)
        // What a response leads to, its next call among it, has happened after this.
        await new Promise((resolve) => setImmediate(resolve))
        for (const call of pending) calls.delete(call)
      }
    },
  }
}

/** Returns the pins that the site has in a place, in its order. */
export const pinsOnSite = async (actor: Actor, { boardId, sectionId }: Place): Promise<string[]> => {
  const pins = await (sectionId === null
    ? actor.asks<Pin[]>('BoardFeedResource', 'get', { board_id: boardId, filter_section_pins: true, page_size: 250 })
    : actor.asks<Pin[]>('BoardSectionPinsResource', 'get', { section_id: sectionId, page_size: 250 }))
  return pins.map(({ id }) => id)
}
