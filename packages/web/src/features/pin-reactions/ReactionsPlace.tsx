import { memo, Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import { laterPart } from '../../shell/later-part.tsx'
import styles from './ReactionsPlace.module.css'

// Loads where it is eager, and when users reach for the bar.
const { load: loadInteractions, Part } = laterPart(async () => (await import('./ReactionBar.tsx')).ReactionBar)

interface ReactionsPlaceProps {
  readonly pinId: string
  /** True if the code loads at once, though the server has rendered the bar. */
  readonly isEager: boolean
}

/** The place for a pin's reactions, favorites, tries and notes. Its height is reserved from the start. */
export const ReactionsPlace = memo(({ pinId, isEager }: ReactionsPlaceProps) => {
  const place = useRef<HTMLDivElement>(null)
  /** The index of the button that was clicked before the code was loaded. */
  const pressed = useRef(-1)
  const isReady = useRef(false)
  const onReady = useCallback(() => {
    isReady.current = true
    setTimeout(() => place.current?.querySelectorAll('button')[pressed.current]?.click())
  }, [])
  // NOTE: stays the same element as long as the pin is the same (CommentsPlace).
  const part = useMemo(
    () => (
      <Suspense>
        <Part pinId={pinId} onReady={onReady} />
      </Suspense>
    ),
    [pinId, onReady],
  )
  useEffect(() => {
    const box = place.current
    if (isReady.current || !box) return
    const load = () => void loadInteractions().catch(() => undefined)
    // NOTE: listens on the document. React listens on the root and stops events for parts that it has not hydrated yet.
    const reach = (event: Event) => {
      const { target, type } = event
      if (isReady.current || !(target instanceof Element) || !box.contains(target)) return
      load()
      if (type !== 'click') return
      event.stopPropagation()
      const button = target.closest('button')
      pressed.current = button ? [...box.querySelectorAll('button')].indexOf(button) : -1
    }
    if (isEager || !box.firstElementChild) load()
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
