import type { CollectedPage } from './collect-page.ts'
import { readFragment } from './page-fragment.ts'

/** What a user wants to make pins of, on its way to the builder. */
export interface HandedOver {
  readonly files?: readonly File[]
  /** Of a page or a picture elsewhere. */
  readonly address?: string | null
  /** What was found on a page elsewhere. */
  readonly page?: CollectedPage
}

let waiting: HandedOver | undefined

/** For the builder, which opens next. */
export const handOver = (things: HandedOver): void => {
  waiting = things
}

/** Returns what was handed over by another page, or with the address, once. */
export const takeHandedOver = ({ location, history }: Window): HandedOver | undefined => {
  const things = waiting
  waiting = undefined
  const page = readFragment(location.hash)
  if (!page) return things
  // A reload must not ask again.
  history.replaceState(history.state, '', location.pathname + location.search)
  return { page }
}
