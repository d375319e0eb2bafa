import { Children, useEffect, useRef, type ReactNode } from 'react'
import styles from './ChipRow.module.css'

/** Props of {@link ChipRow}. */
export type ChipRowProps = {
  /** The accessible name. */
  label: string
  /** The chips. */
  children: ReactNode
  /** True if they lead to pages. */
  isNavigation?: boolean
}

/** Chips in one row, which scrolls if they do not fit and shows the selected one. */
export const ChipRow = ({ label, children, isNavigation = false }: ChipRowProps) => {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chip = row.current?.querySelector('[aria-current], [aria-pressed=true]')
    if (!chip) return
    const [shown, edges] = [chip.getBoundingClientRect(), row.current!.getBoundingClientRect()]
    const isInSight = shown.left >= edges.left && shown.right <= edges.right
    if (!isInSight) row.current!.scrollBy({ left: (shown.left + shown.right - edges.left - edges.right) / 2 })
  }, [])
  const list = (
    <ul ref={row} className={styles.row} aria-label={isNavigation ? undefined : label}>
      {Children.map(children, (chip) => chip && <li>{chip}</li>)}
    </ul>
  )
  return isNavigation ? <nav aria-label={label}>{list}</nav> : list
}
