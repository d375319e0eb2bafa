import type { User } from '@corkboard/contract/people/wire/user'
import { useEffect, useRef, useState } from 'react'
import { useServices } from '../../services.tsx'
import { selectEntry } from '../../store/data.ts'
import { resource } from '../../store/requests.ts'
import { mentionAt, withMention, type MentionBegun } from './mention-text.ts'

/** (ours) The pause in typing before a name is looked up. */
const PAUSE_MS = 150

const CLOSED = { people: [], active: 0, begun: undefined } as const

/**
 * Suggests users while someone types an at sign and a name. `look` receives the text and the caret; `press` handles the
 * keys of an open list and returns true if it handled one.
 * @param pinId `null` for a pin that does not exist yet
 */
export const useMentions = (pinId: string | null, choose: (text: string, caret: number, userId: string) => void) => {
  const { data, store } = useServices()
  const [state, setState] = useState<{
    readonly people: readonly string[]
    readonly active: number
    readonly begun: MentionBegun | undefined
  }>(CLOSED)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  const close = () => {
    sent.current += 1
    clearTimeout(timer.current)
    setState(CLOSED)
  }

  const look = (text: string, caret: number) => {
    const begun = mentionAt(text, caret)
    if (!begun) return close()
    const mine = (sent.current += 1)
    clearTimeout(timer.current)
    timer.current = setTimeout(async () => {
      const request = resource('MentionSuggestionsResource', {
        query: begun.query,
        ...(pinId !== null && { pin_id: pinId }),
      })
      await data.load(request)
      // The text has changed in the meantime.
      if (mine !== sent.current) return
      const found = (selectEntry(store.getState(), request)?.data ?? []) as readonly Pick<User, 'id'>[]
      setState({ people: found.map(({ id }) => id), active: 0, begun })
    }, PAUSE_MS)
  }

  const pick = (text: string, caret: number, userId: string | undefined) => {
    const user = userId === undefined ? undefined : store.getState().entities.user[userId]
    if (!state.begun || !user) return
    const written = withMention(text, caret, state.begun, user.username)
    close()
    choose(written.text, written.caret, user.id)
  }

  const isOpen = state.begun !== undefined && state.people.length > 0
  const move = (by: number) =>
    setState((known) => ({ ...known, active: (known.active + by + known.people.length) % known.people.length }))

  const press = (key: string, text: string, caret: number): boolean => {
    if (!isOpen) return false
    if (key === 'ArrowDown') move(1)
    else if (key === 'ArrowUp') move(-1)
    else if (key === 'Enter' || key === 'Tab') pick(text, caret, state.people[state.active])
    else if (key === 'Escape') close()
    else return false
    return true
  }

  return {
    people: state.people,
    active: state.active,
    isOpen,
    isLooking: state.begun !== undefined,
    look,
    press,
    pick,
    close,
  }
}

export type Mentions = ReturnType<typeof useMentions>
