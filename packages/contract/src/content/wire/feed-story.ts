import Type, { type Static } from 'typebox'
import { IdText } from '../../scalars.ts'
import { Pin } from './pin.ts'

/**
 * FIND-09: a group of pins at the top of a list, about something other than the list itself. `more_ideas` (ours): ideas
 * for a board that the viewer has not seen yet (BOARD-11).
 */
export const FeedStory = Type.Object({
  id: Type.String(),
  type: Type.Literal('story'),
  story_type: Type.Literal('more_ideas'),
  board_id: IdText,
  /** Path of the page with all of them. */
  url: Type.String(),
  objects: Type.Array(Pin),
})
export type FeedStory = Static<typeof FeedStory>
