import type { ReactNode } from 'react'

/** A toast (SHELL-16). */
export interface ToastMessage {
  /** What happened. */
  readonly text: ReactNode
  /** `danger` for failures. */
  readonly kind?: 'neutral' | 'danger'
  readonly picture?: ReactNode
  /** Of the same acts only one toast shows, for all of them. Its action is for all of them too. */
  readonly act?: { readonly name: string; readonly several: (count: number) => ReactNode }
  /** A single action, such as Undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
  /** How long it stays, if the toast area should not decide. */
  readonly durationMs?: number
}

export type ShownToast = ToastMessage & {
  readonly id: string
  /** How many acts it is about. */
  readonly count: number
}

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

/** Returns the toast for an act and the same acts before it. */
const joined = (message: ToastMessage, before: ShownToast | undefined): ToastMessage & { readonly count: number } => {
  const { act, action } = message
  if (!act || !before) return { ...message, count: 1 }
  const count = before.count + 1
  const onPress = () => {
    action?.onPress()
    before.action?.onPress()
  }
  return { ...message, count, text: act.several(count), ...(action && { action: { ...action, onPress } }) }
}

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
      const before = shown.find(({ act }) => act !== undefined && act.name === message.act?.name)
      const others = shown.filter((toast) => toast !== before)
      set([...others, { ...joined(message, before), id: String(nextId++) }].slice(-MOST))
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
