import { useContext, type ReactNode } from 'react'
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
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
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
