import type { ReactNode } from 'react'

/** A message of the global toast area (SHELL-16). */
export interface ToastMessage {
  /** What happened. */
  readonly text: ReactNode
  /** `danger` for failures. */
  readonly kind?: 'neutral' | 'danger'
  readonly picture?: ReactNode
  /** One thing to do about it, such as Undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
  /** How long it stays, where that is not for the toast area to say. */
  readonly durationMs?: number
}

export type ShownToast = ToastMessage & { readonly id: string }

/** Short messages at the edge of the window; they go by themselves. */
export interface Toasts {
  readonly show: (message: ToastMessage) => void
  readonly dismiss: (id: string) => void
  /** How messages are put from now on. */
  readonly rephrase: (rule: (message: ToastMessage) => ToastMessage) => void
  readonly list: () => readonly ShownToast[]
  readonly subscribe: (listener: () => void) => () => void
}

/** (ours) More than three cover the page. */
const MOST = 3

export const createToasts = (): Toasts => {
  const listeners = new Set<() => void>()
  let shown: readonly ShownToast[] = []
  let nextId = 1
  let rule = (message: ToastMessage) => message
  const set = (next: readonly ShownToast[]) => {
    shown = next
    listeners.forEach((listener) => listener())
  }
  return {
    show: (wanted) => {
      const message = rule(wanted)
      set([...shown, { ...message, id: String(nextId++) }].slice(-MOST))
    },
    rephrase: (next) => void (rule = next),
    dismiss: (id) => set(shown.filter((toast) => toast.id !== id)),
    list: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
