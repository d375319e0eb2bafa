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

/** Pins that are put, one behind the other, before another pin, or last. */
export interface Put {
  readonly ids: readonly string[]
  readonly before: string | null
}

/** Beside which pin, or which section, something is let go of. */
export interface Beside {
  readonly id: string
  readonly isBehind: boolean
}

/** The first from this place on that is not put elsewhere; `undefined` where it is not shown yet. */
const nextStaying = (order: readonly string[], put: readonly string[], from: number, hasMore: boolean) =>
  order.slice(from).find((id) => !put.includes(id)) ?? (hasMore ? undefined : null)

/** What pins that are let go of beside another have to be put before; `undefined` where that is not known. */
export const placeBeside = (
  order: readonly string[],
  put: readonly string[],
  { id, isBehind }: Beside,
  hasMore: boolean,
): string | null | undefined => {
  const index = order.indexOf(id)
  return index < 0 ? undefined : nextStaying(order, put, index + (isBehind ? 1 : 0), hasMore)
}

/** Before which pin these have to be put to stand a step on, all in one row; `undefined` where they cannot go. */
export const placeAfterStep = (
  order: readonly string[],
  put: readonly string[],
  step: -1 | 1,
  hasMore: boolean,
): string | null | undefined => {
  const indexes = put.map((id) => order.indexOf(id))
  const [first, last] = [Math.min(...indexes), Math.max(...indexes)]
  if (put.length === 0 || first < 0) return undefined
  const isRow = last - first === put.length - 1
  if (step < 0 && first > 0) return order[first - 1]
  if (step < 0) return isRow ? undefined : nextStaying(order, put, 0, hasMore)
  if (last < order.length - 1) return nextStaying(order, put, last + 2, hasMore)
  // What follows the last one shown is not known before it is loaded.
  return isRow ? undefined : nextStaying(order, put, order.length, hasMore)
}

/** The order once pins stand before another, or last. */
export const putBefore = (order: readonly string[], { ids, before }: Put): string[] => {
  const others = order.filter((other) => !ids.includes(other))
  const index = before === null ? others.length : others.indexOf(before)
  return index < 0 ? [...order] : others.toSpliced(index, 0, ...ids)
}

/** Puts that move these; everything but some is put by putting those some around it, as not all of it is shown. */
export const putsOf = (pins: ChosenPins, order: readonly string[], before: string | null): Put[] => {
  if ('ids' in pins) return [{ ids: pins.ids, before }]
  const staying = order.filter((id) => pins.except.includes(id))
  const first = order.find((id) => !pins.except.includes(id)) ?? null
  const at = before === null ? staying.length : staying.indexOf(before)
  const around = [
    { ids: staying.slice(at), before: null },
    { ids: staying.slice(0, at), before: first },
  ]
  return around.filter(({ ids }) => ids.length > 0)
}
