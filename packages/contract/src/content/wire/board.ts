import Type, { type Static } from 'typebox'
import { Image } from '../../media/wire/image.ts'
import { IdText, Moment, Nullable } from '../../scalars.ts'
import { User } from '../../people/wire/user.ts'

/**
 * BOARD-01. `public`: anyone. `secret`: the owner and collaborators. `protected` (ours, docs/decisions): whoever has
 * the address may open it and its pins, but no list, feed, search or profile shows them.
 */
export const BoardPrivacy = Type.Union([Type.Literal('public'), Type.Literal('protected'), Type.Literal('secret')])
export type BoardPrivacy = Static<typeof BoardPrivacy>

export const BoardAction = Type.Union([
  Type.Literal('view'),
  Type.Literal('follow'),
  Type.Literal('save'),
  Type.Literal('organize'),
  Type.Literal('edit'),
  Type.Literal('delete'),
  // BOARD-04: asking somebody to work on it (a collaborator's is a suggestion), asking to, and no longer doing so.
  Type.Literal('invite'),
  Type.Literal('join'),
  Type.Literal('leave'),
])
export type BoardAction = Static<typeof BoardAction>

/** BOARD-04: what a collaborator may do. `write`: save, and look after their own pins. `delete` (ours): organize all of them. */
export const BoardAccess = Type.Union([Type.Literal('write'), Type.Literal('delete')])
export type BoardAccess = Static<typeof BoardAccess>

/** (ours) How a board's pins are sorted: as new as they are, or as they were put by hand (BOARD-02). */
export const PinOrder = Type.Union([Type.Literal('newest'), Type.Literal('oldest'), Type.Literal('custom')])
export type PinOrder = Static<typeof PinOrder>

/** BOARD-11. (ours) Why a board may be hard to look at, as its owner says. */
export const BoardSensitivity = Type.Union([
  Type.Literal('mature'),
  Type.Literal('graphic'),
  Type.Literal('distressing'),
])
export type BoardSensitivity = Static<typeof BoardSensitivity>

/** (ours) What the pins of boards are about that have much in common with one: a category. */
export const BoardInterest = Type.Object({ id: Type.String(), key: Type.String(), name: Type.String() })
export type BoardInterest = Static<typeof BoardInterest>

/** A board as pins and pickers name it. */
export const BoardBrief = Type.Object({
  id: IdText,
  type: Type.Literal('board'),
  name: Type.String(),
  /** Path of the board's page: `/{username}/{slug}/`. */
  url: Type.String(),
  privacy: BoardPrivacy,
})
export type BoardBrief = Static<typeof BoardBrief>

export const Board = Type.Object({
  ...BoardBrief.properties,
  slug: Type.String(),
  description: Type.String(),
  category: Nullable(Type.String()),
  layout: Type.String(),
  owner: User,
  pin_count: Type.Integer(),
  sectionless_pin_count: Type.Integer(),
  section_count: Type.Integer(),
  follower_count: Type.Integer(),
  collaborator_count: Type.Integer(),
  /** The first ten; BoardInvitesResource lists all. */
  collaborating_users: Type.Array(User),
  is_collaborative: Type.Boolean(),
  collaborated_by_me: Type.Boolean(),
  /** The viewer's, as a collaborator. */
  access: Nullable(BoardAccess),
  /** BOARD-04: somebody asks the viewer to work on it. */
  viewer_invite: Nullable(Type.Object({ invited_by_user: Nullable(User), access: BoardAccess })),
  viewer_collaborator_join_requested: Type.Boolean(),
  /** People who wait for the owner's approval; 0 for everyone else. */
  collaborator_request_count: Type.Integer(),
  /** BOARD-05: who is asked to take it over; for the two alone. */
  pending_ownership_transfer: Nullable(Type.Object({ user: User, requested_at: Moment })),
  followed_by_me: Type.Boolean(),
  archived_by_me_at: Nullable(Moment),
  /** (ours) Lists show it to this viewer. What none shows cannot be followed either, by visitors once they have logged in. */
  is_listed: Type.Boolean(),
  /** The pin its owner chose to stand for it (BOARD-11). */
  cover_pin: Nullable(Type.Object({ id: IdText })),
  pin_order: PinOrder,
  sensitivity: Nullable(BoardSensitivity),
  /** BOARD-11: clients ask the viewer before they show what is on it. Until then there are no covers. */
  sensitivity_screen: Type.Boolean(),
  /** BOARD-11: there may be ideas for it that the viewer has not seen. */
  has_fresh_more_ideas_tab: Type.Boolean(),
  /** Search engines are asked to leave it out: by its owner (IDENT-13), or because it asks before it shows or is put away. */
  is_search_hidden: Type.Boolean(),
  /** Up to five of the newest pictures this viewer may see, first the cover. */
  cover_images: Type.Array(Type.Object({ ...Image.properties, dominant_color: Type.String() })),
  created_at: Moment,
  pins_modified_at: Moment,
  viewer_can: Type.Array(BoardAction),
})
export type Board = Static<typeof Board>

/** BOARD-11: what the cards of a sensitive board show to whoever was asked. */
export const BoardCovers = Type.Object({
  cover_images: Board.properties.cover_images,
  sections: Type.Array(Type.Object({ id: IdText, cover_images: Board.properties.cover_images })),
})
export type BoardCovers = Static<typeof BoardCovers>

/** A board in the picker (BOARD-10). */
export const PickerBoard = Type.Object({
  ...BoardBrief.properties,
  pin_count: Type.Integer(),
  section_count: Type.Integer(),
  cover_image: Nullable(Type.Object({ ...Image.properties, dominant_color: Type.String() })),
  is_collaborative: Type.Boolean(),
})
export type PickerBoard = Static<typeof PickerBoard>

/** BOARD-10: for a pin that is to be kept. */
export const BoardSuggestions = Type.Object({
  /** Boards of the viewer that are about the same, the best first. */
  boards_shortlist: Type.Array(PickerBoard),
  /** What a new board could be called; none the viewer has. */
  boardTitleSuggestions: Type.Array(Type.String()),
})
export type BoardSuggestions = Static<typeof BoardSuggestions>
