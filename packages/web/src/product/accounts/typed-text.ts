const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'search')

/** Returns a function that tells whether a reload would lose something the user typed from now on. */
export const watchTyping = (window: Window): (() => boolean) => {
  const fields = new Set<HTMLInputElement | HTMLTextAreaElement>()
  window.document.addEventListener('input', ({ target }) => void (isField(target) && fields.add(target)), true)
  return () =>
    [...fields].some((field) => field.isConnected && field.value.trim() !== '') ||
    // Forms and builders with unsaved work refuse to be left (SHELL-17).
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
