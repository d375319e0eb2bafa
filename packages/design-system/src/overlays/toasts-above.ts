/** Marks the region of toasts, and the place in the page that it belongs to. */
const REGION = '[data-toasts]'
const HOME = '[data-toasts-home]'

/** Modals that are open, the one on top last. */
const open: HTMLDialogElement[] = []

/**
 * A modal makes everything outside of it inert, toasts and their Undo too, though they lie above it: while one is open,
 * their region is part of it.
 */
const moveToasts = (from: ParentNode): void => {
  const region = from.querySelector<HTMLElement>(REGION) ?? document.querySelector<HTMLElement>(REGION)
  const place = open.at(-1) ?? document.querySelector(HOME)
  if (!region || !place || region.parentElement === place) return
  const { activeElement } = document
  place.append(region)
  // Moved, it has left the top layer.
  if (region.childElementCount > 0) region.showPopover()
  if (activeElement instanceof HTMLElement && region.contains(activeElement)) activeElement.focus()
}

/** Takes the toasts into a modal that has opened. Gives how to let go of them. */
export const takeToasts = (dialog: HTMLDialogElement): (() => void) => {
  open.push(dialog)
  moveToasts(document)
  return () => {
    open.splice(open.indexOf(dialog), 1)
    // It may be out of the document by now, and the toasts with it.
    moveToasts(dialog)
  }
}
