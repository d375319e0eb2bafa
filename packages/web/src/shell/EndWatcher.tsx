import { useEffect, useRef } from 'react'
import styles from './EndWatcher.module.css'

/** Asks for more when the reader is a window's height away. Made anew for each length, so that it looks again. */
export const EndWatcher = ({ onReach }: { readonly onReach: () => void }) => {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReach(), {
      rootMargin: '100% 0px',
    })
    watcher.observe(end.current!)
    return () => watcher.disconnect()
  }, [onReach])
  return <div ref={end} className={styles.end} />
}
