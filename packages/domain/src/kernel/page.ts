/** A slice of a list. `next` continues it and is `undefined` at the end. */
export interface Page<Item, Cursor = ListCursor> {
  readonly items: readonly Item[]
  readonly next: Cursor | undefined
}

/** Where a list continues: the sort key and id of its last item, in the form its module defines. */
export type ListCursor = readonly (string | number)[]

export interface PageRequest {
  /** 1 to 250; checked at the entry point. */
  readonly size: number
  readonly after?: ListCursor
}
