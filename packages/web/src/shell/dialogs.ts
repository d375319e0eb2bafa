import type { ReactNode } from 'react'

/** Renders a dialog; `close` removes it. */
export type DialogContent = (close: () => void) => ReactNode

export interface OpenDialog {
  readonly id: number
  readonly content: DialogContent
  readonly close: () => void
}

/** Dialogs that can be opened from anywhere, the last one in front. They close when their page changes. */
export interface Dialogs {
  readonly open: (content: DialogContent) => () => void
  readonly closeAll: () => void
  /**
   * Opens a dialog whose code has to load first. If that takes a while, an overlay covers everything (SHELL-16).
   * Another click meanwhile, as in a double click, does not open a second dialog.
   */
  readonly bring: (load: () => Promise<DialogContent>) => Promise<void>
  readonly isWaiting: () => boolean
  readonly list: () => readonly OpenDialog[]
  readonly subscribe: (listener: () => void) => () => void
}

/** (ours) Anything faster needs no overlay. */
const SOON_MS = 300

export const createDialogs = (): Dialogs => {
  const listeners = new Set<() => void>()
  let shown: readonly OpenDialog[] = []
  let nextId = 1
  let waiting = 0
  let isComing = false
  const notify = () => listeners.forEach((listener) => listener())
  const set = (next: readonly OpenDialog[]) => {
    shown = next
    notify()
  }
  const wait = (more: number) => {
    waiting += more
    notify()
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
