import type { LeaveGuard, Navigator } from '../../router/navigator.ts'

/** A navigator has one guard; these lie upon one another, as what they guard does: the last is asked first. */
const guardsOf = new WeakMap<Navigator, readonly LeaveGuard[]>()

/** Hears of every way away from here, before those that were there already. Gives how to take it away. */
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
