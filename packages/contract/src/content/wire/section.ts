import Type, { type Static } from 'typebox'
import { Image } from '../../media/wire/image.ts'
import { IdText, Moment } from '../../scalars.ts'

/** A section of a board (BOARD-02). It has no permissions of its own: its board decides. */
export const BoardSection = Type.Object({
  id: IdText,
  type: Type.Literal('boardsection'),
  title: Type.String(),
  slug: Type.String(),
  /** Path of the section's page: `/{username}/{board}/{section}/`. */
  url: Type.String(),
  board_id: IdText,
  pin_count: Type.Integer(),
  /** Up to three of its newest pictures. */
  cover_images: Type.Array(Type.Object({ ...Image.properties, dominant_color: Type.String() })),
  created_at: Moment,
})
export type BoardSection = Static<typeof BoardSection>
