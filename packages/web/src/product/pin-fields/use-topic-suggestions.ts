import type { PinDraftTopic } from '@corkboard/contract/content/wire/pin-draft'
import { useEffect, useRef, useState } from 'react'
import { useServices } from '../../services.tsx'
import { selectEntry } from '../../store/data.ts'
import type { EntityRef } from '../../store/entities.ts'
import { resource } from '../../store/requests.ts'

/** (ours) The pause in typing before topics are looked up. */
const PAUSE_MS = 150

/** As long as what the server reads of a pin's texts. */
const MOST_TEXT = 1_000

const CLOSED = { found: [], active: 0, isOver: false } as const

interface Found {
  readonly found: readonly PinDraftTopic[]
  readonly active: number
  /** There was a response. */
  readonly isOver: boolean
}

/** Topics to choose for a pin while someone types, without the chosen ones. */
export const useTopicSuggestions = (about: string, chosen: readonly PinDraftTopic[]) => {
  const { data, store } = useServices()
  const [query, setQuery] = useState('')
  const [state, setState] = useState<Found>(CLOSED)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  const close = () => {
    sent.current += 1
    clearTimeout(timer.current)
    setQuery('')
    setState(CLOSED)
  }
  const look = (typed: string) => {
    setQuery(typed)
    const mine = (sent.current += 1)
    clearTimeout(timer.current)
    timer.current = setTimeout(async () => {
      const text = about.trim().slice(0, MOST_TEXT)
      const request = resource('InterestSuggestionsResource', {
        query: typed.trim(),
        ...(typed.trim() === '' && { text }),
      })
      await data.load(request)
      // The text has changed in the meantime.
      if (mine !== sent.current) return
      const entry = selectEntry(store.getState(), request)
      const { topic } = store.getState().entities
      const found = ((entry?.data ?? []) as readonly EntityRef<'topic'>[]).flatMap(({ id }) => topic[id] ?? [])
      setState({ found: found.map(({ id, name }) => ({ id, name })), active: 0, isOver: typed.trim() !== '' })
    }, PAUSE_MS)
  }
  const found = state.found.filter(({ id }) => !chosen.some((topic) => topic.id === id))
  const move = (by: number) =>
    setState((known) => ({
      ...known,
      active: found.length === 0 ? 0 : (known.active + by + found.length) % found.length,
    }))
  return {
    query,
    found,
    active: Math.min(state.active, Math.max(0, found.length - 1)),
    isOpen: found.length > 0,
    isOver: state.isOver,
    look,
    move,
    close,
  }
}
