import { useContext, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { LinkContext } from '../base/LinkContext.ts'
import { CheckIcon } from '../icons/icons.tsx'
import { menuTarget } from './menu-keys.ts'
import styles from './Popover.module.css'
import { usePopover, type PopoverTrigger } from './use-popover.ts'

/** One line of a {@link Menu}. */
export type MenuItem = {
  /** Key of the line. */
  id: string
  /** Its words; typing their first letters finds it. */
  label: string
  /** Shown before the words. */
  icon?: ReactNode
  /** Makes it a link. */
  href?: string
  /** It was chosen; the menu has closed and given the focus back. */
  onSelect?: () => void
  /** It destroys something. */
  danger?: boolean
  /** It can be found and read, not chosen. */
  disabled?: boolean
  /** Makes it one of several to pick from, picked or not. */
  checked?: boolean
  /** Heading of the lines it stands with: neighbours of one group are drawn under it, apart from the others. */
  group?: string
}

/** Props of {@link Menu}. */
export type MenuProps = {
  /** Draws the button that opens it; spread the given props on it. */
  trigger: (props: PopoverTrigger) => ReactNode
  /** Name of the menu. */
  label: string
  /** The lines in order. */
  items: readonly MenuItem[]
  /** It is shown: the time to ask for lines that are not known yet. The same function from draw to draw. */
  onOpen?: () => void
  /** Lines up with the end edge of the button instead of its start. */
  alignEnd?: boolean
}

const linesOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')]
/** Neighbours of one group together. */
const groupsOf = (items: readonly MenuItem[]) => {
  const groups: [MenuItem, ...MenuItem[]][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last[0].group === item.group) last.push(item)
    else groups.push([item])
  }
  return groups
}
const focusFirst = (menu: HTMLElement) => linesOf(menu)[0]?.focus()

/** Actions behind one button. Arrows, Home, End and first letters move; Escape and Tab close. */
export const Menu = ({ trigger, label, items, onOpen, alignEnd = false }: MenuProps) => {
  const Anchor = useContext(LinkContext)
  const { open, panel, triggerProps, panelProps, close } = usePopover('menu', alignEnd, focusFirst)
  const typed = useRef({ text: '', at: 0 })

  useEffect(() => {
    if (open) onOpen?.()
  }, [open, onOpen])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const all = linesOf(panel.current!)
    const current = all.indexOf(document.activeElement as HTMLElement)
    const words = items.map((item) => item.label)
    const target = menuTarget(event.key, words, current, typed.current, event.timeStamp)
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
    <>
      {trigger(triggerProps)}
      <div
        {...panelProps}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={`${styles.panel} ${styles.menu}`}
        onKeyDown={onKeyDown}
      >
        {open &&
          groupsOf(items).map(([first, ...others]) =>
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
    </>
  )
}
