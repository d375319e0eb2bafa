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
  readonly list: () => readonly OpenDialog[]
  readonly subscribe: (listener: () => void) => () => void
}

export const createDialogs = (): Dialogs => {
  const listeners = new Set<() => void>()
  let shown: readonly OpenDialog[] = []
  let nextId = 1
  const set = (next: readonly OpenDialog[]) => {
    shown = next
    listeners.forEach((listener) => listener())
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
    list: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
