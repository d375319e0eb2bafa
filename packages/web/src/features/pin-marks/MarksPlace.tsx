import { memo, Suspense, useEffect, useMemo, useRef } from 'react'
import { useAppSelector } from '../../services.tsx'
import type { MarkBar } from './MarkBar.tsx'
import styles from './MarksPlace.module.css'

let Bar: typeof MarkBar | undefined
let wake = (): void => undefined
// What a place that is not wanted yet waits for.
const wanted = new Promise<void>((resolve) => {
  wake = resolve
})

/** Marks come with members, and with visitors who reach for them; the server has them from the start. */
export const loadMarks = async (): Promise<void> => {
  Bar ??= (await import('./MarkBar.tsx')).MarkBar
  wake()
}

// Below what the server has drawn React waits, and what is drawn stays.
const Part = ({ pinId }: { readonly pinId: string }) => {
  if (!Bar) throw wanted
  return <Bar pinId={pinId} />
}

/** Where a pin's reactions, favourites, tries and notes are. Its height is kept from the start. */
export const MarksPlace = memo(({ pinId }: { readonly pinId: string }) => {
  const place = useRef<HTMLDivElement>(null)
  const isMember = useAppSelector(({ session }) => session.viewer.kind === 'AUTH')
  // NOTE: one element for as long as the pin is the same (CommentsPlace).
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
    if (Bar || !box) return
    const load = ({ type, target }: { type: string; target: EventTarget | null }) => {
      // A press on what cannot answer yet is made again when it can.
      const pressed = type === 'click' && target instanceof Element ? target.closest('button') : null
      loadMarks().then(
        () => setTimeout(() => pressed?.click()),
        () => undefined,
      )
    }
    if (isMember || !box.firstElementChild) load({ type: '', target: null })
    const acts = ['pointerover', 'focusin', 'click'] as const
    for (const act of acts) box.addEventListener(act, load, { once: true, passive: true })
    return () => acts.forEach((act) => box.removeEventListener(act, load))
  }, [isMember])
  return (
    <div ref={place} className={styles.place}>
      {part}
    </div>
  )
})
