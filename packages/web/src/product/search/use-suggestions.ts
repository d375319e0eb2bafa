import { cleanQuery } from '@corkboard/contract/finding/search-query'
import type { RecommendedSearch, TypeaheadItem } from '@corkboard/contract/finding/wire/search'
import { useEffect, useRef, useState } from 'react'
import { type Services, useServices } from '../../services.tsx'
import { selectEntry } from '../../store/data.ts'
import { resource } from '../../store/requests.ts'
import { deleteSearch, loadRecents } from './recent-searches.ts'
import { recommendedSearches } from './recommended-searches.ts'
import { searchPath } from './search-address.ts'

/** (ours) The pause in typing before suggestions are requested. */
const PAUSE_MS = 120

export interface Suggestions {
  readonly term: string
  readonly items: readonly TypeaheadItem[]
  readonly isOpen: boolean
}

/** (ours) As many lines as fit above a phone's keyboard. */
const MOST_IDEAS = 6

const CLOSED: Suggestions = { term: '', items: [], isOpen: false }

/** (ours) Suggested first searches, as suggestions: for an empty field without recent searches. */
const loadIdeas = async ({ data, store }: Services): Promise<readonly TypeaheadItem[]> => {
  const request = recommendedSearches()
  await data.load(request)
  const ideas = selectEntry(store.getState(), request)?.data as readonly RecommendedSearch[] | null | undefined
  return (ideas ?? []).slice(0, MOST_IDEAS).map(({ query, display }) => ({
    type: 'query',
    id: query,
    label: display,
    detail: null,
    query: display,
    url: searchPath({ scope: 'pins', query: display, rs: 'recommended' }),
    image_url: null,
    is_recent: false,
  }))
}

/** FIND-06: suggestions for the typed text. Responses of the last minute come from the store. */
export const useSuggestions = () => {
  const services = useServices()
  const [shown, setShown] = useState(CLOSED)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  const close = () => {
    sent.current += 1
    clearTimeout(timer.current)
    setShown(CLOSED)
  }

  const fetchSuggestions = async (term: string, mine: number, hasIdeas = false) => {
    const { data, store } = services
    const { viewer } = store.getState().session
    const recents = viewer.kind === 'AUTH' ? [] : await loadRecents(services)
    const request = resource('AdvancedTypeaheadResource', {
      term,
      ...(recents.length > 0 && { recent_queries_tags: recents }),
    })
    await data.load(request)
    const response = selectEntry(store.getState(), request)?.data as
      | { items: readonly TypeaheadItem[] }
      | null
      | undefined
    const found = response?.items ?? []
    const items = hasIdeas && term === '' && found.length === 0 ? await loadIdeas(services) : found
    // The text has changed in the meantime.
    if (mine !== sent.current) return
    setShown({ term, items, isOpen: true })
  }

  const look = (text: string, pauseMs = PAUSE_MS) => {
    const term = cleanQuery(text)
    const mine = (sent.current += 1)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void fetchSuggestions(term, mine, true), pauseMs)
  }

  /** Removes one recent search, or all, and shows the rest. */
  const forget = async (query: string | undefined) => {
    await deleteSearch(services, query)
    services.data.outdate()
    await fetchSuggestions(shown.term, (sent.current += 1))
  }

  return { ...shown, look, close, forget }
}
