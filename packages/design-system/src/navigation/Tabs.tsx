import { useContext, useEffect, useRef, type ReactNode } from 'react'
import { LinkContext } from '../base/LinkContext.ts'
import styles from './Tabs.module.css'

/** Props of {@link Tabs}. */
export type TabsProps = {
  /** The accessible name of this set of links. */
  label: string
  /** The tabs in order; `id` is the key, `count` comes after the label. */
  tabs: readonly { id: string; href: string; label: ReactNode; count?: ReactNode }[]
  /** The `id` of the current tab. */
  current: string
}

/** Several views of one thing, each with its own address, so they are links. */
export const Tabs = ({ label, tabs, current }: TabsProps) => {
  const Anchor = useContext(LinkContext)
  const row = useRef<HTMLUListElement>(null)
  const place = tabs.findIndex(({ id }) => id === current)
  // In a narrow window the current tab can be outside the visible part of the row or of its container.
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
