import { useEffect, useState, type ReactNode } from 'react'
import type { MenuLines as Lines } from './MenuLines.tsx'
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
  /** Heading of the lines it stands with: neighbors of one group are drawn under it, apart from the others. */
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

const focusFirst = (menu: HTMLElement) => menu.querySelector<HTMLElement>('[role^=menuitem]')?.focus()

let loaded: typeof Lines | undefined
const load = async () => (loaded ??= (await import('./MenuLines.tsx')).MenuLines)

/**
 * Actions behind one button. Arrows, Home, End and first letters move; Escape and Tab close. Most menus of a page are
 * never opened: what draws the lines comes with the first that is.
 */
export const Menu = ({ trigger, label, items, onOpen, alignEnd = false }: MenuProps) => {
  const { open, triggerProps, panelProps, close } = usePopover('menu', alignEnd, focusFirst)
  const [MenuLines, setMenuLines] = useState(() => loaded)

  useEffect(() => {
    if (!open) return
    onOpen?.()
    // Without its lines a menu is of no use; the next press tries again.
    load().then((lines) => setMenuLines(() => lines), close)
  }, [open, onOpen, close])

  return (
    <>
      {trigger(triggerProps)}
      <div {...panelProps} role="menu" aria-label={label} className={`${styles.panel} ${styles.menu}`}>
        {open && MenuLines && <MenuLines items={items} close={close} />}
      </div>
    </>
  )
}
