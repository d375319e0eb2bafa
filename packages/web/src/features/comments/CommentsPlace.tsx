import { memo, Suspense, useEffect, useRef } from 'react'
import { useViewer } from '../../services.tsx'
import styles from './Comments.module.css'
import type { CommentSection } from './CommentSection.tsx'

let Section: typeof CommentSection | undefined
let wake = (): void => undefined
// What a place that is not wanted yet waits for.
const wanted = new Promise<void>((resolve) => {
  wake = resolve
})

/** Comments come when somebody reaches for them; the server has them from the start. */
export const loadComments = async (): Promise<void> => {
  Section ??= (await import('./CommentSection.tsx')).CommentSection
  wake()
}

const NEAR = '400px'

// Below what the server has drawn React waits, and what is drawn stays; elsewhere the fallback does.
const Part = ({ pinId }: { readonly pinId: string }) => {
  if (!Section) throw wanted
  return <Section pinId={pinId} />
}

/**
 * Where comments are. A visitor reads what the server drew and needs no more files until they point at it, press it or
 * come to it by keyboard; what has not been drawn comes when it is near.
 */
export const CommentsPlace = memo(({ pinId }: { readonly pinId: string }) => {
  const place = useRef<HTMLElement>(null)
  const isMember = useViewer().kind === 'AUTH'
  useEffect(() => {
    const section = place.current
    if (Section || !section) return
    let pressed: HTMLElement | null = null
    const load = () => {
      // A press on what cannot answer yet is made again when it can.
      loadComments().then(
        () => setTimeout(() => pressed?.click()),
        () => undefined,
      )
    }
    const press = ({ target }: Event) => {
      pressed = target instanceof Element ? target.closest('button') : null
      load()
    }
    const acts = ['pointerover', 'focusin', 'touchstart'] as const
    for (const act of acts) section.addEventListener(act, load, { once: true, passive: true })
    section.addEventListener('click', press)
    const isDrawn = section.querySelector('h2') !== null
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
      { rootMargin: NEAR },
    )
    if (location.search.includes('comment=')) load()
    else if (isMember || !isDrawn) observer.observe(section)
    return () => {
      observer.disconnect()
      section.removeEventListener('click', press)
      for (const act of acts) section.removeEventListener(act, load)
    }
  }, [isMember])
  return (
    <section ref={place} className={styles.section} aria-labelledby="comments">
      <Suspense>
        <Part pinId={pinId} />
      </Suspense>
    </section>
  )
})
