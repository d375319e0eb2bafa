/** Selectors for the toast region and its home in the page. */
const REGION = '[data-toasts]'
const HOME = '[data-toasts-home]'

/**
 * Shows a popover, or does so a moment later if the browser is just about to show another one: React also updates the
 * page then, for example to remove a dialog while a menu opens, and the browser refuses to show two within each other.
 */
export const showOnTop = (popover: HTMLElement): void => {
  try {
    popover.showPopover()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    setTimeout(() => {
      if (popover.isConnected && popover.childElementCount > 0 && !popover.matches(':popover-open')) {
        popover.showPopover()
      }
    })
  }
}

/** The open modals, the topmost last. */
const open: HTMLDialogElement[] = []

/**
 * A modal makes everything outside it inert, including toasts and their Undo, although they are above it. So while a
 * modal is open, the toast region is inside it.
 */
const moveToasts = (from: ParentNode): void => {
  const region = from.querySelector<HTMLElement>(REGION) ?? document.querySelector<HTMLElement>(REGION)
  const place = open.at(-1) ?? document.querySelector(HOME)
  if (!region || !place || region.parentElement === place) return
  const { activeElement } = document
  place.append(region)
  // Moving it removed it from the top layer.
  if (region.childElementCount > 0) showOnTop(region)
  if (activeElement instanceof HTMLElement && region.contains(activeElement)) activeElement.focus()
}

/** Moves the toasts into a modal that has opened. Returns a function that releases them. */
export const takeToasts = (dialog: HTMLDialogElement): (() => void) => {
  open.push(dialog)
  moveToasts(document)
  return () => {
    open.splice(open.indexOf(dialog), 1)
    // By now the dialog, and the toasts with it, may be out of the document.
    moveToasts(dialog)
  }
}
