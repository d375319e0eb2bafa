import { memo, Suspense, useEffect, useMemo, useRef } from 'react'
import { laterPart } from '../../shell/later-part.tsx'
import styles from './Comments.module.css'

// Loads comments when a user reaches for them. The server has them from the start.
const {
  load: loadComments,
  isLoaded,
  Part,
} = laterPart(async () => (await import('./CommentSection.tsx')).CommentSection)

/**
 * Everything above the viewport counts as near, too: users who return to a place further down the page find it where it
 * was, because the comments above it have loaded.
 */
const NEAR = '1000000px 0px 400px'

interface CommentsPlaceProps {
  readonly pinId: string
  /** True if the code loads as soon as the place is near the viewport, though the server has rendered the comments. */
  readonly isEager: boolean
}

/**
 * The place for comments. Users read the server's markup and load no code until they point at it, click it or focus it
 * by keyboard. If the server rendered no comments, they load when the place is near the viewport.
 */
export const CommentsPlace = memo(({ pinId, isEager }: CommentsPlaceProps) => {
  const place = useRef<HTMLElement>(null)
  // NOTE: stays the same element as long as the pin is the same. A new one would make React discard the server-rendered
  // markup.
  const part = useMemo(
    () => (
      <Suspense fallback={<div className={styles.waiting} />}>
        <Part pinId={pinId} />
      </Suspense>
    ),
    [pinId],
  )
  useEffect(() => {
    const section = place.current
    if (isLoaded() || !section) return
    const load = () => void loadComments().catch(() => undefined)
    // The early script repeats a click that came before the code was loaded.
    const reach = ({ target }: Event) => {
      if (!isLoaded() && target instanceof Element && section.contains(target)) load()
    }
    // On the document, because React listens on the root and stops events in parts that are not hydrated yet.
    document.addEventListener('pointerover', reach, true)
    document.addEventListener('focusin', reach, true)
    document.addEventListener('click', reach, true)
    const isDrawn = section.querySelector('h2') !== null
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
      { rootMargin: NEAR },
    )
    if (location.search.includes('comment=')) load()
    else if (isEager || !isDrawn) observer.observe(section)
    return () => {
      observer.disconnect()
      document.removeEventListener('pointerover', reach, true)
      document.removeEventListener('focusin', reach, true)
      document.removeEventListener('click', reach, true)
    }
  }, [isEager])
  return (
    <section ref={place} className={styles.section} aria-labelledby="comments">
      {part}
    </section>
  )
})
