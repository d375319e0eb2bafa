import { cleanQuery } from '@corkboard/contract/finding/search-query'
import type { TypeaheadItem } from '@corkboard/contract/finding/wire/search'
import { useEffect, useRef, useState } from 'react'
import { useServices } from '../../services.tsx'
import { selectEntry } from '../../store/data.ts'
import { resource } from '../../store/requests.ts'
import { deleteSearch, loadRecents } from './recent-searches.ts'

/** (ours) The pause in typing before suggestions are requested. */
const PAUSE_MS = 120

export interface Suggestions {
  readonly term: string
  readonly items: readonly TypeaheadItem[]
  readonly isOpen: boolean
}

const CLOSED: Suggestions = { term: '', items: [], isOpen: false }

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

  const fetchSuggestions = async (term: string, mine: number) => {
    const { data, store } = services
    const { viewer } = store.getState().session
    const recents = viewer.kind === 'AUTH' ? [] : await loadRecents(services)
    const request = resource('AdvancedTypeaheadResource', {
      term,
      ...(recents.length > 0 && { recent_queries_tags: recents }),
    })
    await data.load(request)
    // The text has changed in the meantime.
    if (mine !== sent.current) return
    const response = selectEntry(store.getState(), request)?.data as
      | { items: readonly TypeaheadItem[] }
      | null
      | undefined
    setShown({ term, items: response?.items ?? [], isOpen: true })
  }

  const look = (text: string, pauseMs = PAUSE_MS) => {
    const term = cleanQuery(text)
    const mine = (sent.current += 1)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void fetchSuggestions(term, mine), pauseMs)
  }

  /** Removes one recent search, or all, and shows the rest. */
  const forget = async (query: string | undefined) => {
    await deleteSearch(services, query)
    services.data.outdate()
    await fetchSuggestions(shown.term, (sent.current += 1))
  }

  return { ...shown, look, close, forget }
}
