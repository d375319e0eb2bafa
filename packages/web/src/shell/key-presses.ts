/** True if a key press belongs to something else: a field, an open dialog or menu, the browser. */
export const isBusyElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  isTyping(event.target) ||
  document.querySelector('dialog[open], [popover]:popover-open:not([role=status])') !== null

/** True if the focused element takes text input. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
