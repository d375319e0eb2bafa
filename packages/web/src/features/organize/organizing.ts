import { createContext, useContext, type DragEvent } from 'react'
import type { DropPlace } from './selection.ts'

/** The state and actions that a card of the organized grid uses. */
export interface Organizing {
  readonly isChosen: (pinId: string) => boolean
  readonly press: (pinId: string, isRow: boolean) => void
  readonly step: (pinId: string, step: -1 | 1) => void
  readonly drag: (event: DragEvent, pinId: string) => void
  readonly dropNextTo: (event: DragEvent, pin: DropPlace) => void
}

export const OrganizingContext = createContext<Organizing | null>(null)

export const useOrganizing = (): Organizing => {
  const organizing = useContext(OrganizingContext)
  if (!organizing) throw new Error('A card is organized outside of the mode.')
  return organizing
}

/** Drag data types. */
export const PIN_TYPE = 'application/x-corkboard-pin'
export const SECTION_TYPE = 'application/x-corkboard-section'

export const carries = (event: DragEvent, type: string): boolean => event.dataTransfer.types.includes(type)

/** Allows dropping data of this type here. Returns whether the event carries it. */
export const allowDrop = (event: DragEvent, type: string): boolean => {
  if (!carries(event, type)) return false
  event.preventDefault()
  event.dataTransfer.dropEffect = 'move'
  return true
}
