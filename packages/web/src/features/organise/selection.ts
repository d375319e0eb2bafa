/** Which pins are chosen, and the one a row would begin from. */
export interface Selection {
  /** Everything in the place is chosen, shown yet or not, but for `ids`. */
  readonly isAll: boolean
  readonly ids: ReadonlySet<string>
  readonly anchor: string | null
}

export const NOTHING: Selection = { isAll: false, ids: new Set(), anchor: null }

export const isChosen = ({ isAll, ids }: Selection, id: string): boolean => ids.has(id) !== isAll

/** Chooses a pin, or lets go of it. */
export const toggled = ({ isAll, ids }: Selection, id: string): Selection => {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { isAll, ids: next, anchor: id }
}

/** Chooses everything from the last pin that was pressed up to this one, in the order shown. */
export const rangedTo = (selection: Selection, id: string, order: readonly string[]): Selection => {
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor)
  const to = order.indexOf(id)
  if (selection.isAll || from < 0 || to < 0) return toggled(selection, id)
  const row = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ...selection, ids: new Set([...selection.ids, ...row]) }
}

/** Everything in the place, of which `order` is shown. */
export const allOf = (order: readonly string[], hasMore: boolean): Selection =>
  hasMore ? { ...NOTHING, isAll: true } : { ...NOTHING, ids: new Set(order) }

/** The chosen ones that are shown, in that order. */
export const inOrder = (selection: Selection, order: readonly string[]): string[] =>
  order.filter((id) => isChosen(selection, id))

/** How many are chosen, of `total` in the place. */
export const countOf = (selection: Selection, order: readonly string[], total: number): number => {
  const shown = inOrder(selection, order).length
  return selection.isAll ? Math.max(shown, total - selection.ids.size) : shown
}

/** Pins to be moved, copied or deleted: these, or everything in their place but for these. */
export type ChosenPins = { readonly ids: readonly string[] } | { readonly except: readonly string[] }

export const chosenPins = (selection: Selection, order: readonly string[]): ChosenPins =>
  selection.isAll ? { except: [...selection.ids] } : { ids: inOrder(selection, order) }

/** What is dragged with a pin: the chosen ones when it is one of them, else it alone. */
export const draggedWith = (selection: Selection, id: string, order: readonly string[]): ChosenPins =>
  isChosen(selection, id) ? chosenPins(selection, order) : { ids: [id] }

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
