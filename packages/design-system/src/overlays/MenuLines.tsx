import { useContext, useEffect, useRef, type KeyboardEvent } from 'react'
import { LinkContext } from '../base/LinkContext.ts'
import { CheckIcon } from '../icons/icons.tsx'
import { menuTarget } from './menu-keys.ts'
import type { MenuItem } from './Menu.tsx'
import styles from './Popover.module.css'

interface MenuLinesProps {
  readonly items: readonly MenuItem[]
  /** Closes the menu and returns the focus. */
  readonly close: () => void
}

const linesOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')]
/** Groups neighbors of the same group. */
const groupsOf = (items: readonly MenuItem[]) => {
  const groups: [MenuItem, ...MenuItem[]][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last[0].group === item.group) last.push(item)
    else groups.push([item])
  }
  return groups
}

/** The content of an open {@link Menu}. The first item has the focus. */
export const MenuLines = ({ items, close }: MenuLinesProps) => {
  const Anchor = useContext(LinkContext)
  const lines = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })

  // For a menu that is already in view. A menu that is still opening does it when shown.
  useEffect(() => linesOf(lines.current!)[0]?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const all = linesOf(lines.current!)
    const current = all.indexOf(document.activeElement as HTMLElement)
    const labels = items.map((item) => item.label)
    const target = menuTarget(event.key, labels, current, typed.current, event.timeStamp)
    if (target < 0) return
    event.preventDefault()
    all[target]?.focus()
  }

  const line = ({ id, label, icon, href, onSelect, danger, disabled, checked }: MenuItem) => {
    const select = () => {
      if (disabled) return
      close()
      onSelect?.()
    }
    const attributes = {
      className: danger ? `${styles.item} ${styles.danger}` : styles.item,
      role: checked === undefined ? 'menuitem' : 'menuitemradio',
      'aria-checked': checked,
      'aria-disabled': disabled,
      tabIndex: -1,
      onClick: select,
    }
    const content = (
      <>
        {icon}
        {label}
        {checked && (
          <span className={styles.chosen}>
            <CheckIcon />
          </span>
        )}
      </>
    )
    return href === undefined ? (
      <button key={id} type="button" {...attributes}>
        {content}
      </button>
    ) : (
      <Anchor key={id} href={href} {...attributes}>
        {content}
      </Anchor>
    )
  }

  return (
    <div ref={lines} role="none" className={styles.lines} onKeyDown={onKeyDown}>
      {groupsOf(items).map(([first, ...others]) =>
        first.group ? (
          <div key={first.group} role="group" aria-label={first.group} className={styles.group}>
            <div aria-hidden className={styles.heading}>
              {first.group}
            </div>
            {[first, ...others].map(line)}
          </div>
        ) : (
          [first, ...others].map(line)
        ),
      )}
    </div>
  )
}
