import { errorOf } from '../../api/errors.ts'
import type { RecentSearch } from '@corkboard/contract/finding/wire/search'
import type { Services } from '../../services.tsx'
import { selectEntry } from '../../store/data.ts'
import { resource } from '../../store/requests.ts'

/** Business §5 */
const MAX_RECENTS = 20
const STORED = 'searches'
/** The old key, which also had searches that ask for help. */
const STORED_BEFORE = 'recent_searches'

/** FIND-06: newest first, case-insensitively unique, at most 20. */
export const withRecent = (recents: readonly string[], query: string): string[] =>
  [query, ...recents.filter((known) => known.toLowerCase() !== query.toLowerCase())].slice(0, MAX_RECENTS)

const withoutRecent = (recents: readonly string[], query: string): string[] =>
  recents.filter((known) => known.toLowerCase() !== query.toLowerCase())

/** A visitor's searches stay in their browser. */
const readStored = (): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return Array.isArray(stored) ? stored.filter((it) => typeof it === 'string').slice(0, MAX_RECENTS) : []
  } catch {
    // Storage is forbidden or malformed: there are none.
    return []
  }
}

const removeOldKey = (): void => {
  try {
    localStorage.removeItem(STORED_BEFORE)
  } catch {
    // Storage is forbidden: there is nothing to remove.
  }
}

const store = (recents: readonly string[]): void => {
  try {
    localStorage.setItem(STORED, JSON.stringify(recents))
  } catch {
    // Storage is forbidden: they are lost with the page.
  }
}

/** A member's recent searches. */
export const recentsRequest = (isPersonal = false) =>
  resource('RecentSearchesResource', isPersonal ? { personal: true } : {})

type Of = Pick<Services, 'store' | 'data'>

const isMember = ({ store: { getState } }: Of): boolean => getState().session.viewer.kind === 'AUTH'

/** Returns a member's recent searches as far as they are loaded. */
export const loadedRecents = (services: Of, isPersonal = false): string[] => {
  if (!isMember(services)) return []
  const known = selectEntry(services.store.getState(), recentsRequest(isPersonal))?.data
  return ((known ?? []) as readonly RecentSearch[]).map(({ query }) => query)
}

/** Returns the viewer's recent searches, newest first. */
export const loadRecents = async (services: Of, isPersonal = false): Promise<string[]> => {
  removeOldKey()
  if (!isMember(services)) return isPersonal ? [] : readStored()
  await services.data.load(recentsRequest(isPersonal))
  return loadedRecents(services, isPersonal)
}

/** Stores a search. A failure is not worth telling the user. */
export const storeSearch = async (services: Of, query: string, isPersonal: boolean): Promise<void> => {
  if (!isMember(services)) {
    store(withRecent(readStored(), query))
    return
  }
  try {
    await services.data.write('create', 'RecentSearchesResource', { query, personal: isPersonal })
    await services.data.load(recentsRequest(isPersonal), { force: true })
  } catch (thrown) {
    if (errorOf(thrown).httpStatus === 401) return
    throw thrown
  }
}

/** Removes one recent search, or all. */
export const deleteSearch = async (services: Of, query: string | undefined, isPersonal = false): Promise<void> => {
  if (!isMember(services)) {
    store(query === undefined ? [] : withoutRecent(readStored(), query))
    return
  }
  await services.data.write('delete', 'RecentSearchesResource', {
    ...(query !== undefined && { query }),
    personal: isPersonal,
  })
  await services.data.load(recentsRequest(isPersonal), { force: true })
}
