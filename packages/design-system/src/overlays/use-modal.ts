import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'
import { focusNearest, focusTrailOf } from './focus-trail.ts'
import { takeToasts } from './toasts-above.ts'

/**
 * Attributes for a `dialog` element that is modal while `open`. Returns the focus also when it is unmounted while open,
 * to the nearest that is left where what opened it has gone.
 */
export const useModal = (open: boolean, onClose: () => void, closeOnBackdrop: boolean) => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current!
    if (!open) return
    const before = focusTrailOf(document.activeElement)
    dialog.showModal()
    const letGoOfToasts = takeToasts(dialog)
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      letGoOfToasts()
      dialog.close()
      focusNearest(before)
    }
  }, [open])
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // A file picker or a nested dialog inside sends its own; and the parent, not the browser, decides about ours.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      // What cannot be prevented is put right when it has happened, below.
      if (event.cancelable) onClose()
    },
    // Escape a second time without anything between: the browser closes it without asking. It stands again, and asks.
    onClose: (event: SyntheticEvent) => {
      const dialog = event.currentTarget as HTMLDialogElement
      if (event.target !== dialog || !open || dialog.open) return
      dialog.showModal()
      onClose()
    },
    // Mouse down (a finger's tap is one too), not click: selecting text may end outside. The second press of a double
    // click belongs to what opened it.
    onMouseDown: (event: MouseEvent) => {
      if (closeOnBackdrop && event.target === event.currentTarget && event.detail < 2) onClose()
    },
  }
}
