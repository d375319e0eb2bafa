import type { ReactNode } from 'react'
import styles from './Popover.module.css'
import { usePopover, type PopoverTrigger } from './use-popover.ts'

/** Props of {@link Popover}. */
export type PopoverProps = {
  /** Draws the button that opens it; spread the given props on it. */
  trigger: (props: PopoverTrigger) => ReactNode
  /** Name of the panel. */
  label: string
  /** What it holds, mounted only while open; may be a function that is given `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Lines up with the end edge of the button instead of its start. */
  alignEnd?: boolean
}

/** A panel beside its button, for something to choose or read without leaving the page. */
export const Popover = ({ trigger, label, children, alignEnd = false }: PopoverProps) => {
  const { open, triggerProps, panelProps, close } = usePopover('dialog', alignEnd)
  return (
    <>
      {trigger(triggerProps)}
      <div {...panelProps} role="dialog" aria-label={label} className={styles.panel}>
        {open && (typeof children === 'function' ? children(close) : children)}
      </div>
    </>
  )
}
