/** Which pins are chosen, and the one a row would begin from. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly anchor: string | null
}

export const NOTHING: Selection = { ids: new Set(), anchor: null }

/** Chooses a pin, or lets go of it. */
export const toggled = ({ ids }: Selection, id: string): Selection => {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id }
}

/** Chooses everything from the last pin that was pressed up to this one, in the order shown. */
export const rangedTo = (selection: Selection, id: string, order: readonly string[]): Selection => {
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor)
  const to = order.indexOf(id)
  if (from < 0 || to < 0) return toggled(selection, id)
  const row = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...selection.ids, ...row]), anchor: selection.anchor }
}

export const allOf = (order: readonly string[]): Selection => ({ ids: new Set(order), anchor: null })

/** The chosen ones in the order shown. */
export const inOrder = ({ ids }: Selection, order: readonly string[]): string[] => order.filter((id) => ids.has(id))

/** What is dragged with a pin: the chosen ones when it is one of them, else it alone. */
export const draggedWith = (selection: Selection, id: string, order: readonly string[]): string[] =>
  selection.ids.has(id) ? inOrder(selection, order) : [id]

/** Before which pin one has to be put to stand `step` places on; `undefined` where it cannot go. */
export const placeAfterStep = (
  order: readonly string[],
  id: string,
  step: -1 | 1,
  hasMore: boolean,
): string | null | undefined => {
  const index = order.indexOf(id)
  if (index < 0 || (step < 0 && index === 0)) return undefined
  if (step < 0) return order[index - 1]
  if (index + 2 < order.length) return order[index + 2]
  // What follows the last one shown is not known before it is loaded.
  return index + 1 < order.length && !hasMore ? null : undefined
}

/** The order once a pin stands before another, or last. */
export const putBefore = (order: readonly string[], id: string, before: string | null): string[] => {
  const others = order.filter((other) => other !== id)
  const index = before === null ? others.length : others.indexOf(before)
  return index < 0 ? [...order] : others.toSpliced(index, 0, id)
}
