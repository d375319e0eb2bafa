/** Called with each modal that opens; what it returns is called when that modal closes. */
export type ModalWatcher = (dialog: HTMLDialogElement) => () => void

let watcher: ModalWatcher | undefined

/** Sets what the application does with each modal, such as closing it on Back. */
export const watchModals = (next: ModalWatcher): void => void (watcher = next)

/** Tells the watcher about a modal that has opened. Returns a function for when it closes. */
export const reportModal = (dialog: HTMLDialogElement): (() => void) | undefined => watcher?.(dialog)
