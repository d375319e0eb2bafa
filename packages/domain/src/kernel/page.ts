/** A slice of a list. `next` continues it and is `undefined` at the end. */
export interface Page<Item, Cursor = ListCursor> {
  readonly items: readonly Item[]
  readonly next: Cursor | undefined
}

/** Where a list goes on: the sort key and id of its last item, as the module that made it understands them. */
export type ListCursor = readonly (string | number)[]

export interface PageRequest {
  /** 1 to 250; the edge has checked it. */
  readonly size: number
  readonly after?: ListCursor
}
