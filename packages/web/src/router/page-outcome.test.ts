import type { RequestContext } from '@corkboard/contract/page'
import { expect, it } from 'vitest'
import { createTexts } from '../i18n/texts.ts'
import { normalizeError } from '../api/errors.ts'
import { resourceFailed, resourceReceived } from '../store/responses.ts'
import { query, requestKey, resource } from '../store/requests.ts'
import { createStore } from '../store/root.ts'
import type { Page, PageRequest } from './define-page.ts'
import { pageOutcome } from './page-outcome.ts'
import type { Visit } from './resolve-page.ts'

const closeup = query({ name: 'CloseupPageQuery', queryHash: 'a1' }, { pinId: '1', isAuth: false })
const board = resource('BoardResource', { board_id: '5' })

/**
 * Returns the outcome of a page with `request` as its subject, with data and then perhaps a refusal. Its head reports
 * no problem.
 */
const outcomeOf = (request: PageRequest, data: unknown, refusal?: number) => {
  const store = createStore({ kind: 'UNAUTH' }, { device: 'desktop' } as RequestContext)
  const key = requestKey(request)
  if (data !== null) store.dispatch(resourceReceived({ key, data, nextBookmark: null }))
  if (refusal !== undefined) store.dispatch(resourceFailed({ key, error: normalizeError({}, refusal) }))
  const page = { data: () => [request], head: () => ({ title: 'All is well' }) } as unknown as Page
  const visit = { page, params: {}, search: {} } as unknown as Visit
  return pageOutcome(visit, store.getState(), createTexts('en-US'))
}

it.each([
  ['a pin that is there', outcomeOf(closeup, { pin: { type: 'pin', id: '1' } }), 'shown'],
  ['a pin that is not there', outcomeOf(closeup, { pin: null }), 'missing'],
  ['a board that never was', outcomeOf(board, null, 404), 'missing'],
  ['[BOARD-01 a] a board that has gone since it was shown', outcomeOf(board, { id: '5' }, 404), 'missing'],
  ['a board that could not be asked for', outcomeOf(board, null, 503), 'failed'],
  ['a board that could not be asked for again', outcomeOf(board, { id: '5' }, 503), 'shown'],
])('%s', (_, outcome, kind) => {
  expect(outcome.kind).toBe(kind)
})
