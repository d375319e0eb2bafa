const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'search')

/** Before a page reloads for another account; cancelled by what would lose text that is not on the screen. */
export const RELOAD_AHEAD = 'corkboard:reload-ahead'

/** Returns a function that tells whether a reload would lose something the user typed from now on. */
export const watchTyping = (window: Window): (() => boolean) => {
  const fields = new Set<HTMLInputElement | HTMLTextAreaElement>()
  window.document.addEventListener('input', ({ target }) => void (isField(target) && fields.add(target)), true)
  const isCancelled = (type: string) => !window.dispatchEvent(new Event(type, { cancelable: true }))
  return () =>
    [...fields].some((field) => field.isConnected && field.value.trim() !== '') ||
    // Forms and builders with unsaved work refuse to be left (SHELL-17).
    isCancelled('beforeunload') ||
    isCancelled(RELOAD_AHEAD)
}
