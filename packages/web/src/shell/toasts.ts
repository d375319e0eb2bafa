import type { ReactNode } from 'react'

/** A toast (SHELL-16). */
export interface ToastMessage {
  /** What happened. */
  readonly text: ReactNode
  /** `danger` for failures. */
  readonly kind?: 'neutral' | 'danger'
  readonly picture?: ReactNode
  /** A single action, such as Undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
  /** How long it stays, if the toast area should not decide. */
  readonly durationMs?: number
}

export type ShownToast = ToastMessage & { readonly id: string }

/** Short messages at the edge of the window that disappear by themselves. */
export interface Toasts {
  readonly show: (message: ToastMessage) => void
  readonly dismiss: (id: string) => void
  /** Sets a rule that rewrites toasts from now on. */
  readonly rephrase: (rule: (message: ToastMessage) => ToastMessage) => void
  readonly list: () => readonly ShownToast[]
  readonly subscribe: (listener: () => void) => () => void
}

/** (ours) More than three would cover the page. */
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
