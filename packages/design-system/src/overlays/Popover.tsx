import type { ReactNode } from 'react'
import styles from './Popover.module.css'
import { usePopover, type PopoverTrigger } from './use-popover.ts'

/** Props of {@link Popover}. */
export type PopoverProps = {
  /** Renders the button that opens it. Spread the given props on the button. */
  trigger: (props: PopoverTrigger) => ReactNode
  /** The panel's accessible name. */
  label: string
  /** The content, mounted only while open; may be a function that receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Aligns it with the end edge of the button instead of the start edge. */
  alignEnd?: boolean
}

/**
 * A panel next to its button, for selecting or reading something without leaving the page. On phones a sheet at the
 * bottom of the window.
 */
export const Popover = ({ trigger, label, children, alignEnd = false }: PopoverProps) => {
  const { triggerProps, panelProps, close, isPanel, Sheet, sheetProps } = usePopover('dialog', alignEnd)
  const content = () => (typeof children === 'function' ? children(close) : children)
  return (
    <>
      {trigger(triggerProps)}
      <div {...panelProps} role="dialog" aria-label={label} className={styles.panel}>
        {isPanel && content()}
      </div>
      {Sheet && (
        <Sheet {...sheetProps} label={label}>
          {content()}
        </Sheet>
      )}
    </>
  )
}
