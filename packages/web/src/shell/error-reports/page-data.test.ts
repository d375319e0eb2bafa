import type { RequestContext } from '@corkboard/contract/page'
import { expect, it } from 'vitest'
import { normalizeError } from '../../api/errors.ts'
import { createTexts } from '../../i18n/texts.ts'
import type { Report } from '../../report.ts'
import type { Page, PageRequest } from '../../router/define-page.ts'
import type { Visit } from '../../router/resolve-page.ts'
import { feedReceived, resourceFailed, resourceReceived, resourceRequested } from '../../store/responses.ts'
import { entitiesReceived, entityDeleted, noEntities } from '../../store/entities.ts'
import { list, query, requestKey, resource } from '../../store/requests.ts'
import { createStore } from '../../store/root.ts'
import { watchPageData } from './watch-page-data.ts'

const closeup = query({ name: 'CloseupPageQuery', queryHash: 'a1' }, { pinId: '1', isAuth: false })
const related = list('RelatedPinFeedResource', { pin: '1' })

/** A window with one page, whose time passes when the test says so. */
const openWindow = (requests: readonly PageRequest[], later: readonly PageRequest[] = []) => {
  const store = createStore({ kind: 'UNAUTH' }, { device: 'desktop' } as RequestContext)
  const page = { data: () => requests, dataAfter: () => later, head: () => ({ title: 'A pin' }) } as unknown as Page
  let visit = { page, params: {}, search: {}, location: { key: 'one' } } as unknown as Visit
  const waits: (() => void)[] = []
  const reports: Report[] = []
  const listeners: (() => void)[] = []
  const navigator = {
    shown: () => ({ visit, kind: 'push' as const }),
    isLoading: () => false,
    subscribe: (listener: () => void) => {
      listeners.push(listener)
      return () => {}
    },
  }
  return {
    store,
    reports,
    receives: (pin: object | null) =>
      store.dispatch(resourceReceived({ key: requestKey(closeup), data: { pin }, nextBookmark: null })),
    knows: (id: string) => store.dispatch(entitiesReceived({ ...noEntities(), pin: { [id]: { id } } })),
    goesOn: (key: string) => {
      visit = { ...visit, location: { ...visit.location, key } }
      for (const listener of listeners) listener()
    },
    watch: () =>
      watchPageData(
        {
          store,
          navigator: navigator as never,
          texts: createTexts('en-US'),
          report: (report) => void reports.push(report),
        },
        ((check: () => void) => void waits.push(check)) as unknown as typeof setTimeout,
      ),
    passes: () => waits.splice(0).forEach((check) => check()),
  }
}
const miss = (...missing: string[]) => ({ kind: 'page data miss', missing })
const PIN = { type: 'pin', id: '1' }

it('[SHELL-22 d] a page with all its data is not reported, now or after it was left', () => {
  const it = openWindow([closeup])
  it.knows('1')
  it.receives(PIN)
  it.watch()
  it.passes()
  it.goesOn('two')
  it.passes()
  expect(it.reports).toEqual([])
})

it('[SHELL-22 d] entities and requests that are not there are reported once per visit', () => {
  const it = openWindow([closeup], [related])
  it.receives(PIN)
  it.watch()
  it.passes()
  it.knows('7')
  it.passes()
  expect(it.reports).toEqual([miss('pin:1', 'RelatedPinFeedResource')])
  it.goesOn('two')
  it.passes()
  expect(it.reports).toHaveLength(2)
})

it('[SHELL-22 d] data on its way is not missing, and neither is data of a page that was refused', () => {
  const it = openWindow([closeup])
  it.store.dispatch(resourceRequested(requestKey(closeup)))
  it.watch()
  it.passes()
  expect(it.reports).toEqual([])
  it.store.dispatch(resourceFailed({ key: requestKey(closeup), error: normalizeError({}, 404) }))
  it.passes()
  expect(it.reports).toEqual([])
})

it('[SHELL-22 d] users inside of a conversation are not in the store, and not missing', () => {
  const conversation = resource('ConversationResource', { conversation_id: '5' })
  const it = openWindow([conversation])
  const data = { id: '5', type: 'conversation', user: { id: '7', type: 'user', username: 'bob' } }
  it.store.dispatch(resourceReceived({ key: requestKey(conversation), data, nextBookmark: null }))
  it.watch()
  it.passes()
  expect(it.reports).toEqual([])
})

it('[SHELL-22 d] what the user deleted is not missing', () => {
  const it = openWindow([closeup, related])
  it.knows('1')
  it.knows('2')
  it.receives(PIN)
  it.store.dispatch(feedReceived({ key: requestKey(related), data: [{ type: 'pin', id: '2' }], nextBookmark: null }))
  it.watch()
  it.passes()
  it.store.dispatch(entityDeleted({ type: 'pin', id: '2' }))
  it.goesOn('two')
  it.passes()
  expect(it.reports).toEqual([])
})
