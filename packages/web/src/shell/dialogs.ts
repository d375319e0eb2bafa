import type { ReactNode } from 'react'

/** Draws a dialog; `close` takes it away. */
export type DialogContent = (close: () => void) => ReactNode

export interface OpenDialog {
  readonly id: number
  readonly content: DialogContent
  readonly close: () => void
}

/** Dialogs that can be opened from anywhere, the last one in front. They close with the page they belong to. */
export interface Dialogs {
  readonly open: (content: DialogContent) => () => void
  readonly closeAll: () => void
  /**
   * Opens a dialog that has to come first; once that takes a while, waiting is shown over everything (SHELL-16). Who
   * presses again meanwhile, as with a double click, is given the one that comes and no second over it.
   */
  readonly bring: (load: () => Promise<DialogContent>) => Promise<void>
  readonly isWaiting: () => boolean
  readonly list: () => readonly OpenDialog[]
  readonly subscribe: (listener: () => void) => () => void
}

/** (ours) What comes sooner needs no word. */
const SOON_MS = 300

export const createDialogs = (): Dialogs => {
  const listeners = new Set<() => void>()
  let shown: readonly OpenDialog[] = []
  let nextId = 1
  let waiting = 0
  let isComing = false
  const tell = () => listeners.forEach((listener) => listener())
  const set = (next: readonly OpenDialog[]) => {
    shown = next
    tell()
  }
  const wait = (more: number) => {
    waiting += more
    tell()
  }
  const open = (content: DialogContent) => {
    const id = nextId++
    const close = () => set(shown.filter((dialog) => dialog.id !== id))
    set([...shown, { id, content, close }])
    return close
  }
  return {
    open,
    closeAll: () => {
      if (shown.length > 0) set([])
    },
    bring: async (load) => {
      if (isComing) return
      isComing = true
      let counted = 0
      const timer = setTimeout(() => wait((counted = 1)), SOON_MS)
      try {
        open(await load())
      } finally {
        isComing = false
        clearTimeout(timer)
        wait(-counted)
      }
    },
    isWaiting: () => waiting > 0,
    list: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
