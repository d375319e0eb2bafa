import type { ReactElement } from 'react'

/** One component on the components page: its name, and what it looks like in each of its states. */
export type Example = {
  name: string
  states: Readonly<Record<string, ReactElement>>
}
