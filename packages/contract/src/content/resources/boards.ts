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
import { FeedStory } from '../wire/feed-story.ts'
import { Pin } from '../wire/pin.ts'
import { IdText } from '../../scalars.ts'

/** `grid` omits what a grid does not show from each pin's `images`. */
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
      /** BOARD-11: one of the board's pins; `null` for the newest. */
      cover_pin_id: Type.Optional(Type.Union([IdText, Type.Null()])),
      pin_order: Type.Optional(PinOrder),
      /** BOARD-11 */
      sensitivity: Type.Optional(Type.Union([BoardSensitivity, Type.Null()])),
    }),
    data: Board,
  },
  delete: { options: Type.Object({ board_id: IdText }), data: Type.Null() },
})

/** Field facts §3.1; in lower case, like everything here. */
export const BoardPrivacyFilter = Type.Union([
  Type.Literal('all'),
  Type.Literal('public'),
  Type.Literal('protected'),
  Type.Literal('secret'),
  Type.Literal('public_and_secret'),
])
export type BoardPrivacyFilter = Static<typeof BoardPrivacyFilter>

/** A user's boards that the viewer may see; newest activity first. */
export const BoardsResource = defineResource('BoardsResource', {
  get: {
    changesWith: 'feed:public',
    signedOut: true,
    list: true,
    options: Type.Object({
      username: Type.String(),
      /** Boards of others are listed only if they are public, whatever the filter. */
      privacy_filter: Type.Optional(BoardPrivacyFilter),
      /** The viewer's own archived boards, instead of the others. */
      archived: Type.Optional(Type.Boolean()),
    }),
    data: Board,
  },
})

/**
 * The same boards as a feed of typed items: business §7 names the call without showing it, so it takes the options of
 * `BoardsResource` and leaves out archived boards.
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
      /** Leaves out pins in sections. */
      filter_section_pins: Type.Optional(Type.Boolean()),
      /** (ours) Puts stories for the viewer above the first pins. */
      add_stories: Type.Optional(Type.Boolean()),
    }),
    data: Type.Union([Pin, FeedStory]),
  },
})

export const BoardFollowResource = defineResource('BoardFollowResource', {
  create: { options: Type.Object({ board_id: IdText }), data: Board },
  delete: { options: Type.Object({ board_id: IdText }), data: Board },
})

/** BOARD-10: boards the viewer may save to, last saved first, then by name. */
export const BoardPickerBoardsResource = defineResource('BoardPickerBoardsResource', {
  get: {
    list: true,
    options: Type.Object({ filter: Type.Optional(Type.String()) }),
    data: PickerBoard,
  },
})

/** BOARD-10: where to save a pin: the viewer's boards on the same subject, and names for a new one. */
export const BoardTitleSuggestionsResource = defineResource('BoardTitleSuggestionsResource', {
  get: { options: Type.Object({ pin_id: Type.String() }), data: BoardSuggestions },
})

/** BOARD-03 (name ours): archives and unarchives a board. */
export const BoardArchiveResource = defineResource('BoardArchiveResource', {
  create: { options: Type.Object({ board_id: IdText }), data: Board },
  delete: { options: Type.Object({ board_id: IdText }), data: Board },
})

/** (ours) Undoes the deletion of the viewer's own board, until it is erased. */
export const BoardRestoreResource = defineResource('BoardRestoreResource', {
  create: { options: Type.Object({ board_id: IdText }), data: Board },
})

/**
 * BOARD-11 (name ours): pins for a board, from boards that have much in common with it; for everyone who may save to
 * it. `update`: the viewer has seen them.
 */
export const BoardMoreIdeasResource = defineResource('BoardMoreIdeasResource', {
  get: {
    list: true,
    options: Type.Object({ board_id: IdText, interest: Type.Optional(Type.String()), field_set_key: FieldSetKey }),
    data: Pin,
  },
  update: { options: Type.Object({ board_id: IdText }), data: Board },
})

/** (ours) The ideas for a board by the name that third-party clients know. */
export const BoardRelatedPixieFeedResource = defineResource('BoardRelatedPixieFeedResource', {
  get: { list: true, options: Type.Object({ board_id: IdText, field_set_key: FieldSetKey }), data: Pin },
})

/** BOARD-11 (ours): pictures of a sensitive board and its sections, shown after the viewer confirms. */
export const BoardCoversResource = defineResource('BoardCoversResource', {
  get: { signedOut: true, options: Type.Object({ board_id: IdText }), data: BoardCovers },
})

/** BOARD-11 (name ours): like `GET /v3/boards/{id}/interests/`. */
export const BoardInterestsResource = defineResource('BoardInterestsResource', {
  get: { options: Type.Object({ board_id: IdText }), data: Type.Array(BoardInterest) },
})
