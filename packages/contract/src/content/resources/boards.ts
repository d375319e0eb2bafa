import Type, { type Static } from 'typebox'
import { defineResource } from '../../resource.ts'
import {
  Board,
  BoardCovers,
  BoardInterest,
  BoardPrivacy,
  BoardSensitivity,
  PickerBoard,
  PinOrder,
  BoardSuggestions,
} from '../wire/board.ts'
import { Pin } from '../wire/pin.ts'
import { IdText } from '../../scalars.ts'

/** `grid` leaves out of each pin's `images` what a grid does not show. */
export const FieldSetKey = Type.Optional(Type.String())

const editable = {
  name: Type.String(),
  description: Type.String(),
  privacy: BoardPrivacy,
  category: Type.Union([Type.String(), Type.Null()]),
}

/** BOARD-01, BOARD-08. `get` takes `board_id`, or `username` and `slug`. */
export const BoardResource = defineResource('BoardResource', {
  get: {
    signedOut: true,
    options: Type.Object({
      board_id: Type.Optional(IdText),
      username: Type.Optional(Type.String()),
      slug: Type.Optional(Type.String()),
    }),
    data: Board,
  },
  create: {
    options: Type.Object({
      name: editable.name,
      description: Type.Optional(editable.description),
      privacy: Type.Optional(editable.privacy),
      category: Type.Optional(editable.category),
    }),
    data: Board,
  },
  update: {
    options: Type.Object({
      board_id: IdText,
      ...Type.Partial(Type.Object(editable)).properties,
      /** BOARD-11: one of its pins; `null` for the newest. */
      cover_pin_id: Type.Optional(Type.Union([IdText, Type.Null()])),
      pin_order: Type.Optional(PinOrder),
      /** BOARD-11 */
      sensitivity: Type.Optional(Type.Union([BoardSensitivity, Type.Null()])),
    }),
    data: Board,
  },
  delete: { options: Type.Object({ board_id: IdText }), data: Type.Null() },
})

/** Field facts §3.1; lower case, as everything here. */
export const BoardPrivacyFilter = Type.Union([
  Type.Literal('all'),
  Type.Literal('public'),
  Type.Literal('protected'),
  Type.Literal('secret'),
  Type.Literal('public_and_secret'),
])
export type BoardPrivacyFilter = Static<typeof BoardPrivacyFilter>

/** Boards of one person, as far as the viewer may know of them; newest activity first. */
export const BoardsResource = defineResource('BoardsResource', {
  get: {
    changesWith: 'feed:public',
    signedOut: true,
    list: true,
    options: Type.Object({
      username: Type.String(),
      /** Others' boards are listed only where they are public, whatever the filter. */
      privacy_filter: Type.Optional(BoardPrivacyFilter),
      /** One's own boards that are put away, in place of the others. */
      archived: Type.Optional(Type.Boolean()),
    }),
    data: Board,
  },
})

/**
 * The same boards as a feed of typed items: business §7 names the call and does not show it, so it takes what clients tell
 * `BoardsResource`, and leaves out what is put away.
 */
export const BoardsFeedResource = defineResource('BoardsFeedResource', {
  get: {
    signedOut: true,
    list: true,
    options: Type.Object({ username: Type.String(), privacy_filter: Type.Optional(BoardPrivacyFilter) }),
    data: Board,
  },
})

export const BoardFeedResource = defineResource('BoardFeedResource', {
  get: {
    signedOut: true,
    list: true,
    options: Type.Object({
      board_id: IdText,
      field_set_key: FieldSetKey,
      /** Leaves out what stands in sections. */
      filter_section_pins: Type.Optional(Type.Boolean()),
    }),
    data: Pin,
  },
})

export const BoardFollowResource = defineResource('BoardFollowResource', {
  create: { options: Type.Object({ board_id: IdText }), data: Board },
  delete: { options: Type.Object({ board_id: IdText }), data: Board },
})

/** BOARD-10: boards the viewer may save to, those last saved to first, then by name. */
export const BoardPickerBoardsResource = defineResource('BoardPickerBoardsResource', {
  get: {
    list: true,
    options: Type.Object({ filter: Type.Optional(Type.String()) }),
    data: PickerBoard,
  },
})

/** BOARD-10: where somebody might keep a pin: their boards that are about the same, and names for a new one. */
export const BoardTitleSuggestionsResource = defineResource('BoardTitleSuggestionsResource', {
  get: { options: Type.Object({ pin_id: Type.String() }), data: BoardSuggestions },
})

/** BOARD-03 (name ours): puts a board away, and takes it out again. */
export const BoardArchiveResource = defineResource('BoardArchiveResource', {
  create: { options: Type.Object({ board_id: IdText }), data: Board },
  delete: { options: Type.Object({ board_id: IdText }), data: Board },
})

/** (ours) Takes the deletion of one's own board back, until it is removed for good. */
export const BoardRestoreResource = defineResource('BoardRestoreResource', {
  create: { options: Type.Object({ board_id: IdText }), data: Board },
})

/**
 * BOARD-11 (name ours): pins for a board, from boards that have much in common with it; for whoever may save to it.
 * `update`: the viewer has looked at them.
 */
export const BoardMoreIdeasResource = defineResource('BoardMoreIdeasResource', {
  get: {
    list: true,
    options: Type.Object({ board_id: IdText, interest: Type.Optional(Type.String()), field_set_key: FieldSetKey }),
    data: Pin,
  },
  update: { options: Type.Object({ board_id: IdText }), data: Board },
})

/** BOARD-11 (ours): pictures of a sensitive board and of its sections, which show once the viewer was asked. */
export const BoardCoversResource = defineResource('BoardCoversResource', {
  get: { signedOut: true, options: Type.Object({ board_id: IdText }), data: BoardCovers },
})

/** BOARD-11 (name ours): as `GET /v3/boards/{id}/interests/`. */
export const BoardInterestsResource = defineResource('BoardInterestsResource', {
  get: { options: Type.Object({ board_id: IdText }), data: Type.Array(BoardInterest) },
})
