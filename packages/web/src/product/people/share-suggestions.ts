import { useEffect, useState } from 'react'
import { resource } from '../../store/requests.ts'

/** (ours) Whoever types is not asked for at every letter. */
const PAUSE_MS = 250

/** PIN-14: people whom one may write to, send something, or ask to work together; kept by term, as every answer is. */
export const suggestionsFor = (term: string) =>
  resource('ShareSuggestionsResource', {
    suggestion_type: 'share',
    hide_group_conversations: true,
    ...(term !== '' && { term }),
  })

/** What was typed, once the typing pauses. */
export const useLater = (value: string): string => {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return later
}
