import { memo, Suspense, useEffect, useMemo, useRef } from 'react'
import { laterPart } from '../../shell/later-part.tsx'
import styles from './ReactionsPlace.module.css'

// Loads where it is eager, and when users reach for the bar.
const { load: loadReactions, isLoaded, Part } = laterPart(async () => (await import('./ReactionBar.tsx')).ReactionBar)

interface ReactionsPlaceProps {
  readonly pinId: string
  /** True to load the code immediately even though the server has rendered the bar. */
  readonly isEager: boolean
}

/** The place for a pin's reactions, favorites, tries and notes. Its height is reserved from the start. */
export const ReactionsPlace = memo(({ pinId, isEager }: ReactionsPlaceProps) => {
  const place = useRef<HTMLDivElement>(null)
  // NOTE: stays the same element as long as the pin is the same (CommentsPlace).
  const part = useMemo(
    () => (
      <Suspense>
        <Part pinId={pinId} />
      </Suspense>
    ),
    [pinId],
  )
  useEffect(() => {
    const box = place.current
    if (isLoaded() || !box) return
    const load = () => void loadReactions().catch(() => undefined)
    // The early script repeats a click that came before the code was loaded.
    const reach = ({ target }: Event) => {
      if (!isLoaded() && target instanceof Element && box.contains(target)) load()
    }
    if (isEager || !box.firstElementChild) load()
    // On the document, because React listens on the root and stops events in parts that are not hydrated yet.
    const events = ['pointerover', 'focusin', 'click'] as const
    for (const event of events) document.addEventListener(event, reach, true)
    return () => events.forEach((event) => document.removeEventListener(event, reach, true))
  }, [isEager])
  return (
    <div ref={place} className={styles.place}>
      {part}
    </div>
  )
})
