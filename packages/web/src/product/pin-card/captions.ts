import { useMemo } from 'react'
import { useAppSelector } from '../../services.tsx'
import type { RootState } from '../../store/root.ts'

/** One line of text and the space above it, px. */
const CAPTION_HEIGHT = 28

/** IDENT-13: true when the viewer wants pictures without titles in grids. */
export const hidesTitles = ({ session: { viewer } }: RootState): boolean =>
  viewer.kind === 'AUTH' && viewer.hides_titles

/** Stories in a board's list are not pins, and their titles always show. */
export const hasCaption = (state: RootState, id: string): boolean => {
  const pin = state.entities.pin[id]
  return !pin || (!hidesTitles(state) && Boolean(pin.title || pin.grid_title))
}

/** Returns a function that returns the height below a card's picture, px: one line, or nothing for pins without a title. */
export const useCaptionHeights = (ids: readonly string[]): ((id: string) => number) => {
  // As text, so that grids render again only when a title appears or disappears.
  const untitled = useAppSelector((state) => ids.filter((id) => !hasCaption(state, id)).join())
  return useMemo(() => {
    const without = new Set(untitled.split(','))
    return (id) => (without.has(id) ? 0 : CAPTION_HEIGHT)
  }, [untitled])
}
