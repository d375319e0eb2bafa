import type { ReactElement } from 'react'

/** A component on the components page: its name and its states. */
export type Example = {
  name: string
  states: Readonly<Record<string, ReactElement>>
}
