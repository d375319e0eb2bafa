import { useEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { CloseIcon } from '../icons/icons.tsx'
import { showOnTop } from '../overlays/toasts-above.ts'
import styles from './ToastRegion.module.css'

/** A message in a {@link ToastRegion}. */
export type Toast = {
  /** The message's key. The same id keeps its place and its time. */
  id: string
  /** What happened. */
  text: ReactNode
  /** `danger` for failures. */
  kind?: 'neutral' | 'danger'
  /** A small picture before the text, of any size. */
  picture?: ReactNode
  /** A button, such as Undo. Clicking it closes the toast. */
  action?: { label: string; onPress: () => void }
  /** How long it stays, ms. Default 5,000, or 8,000 with an action, because the user has to decide. */
  durationMs?: number
}

/** Props of {@link ToastRegion}. */
export type ToastRegionProps = {
  /** The messages, oldest first. The application owns them. */
  toasts: readonly Toast[]
  /** Called when its time is over, it is closed, or its action is used. */
  onDismiss: (id: string) => void
  /** The region's accessible name. */
  label: string
  /** The accessible name of each close button. */
  closeLabel: string
}

/**
 * Short messages at the bottom of the window, on phones and tablets at the top (SHELL-16), the newest lowest. Always
 * render it, exactly once, so that screen readers know the region before it announces anything. Timers pause while the
 * pointer or the focus is on it.
 */
export const ToastRegion = ({ toasts, onDismiss, label, closeLabel }: ToastRegionProps) => {
  const region = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)
  const newest = toasts.at(-1)?.id

  // On phones a dialog fills the window below the toasts, and only the browser knows their height.
  useEffect(() => {
    const { style } = document.documentElement
    const sizes = new ResizeObserver(([entry]) => {
      style.setProperty('--toasts-size', `${entry?.contentRect.height ?? 0}px`)
    })
    sizes.observe(region.current!)
    return () => sizes.disconnect()
  }, [])

  // Anything that opened in the meantime is above the region. Re-entering the top layer puts the region on top.
  useEffect(() => {
    const element = region.current!
    if (element.contains(document.activeElement)) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (newest !== undefined) showOnTop(element)
  }, [newest])

  return (
    // An open modal moves the region into itself; otherwise nothing in the region could be clicked.
    <div data-toasts-home="">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only hold the clock */}
      <div
        ref={region}
        data-toasts=""
        popover="manual"
        role="status"
        aria-live="polite"
        aria-relevant="additions text"
        aria-label={label}
        className={styles.region}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} held={held} onDismiss={onDismiss} closeLabel={closeLabel} />
        ))}
      </div>
    </div>
  )
}

type ToastLineProps = Pick<ToastRegionProps, 'onDismiss' | 'closeLabel'> & { toast: Toast; held: boolean }

const ToastLine = ({ toast, held, onDismiss, closeLabel }: ToastLineProps) => {
  const { id, action } = toast
  const dismiss = useRef(onDismiss)
  const leftMs = useRef(toast.durationMs ?? (action ? 8000 : 5000))
  useEffect(() => {
    dismiss.current = onDismiss
  })
  useEffect(() => {
    if (held) return
    const since = performance.now()
    const timer = setTimeout(() => dismiss.current(id), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - since
    }
  }, [held, id])

  return (
    <div className={toast.kind === 'danger' ? `${styles.toast} ${styles.danger}` : styles.toast}>
      {toast.picture && <span className={styles.picture}>{toast.picture}</span>}
      <span className={styles.text}>{toast.text}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onPress()
            onDismiss(id)
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label={closeLabel} icon={<CloseIcon />} onClick={() => onDismiss(id)} />
    </div>
  )
}
