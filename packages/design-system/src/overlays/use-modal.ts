import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'
import { focusNearest, focusTrailOf } from './focus-trail.ts'
import { isNarrow } from './narrow.ts'
import { takeToasts } from './toasts-above.ts'
import { reportModal } from './watch-modals.ts'

/** Returns what gets the initial focus. A keyboard on the screen would cover the list that a search field is for. */
const firstIn = (dialog: HTMLElement): HTMLElement | null => {
  const first = dialog.querySelector<HTMLElement>('[data-autofocus]')
  const isSearch = first?.matches('[type=search]') && isNarrow() && matchMedia('(pointer: coarse)').matches
  return isSearch ? null : first
}

/**
 * Returns the attributes for a `dialog` element that is modal while `open`. Returns the focus also when unmounted while
 * open, to the nearest remaining element if the opener is gone.
 */
export const useModal = (open: boolean, onClose: () => void, closeOnBackdrop: boolean) => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current!
    if (!open) return
    const before = focusTrailOf(document.activeElement)
    dialog.showModal()
    const releaseToasts = takeToasts(dialog)
    firstIn(dialog)?.focus()
    const end = reportModal(dialog)
    return () => {
      end?.()
      releaseToasts()
      dialog.close()
      focusNearest(before)
    }
  }, [open])
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // A file picker or a nested dialog inside fires its own event. For ours, the parent decides, not the browser.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      // If the event cannot be canceled, the handler below repairs the result.
      if (event.cancelable) onClose()
    },
    // On a second Escape without other input, the browser closes the dialog without asking. Reopen it and ask.
    onClose: (event: SyntheticEvent) => {
      const dialog = event.currentTarget as HTMLDialogElement
      if (event.target !== dialog || !open || dialog.open) return
      dialog.showModal()
      onClose()
    },
    // Mouse down (which a tap fires too), not click, because a text selection may end outside. The second click of a
    // double click belongs to what opened the dialog.
    onMouseDown: (event: MouseEvent) => {
      if (closeOnBackdrop && event.target === event.currentTarget && event.detail < 2) onClose()
    },
  }
}
