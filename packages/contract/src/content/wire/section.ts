import Type, { type Static } from 'typebox'
import { Image } from '../../media/wire/image.ts'
import { IdText, Moment } from '../../scalars.ts'
import { BoardBrief } from './board.ts'

/** (ours) Third-party clients that open a section by its id need to know whose board it is on. */
const SectionBoard = Type.Object({
  ...BoardBrief.properties,
  owner: Type.Object({ id: IdText, username: Type.String() }),
})

/** A section of a board (BOARD-02). It has no permissions of its own: its board decides. */
export const BoardSection = Type.Object({
  id: IdText,
  type: Type.Literal('boardsection'),
  title: Type.String(),
  slug: Type.String(),
  /** Path of the section's page: `/{username}/{board}/{section}/`. */
  url: Type.String(),
  board_id: IdText,
  board: SectionBoard,
  pin_count: Type.Integer(),
  /** Up to three of its newest pictures. */
  cover_images: Type.Array(Type.Object({ ...Image.properties, dominant_color: Type.String() })),
  created_at: Moment,
})
export type BoardSection = Static<typeof BoardSection>
