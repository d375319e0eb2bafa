import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { Pin } from '../wire/pin.ts'
import { IdText } from '../../scalars.ts'
import { BoardSection } from '../wire/section.ts'
import { FieldSetKey } from './boards.ts'

/**
 * BOARD-02. `get` takes `section_id`, or `username`, the board's `slug` (third-party clients: `board_slug`) and
 * `section_slug`.
 */
export const BoardSectionResource = defineResource('BoardSectionResource', {
  get: {
    signedOut: true,
    options: Type.Object({
      section_id: Type.Optional(IdText),
      username: Type.Optional(Type.String()),
      slug: Type.Optional(Type.String()),
      board_slug: Type.Optional(Type.String()),
      section_slug: Type.Optional(Type.String()),
    }),
    data: BoardSection,
  },
  create: { options: Type.Object({ board_id: IdText, title: Type.String() }), data: BoardSection },
  update: {
    options: Type.Object({
      section_id: IdText,
      title: Type.Optional(Type.String()),
      /** (ours) The section to move it before; `null` moves it to the end. */
      before_section_id: Type.Optional(Type.Union([IdText, Type.Null()])),
    }),
    data: BoardSection,
  },
  /** (ours) Its pins stay on the board; `with_pins` deletes them too. */
  delete: { options: Type.Object({ section_id: IdText, with_pins: Type.Optional(Type.Boolean()) }), data: Type.Null() },
})

/** A board's sections, in its owner's order. */
export const BoardSectionsResource = defineResource('BoardSectionsResource', {
  get: { signedOut: true, list: true, options: Type.Object({ board_id: IdText }), data: BoardSection },
})

export const BoardSectionPinsResource = defineResource('BoardSectionPinsResource', {
  get: {
    signedOut: true,
    list: true,
    options: Type.Object({ section_id: IdText, field_set_key: FieldSetKey }),
    data: Pin,
  },
})
