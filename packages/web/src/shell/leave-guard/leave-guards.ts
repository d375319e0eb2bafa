import type { LeaveGuard, Navigator } from '../../router/navigator.ts'

/** A navigator has one guard, so these form a stack, like what they guard: the last one is called first. */
const guardsOf = new WeakMap<Navigator, readonly LeaveGuard[]>()

/**
 * Adds a guard that is called before the existing ones on every navigation away. Returns a function that removes it.
 */
export const putGuard = (navigator: Navigator, guard: LeaveGuard): (() => void) => {
  const set = (guards: readonly LeaveGuard[]) => {
    guardsOf.set(navigator, guards)
    navigator.setGuard(
      guards.length === 0 ? undefined : (steps, enter) => guards.toReversed().some((one) => one(steps, enter)),
    )
  }
  set([...(guardsOf.get(navigator) ?? []), guard])
  return () => set((guardsOf.get(navigator) ?? []).filter((one) => one !== guard))
}
