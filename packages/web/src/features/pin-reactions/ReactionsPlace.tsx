import { memo, Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import { useAppSelector } from '../../services.tsx'
import { laterPart } from '../../shell/later-part.tsx'
import styles from './ReactionsPlace.module.css'

// Loads for members, and for visitors who reach for the bar.
const { load: loadInteractions, Part } = laterPart(async () => (await import('./ReactionBar.tsx')).ReactionBar)

/** The place for a pin's reactions, favorites, tries and notes. Its height is reserved from the start. */
export const ReactionsPlace = memo(({ pinId }: { readonly pinId: string }) => {
  const place = useRef<HTMLDivElement>(null)
  /** The index of the button that was clicked before the code was loaded. */
  const pressed = useRef(-1)
  const isReady = useRef(false)
  const isMember = useAppSelector(({ session }) => session.viewer.kind === 'AUTH')
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
    if (isMember || !box.firstElementChild) load()
    const events = ['pointerover', 'focusin', 'click'] as const
    for (const event of events) document.addEventListener(event, reach, true)
    return () => events.forEach((event) => document.removeEventListener(event, reach, true))
  }, [isMember])
  return (
    <div ref={place} className={styles.place}>
      {part}
    </div>
  )
})
