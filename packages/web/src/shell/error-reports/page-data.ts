import { type PageOutcome, pageOutcome } from '../../router/page-outcome.ts'
import { laterRequests, pageRequests, type Visit } from '../../router/resolve-page.ts'
import type { Texts } from '../../i18n/texts.ts'
import type { CacheEntry } from '../../store/responses.ts'
import { selectEntry } from '../../store/data.ts'
import type { EntityRef } from '../../store/entities.ts'
import type { RootState } from '../../store/root.ts'

/** Whole entities inside of other data, such as the user of a conversation, are not in the store and need not be. */
const isRef = (value: unknown, { entities }: RootState): value is EntityRef =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 2 &&
  Object.hasOwn(entities, String((value as EntityRef).type)) &&
  typeof (value as EntityRef).id === 'string'

/** The entities that a response consists of: itself, the items of a list, the fields of a query. */
const refsIn = (data: unknown, state: RootState): readonly EntityRef[] => {
  if (isRef(data, state)) return [data]
  if (typeof data !== 'object' || data === null) return []
  return Object.values(data).filter((value) => isRef(value, state))
}

/** A page that was refused or does not exist has no data. */
const DRAWN: readonly PageOutcome['kind'][] = ['shown', 'loading']

/** What a page needs and the store lacks. */
export interface PageData {
  readonly isLoading: boolean
  /** Requests by name, and entities as `pin:123`. */
  readonly missing: readonly string[]
}

/**
 * SHELL-22: compares a page with the store.
 * @param checked entries that were complete once; what they lack now was deleted
 */
export const pageDataOf = (
  visit: Visit,
  state: RootState,
  texts: Texts,
  checked: WeakSet<CacheEntry> = new WeakSet(),
): PageData => {
  const requests = [...pageRequests(visit, state), ...laterRequests(visit, state)]
  const entries = requests.map((request) => [request, selectEntry(state, request)] as const)
  if (entries.some(([, entry]) => entry?.fetching)) return { isLoading: true, missing: [] }
  if (!DRAWN.includes(pageOutcome(visit, state, texts).kind)) return { isLoading: false, missing: [] }
  const missing = entries.flatMap(([request, entry]) => {
    if (!entry) return [request.name]
    if (checked.has(entry)) return []
    checked.add(entry)
    const refs = refsIn(entry.data, state).filter(({ type, id }) => !state.entities[type][id])
    return refs.map(({ type, id }) => `${type}:${id}`)
  })
  return { isLoading: false, missing }
}
