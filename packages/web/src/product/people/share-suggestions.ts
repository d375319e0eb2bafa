import { useEffect, useState } from 'react'
import { resource } from '../../store/requests.ts'

/** (ours) The pause in typing before a request, so that not every letter sends one. */
const PAUSE_MS = 250

/**
 * PIN-14: users the viewer may message, send something to or invite to a board. Cached by term, like every response.
 * With `withGroups`, group conversations follow.
 */
export const suggestionsFor = (term: string, withGroups = false) =>
  resource('ShareSuggestionsResource', {
    suggestion_type: 'share',
    ...(!withGroups && { hide_group_conversations: true }),
    ...(term !== '' && { term }),
  })

/** Returns the typed value after a pause in typing. */
export const useLater = (value: string): string => {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return later
}
