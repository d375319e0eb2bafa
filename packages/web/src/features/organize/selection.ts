/** The selected pins, and the anchor from which a row is selected. */
export interface Selection {
  /** True when everything in the place is selected except `ids`, shown yet or not. */
  readonly isAll: boolean
  readonly ids: ReadonlySet<string>
  readonly anchor: string | null
}

export const NOTHING: Selection = { isAll: false, ids: new Set(), anchor: null }

export const isChosen = ({ isAll, ids }: Selection, id: string): boolean => ids.has(id) !== isAll

/** Selects or deselects a pin. */
export const toggled = ({ isAll, ids }: Selection, id: string): Selection => {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { isAll, ids: next, anchor: id }
}

/** Selects everything from the last pressed pin to this one, in the order shown. */
export const rangedTo = (selection: Selection, id: string, order: readonly string[]): Selection => {
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor)
  const to = order.indexOf(id)
  if (selection.isAll || from < 0 || to < 0) return toggled(selection, id)
  const row = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ...selection, ids: new Set([...selection.ids, ...row]) }
}

/** Selects all pins of the place. `order` lists those that are shown. */
export const allOf = (order: readonly string[], hasMore: boolean): Selection =>
  hasMore ? { ...NOTHING, isAll: true } : { ...NOTHING, ids: new Set(order) }

/** Returns the selected pins that are shown, in that order. */
export const inOrder = (selection: Selection, order: readonly string[]): string[] =>
  order.filter((id) => isChosen(selection, id))

/** Returns how many of the place's `total` pins are selected. */
export const countOf = (selection: Selection, order: readonly string[], total: number): number => {
  const shown = inOrder(selection, order).length
  return selection.isAll ? Math.max(shown, total - selection.ids.size) : shown
}

/** Pins to move, copy or delete: these, or everything in their place except these. */
export type ChosenPins = { readonly ids: readonly string[] } | { readonly except: readonly string[] }

export const chosenPins = (selection: Selection, order: readonly string[]): ChosenPins =>
  selection.isAll ? { except: [...selection.ids] } : { ids: inOrder(selection, order) }

/** Returns what is dragged with a pin: the selection if the pin is part of it, otherwise the pin alone. */
export const draggedWith = (selection: Selection, id: string, order: readonly string[]): ChosenPins =>
  isChosen(selection, id) ? chosenPins(selection, order) : { ids: [id] }

/** Pins to move, one after the other, before another pin or to the end. */
export interface Put {
  readonly ids: readonly string[]
  readonly before: string | null
}

/** The pin or section next to which something is dropped. */
export interface DropPlace {
  readonly id: string
  readonly isBehind: boolean
}

/** Returns the first item from this index on that is not being moved; `undefined` if it is not loaded yet. */
const nextStaying = (order: readonly string[], put: readonly string[], from: number, hasMore: boolean) =>
  order.slice(from).find((id) => !put.includes(id)) ?? (hasMore ? undefined : null)

/** Returns the item that pins dropped next to another have to go before; `undefined` if that is not known. */
export const placeNextTo = (
  order: readonly string[],
  put: readonly string[],
  { id, isBehind }: DropPlace,
  hasMore: boolean,
): string | null | undefined => {
  const index = order.indexOf(id)
  return index < 0 ? undefined : nextStaying(order, put, index + (isBehind ? 1 : 0), hasMore)
}

/** Returns the pin that these have to go before to move one step on as a row; `undefined` if they cannot move. */
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
  // What follows the last loaded pin is unknown.
  return isRow ? undefined : nextStaying(order, put, order.length, hasMore)
}

/** Returns the order after moving pins before another pin or to the end. */
export const putBefore = (order: readonly string[], { ids, before }: Put): string[] => {
  const others = order.filter((other) => !ids.includes(other))
  const index = before === null ? others.length : others.indexOf(before)
  return index < 0 ? [...order] : others.toSpliced(index, 0, ...ids)
}

/**
 * Returns the moves for these pins. If everything except some moves, it moves those few around the rest instead,
 * because the rest may not be loaded.
 */
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
