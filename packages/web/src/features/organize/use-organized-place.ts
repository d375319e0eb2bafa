import type { BoardSection } from '@corkboard/contract/content/wire/section'
import { useMemo } from 'react'
import { placeFeed, sectionsOf } from '../../product/feeds.ts'
import { useBoard, useFeed } from '../../services.tsx'
import type { EntityRef } from '../../store/entities.ts'
import type { Place } from './place-lists.ts'

export const keyOf = ({ id }: EntityRef): string => id

/**
 * A board or section whose pins the user organizes, as far as it is loaded.
 * @param sectionId the section; `null` for the pins outside of sections
 */
export const useOrganizedPlace = (boardId: string, sectionId: string | null) => {
  const board = useBoard(boardId)
  const all = useFeed(placeFeed(boardId, sectionId))
  // Stories cannot be moved (FIND-09).
  const pins = useMemo(() => all.items.filter(({ type }) => type === 'pin'), [all.items])
  const feed = { ...all, items: pins }
  const { items: sections } = useFeed<BoardSection>(sectionsOf(boardId))
  const here = useMemo((): Place => ({ boardId, sectionId }), [boardId, sectionId])
  const order = useMemo(() => pins.map(keyOf), [pins])
  const section = sections.find(({ id }) => id === sectionId)
  return {
    board,
    feed,
    sections,
    section,
    here,
    /** Ids of the pins that are loaded, in their order. */
    order,
    pinCount: (sectionId === null ? board?.sectionless_pin_count : section?.pin_count) ?? order.length,
    canEdit: board?.viewer_can?.includes('edit') === true,
    // A board sorted from oldest to newest has no custom order to place a pin in.
    canReorder: board?.pin_order !== 'oldest',
    titleOf: (id: string): string => sections.find((one) => one.id === id)?.title ?? '',
  }
}

export type OrganizedPlace = ReturnType<typeof useOrganizedPlace>
