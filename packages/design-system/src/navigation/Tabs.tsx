import { useContext, useEffect, useRef, type ReactNode } from 'react'
import { LinkContext } from '../base/LinkContext.ts'
import styles from './Tabs.module.css'

/** Props of {@link Tabs}. */
export type TabsProps = {
  /** Name of this set of links. */
  label: string
  /** The tabs in order; `id` is their key, `count` stands after the word. */
  tabs: readonly { id: string; href: string; label: ReactNode; count?: ReactNode }[]
  /** The `id` of the tab that is shown. */
  current: string
}

/** Several views of one thing, each with an address of its own: links, not switches. */
export const Tabs = ({ label, tabs, current }: TabsProps) => {
  const Anchor = useContext(LinkContext)
  const row = useRef<HTMLUListElement>(null)
  const place = tabs.findIndex(({ id }) => id === current)
  // In a narrow window the one that is shown may stand beyond the edge of the row, or of whatever holds it.
  useEffect(() => {
    const tab = row.current?.children[place]
    const nav = row.current?.parentElement
    for (const holder of tab ? [row.current, nav, nav?.parentElement] : []) {
      const [shown, edges] = [tab!.getBoundingClientRect(), holder!.getBoundingClientRect()]
      const isInSight = shown.left >= edges.left && shown.right <= edges.right
      if (!isInSight) holder!.scrollBy({ left: (shown.left + shown.right - edges.left - edges.right) / 2 })
    }
  }, [place])
  return (
    <nav aria-label={label}>
      <ul ref={row} className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Anchor className={styles.tab} href={tab.href} aria-current={tab.id === current ? 'page' : undefined}>
              {tab.label}
              {tab.count !== undefined && <span>{tab.count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
