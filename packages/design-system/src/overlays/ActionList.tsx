import { useContext } from 'react'
import { LinkContext } from '../base/LinkContext.ts'
import type { MenuItem } from './Menu.tsx'
import styles from './Popover.module.css'

/** Props of {@link ActionList}. */
export type ActionListProps = {
  /** The actions in order. Groups and `checked` are for menus. */
  items: readonly Pick<MenuItem, 'id' | 'label' | 'icon' | 'href' | 'onSelect' | 'danger' | 'disabled'>[]
  /** Called before an action, to close what the list is in. */
  onSelect: () => void
}

/** Actions on one thing, each on a line of its own, for a {@link Dialog} that has other content too. */
export const ActionList = ({ items, onSelect: onAny }: ActionListProps) => {
  const Anchor = useContext(LinkContext)
  return (
    <ul>
      {items.map(({ id, label, icon, href, onSelect, danger, disabled }) => {
        const attributes = {
          className: danger ? `${styles.item} ${styles.danger}` : styles.item,
          onClick: () => {
            onAny()
            onSelect?.()
          },
        }
        return (
          <li key={id}>
            {href !== undefined ? (
              <Anchor href={href} {...attributes}>
                {icon}
                {label}
              </Anchor>
            ) : disabled ? (
              <p className={styles.item}>
                {icon}
                {label}
              </p>
            ) : (
              <button type="button" {...attributes}>
                {icon}
                {label}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
