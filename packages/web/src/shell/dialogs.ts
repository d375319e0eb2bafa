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
  /** Somebody waits for a dialog: shown over everything once it takes a while (SHELL-16). */
  readonly await: <T>(coming: Promise<T>) => Promise<T>
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
  const tell = () => listeners.forEach((listener) => listener())
  const set = (next: readonly OpenDialog[]) => {
    shown = next
    tell()
  }
  const wait = (more: number) => {
    waiting += more
    tell()
  }
  return {
    open: (content) => {
      const id = nextId++
      const close = () => set(shown.filter((dialog) => dialog.id !== id))
      set([...shown, { id, content, close }])
      return close
    },
    closeAll: () => {
      if (shown.length > 0) set([])
    },
    await: async (coming) => {
      let counted = 0
      const timer = setTimeout(() => wait((counted = 1)), SOON_MS)
      try {
        return await coming
      } finally {
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
