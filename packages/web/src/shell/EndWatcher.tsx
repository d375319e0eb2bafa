import { useEffect, useRef } from 'react'
import styles from './EndWatcher.module.css'

/**
 * Loads more when the user is within a window's height of the end. Recreated for each list length, so that it checks
 * again.
 */
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
