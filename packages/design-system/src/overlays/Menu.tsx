import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { MenuLines as Lines } from './MenuLines.tsx'
import styles from './Popover.module.css'
import { usePopover, type PopoverTrigger } from './use-popover.ts'

/** An item of a {@link Menu}. */
export type MenuItem = {
  /** The item's key. */
  id: string
  /** Its text; typing its first letters finds it. */
  label: string
  /** Shown before the text. */
  icon?: ReactNode
  /** Makes it a link. */
  href?: string
  /** Called when it is selected, after the menu has closed and returned the focus. */
  onSelect?: () => void
  /** True for a destructive action. */
  danger?: boolean
  /** True if it can be focused and read but not selected. */
  disabled?: boolean
  /** Makes it one of several options, selected or not. */
  checked?: boolean
  /** The heading of its group. Neighbors with the same group are shown under it, separate from the others. */
  group?: string
}

/** Props of {@link Menu}. */
export type MenuProps = {
  /** Renders the button that opens it. Spread the given props on the button. */
  trigger: (props: PopoverTrigger) => ReactNode
  /** The menu's accessible name. */
  label: string
  /** The items in order. */
  items?: readonly MenuItem[]
  /** Loads more items, after the others, whose code is not needed before it opens. */
  loadItems?: () => Promise<readonly MenuItem[]>
  /** Called when it opens, to load items that are not known yet. Pass the same function on every render. */
  onOpen?: () => void
  /** Aligns it with the end edge of the button instead of the start edge. */
  alignEnd?: boolean
}

const NONE: readonly MenuItem[] = []
const focusFirst = (menu: HTMLElement) => menu.querySelector<HTMLElement>('[role^=menuitem]')?.focus()

let loaded: typeof Lines | undefined
const load = async () => (loaded ??= (await import('./MenuLines.tsx')).MenuLines)

/**
 * Actions behind one button. Arrows, Home, End and first letters move; Escape and Tab close. Most menus on a page are
 * never opened, so the code that renders the items loads with the first one that is. On phones it is a sheet at the bottom
 * of the window.
 */
export const Menu = ({ trigger, label, items = NONE, loadItems, onOpen, alignEnd = false }: MenuProps) => {
  const popover = usePopover('menu', alignEnd, focusFirst)
  const { open, triggerProps, panelProps, close, isPanel, Sheet, sheetProps } = popover
  const [MenuLines, setMenuLines] = useState(() => (loadItems ? undefined : loaded))
  const [more, setMore] = useState(NONE)
  const all = more.length > 0 ? [...items, ...more] : items
  const loadMore = useEffectEvent(() => loadItems?.() ?? NONE)

  useEffect(() => {
    if (!open) return
    onOpen?.()
    const show = async () => {
      const [lines, others] = await Promise.all([load(), loadMore()])
      setMore(others)
      setMenuLines(() => lines)
    }
    // Without its items a menu is useless. The next click retries.
    show().catch(close)
  }, [open, onOpen, close])

  return (
    <>
      {trigger(triggerProps)}
      <div {...panelProps} role="menu" aria-label={label} className={`${styles.panel} ${styles.menu}`}>
        {isPanel && MenuLines && <MenuLines items={all} close={close} />}
      </div>
      {Sheet && MenuLines && (
        <Sheet {...sheetProps} label={label}>
          <div role="menu" aria-label={label} className={styles.inSheet}>
            <MenuLines items={all} close={close} />
          </div>
        </Sheet>
      )}
    </>
  )
}
