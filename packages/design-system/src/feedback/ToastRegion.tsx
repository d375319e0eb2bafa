import { useEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { CloseIcon } from '../icons/icons.tsx'
import styles from './ToastRegion.module.css'

/** One message of a {@link ToastRegion}. */
export type Toast = {
  /** Key of the message; the same id keeps its place and its time. */
  id: string
  /** What happened. */
  text: ReactNode
  /** `danger` for what failed. */
  kind?: 'neutral' | 'danger'
  /** A small picture before the text, of any size. */
  picture?: ReactNode
  /** A button, such as Undo; the toast goes when it is pressed. */
  action?: { label: string; onPress: () => void }
  /** How long it stays, ms. Default 5,000, with an action 8,000: there is something to decide. */
  durationMs?: number
}

/** Props of {@link ToastRegion}. */
export type ToastRegionProps = {
  /** The messages, oldest first; the application keeps them. */
  toasts: readonly Toast[]
  /** Its time is over, or it was closed, or its action taken. */
  onDismiss: (id: string) => void
  /** Name of the region. */
  label: string
  /** Name of each close button. */
  closeLabel: string
}

/**
 * Short messages at the foot of the window, on phones and tablets at its head (SHELL-16), the newest lowest. Render it once, always, so that screen readers know the region before
 * it speaks. Time stops while the pointer or the focus is on it.
 */
export const ToastRegion = ({ toasts, onDismiss, label, closeLabel }: ToastRegionProps) => {
  const region = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)
  const newest = toasts.at(-1)?.id

  // On phones a dialog is the whole window, and begins below them: how tall they are, only the browser can tell.
  useEffect(() => {
    const { style } = document.documentElement
    const sizes = new ResizeObserver(([entry]) => {
      style.setProperty('--toasts-size', `${entry?.contentRect.height ?? 0}px`)
    })
    sizes.observe(region.current!)
    return () => sizes.disconnect()
  }, [])

  // What opened meanwhile lies above the region: entering the top layer again puts it above that.
  useEffect(() => {
    const element = region.current!
    if (element.contains(document.activeElement)) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (newest !== undefined) element.showPopover()
  }, [newest])

  return (
    // A modal takes the region into itself while it is open, else nothing in it could be pressed.
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
