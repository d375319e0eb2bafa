import Type, { type Static } from 'typebox'
import { Image } from '../../media/wire/image.ts'
import { IdText, Moment, Nullable } from '../../scalars.ts'
import { User } from '../../people/wire/user.ts'

/**
 * BOARD-01. `public`: anyone. `secret`: the owner and collaborators. `protected` (ours, docs/decisions): anyone with
 * the URL can open it and its pins, but no list, feed, search or profile shows them.
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
  // BOARD-04: inviting a user (by a collaborator: suggesting them), requesting to join, and leaving.
  Type.Literal('invite'),
  Type.Literal('join'),
  Type.Literal('leave'),
])
export type BoardAction = Static<typeof BoardAction>

/**
 * BOARD-04: what a collaborator may do. `write`: save pins and manage their own. `delete` (ours): organize all pins.
 */
export const BoardAccess = Type.Union([Type.Literal('write'), Type.Literal('delete')])
export type BoardAccess = Static<typeof BoardAccess>

/** (ours) The order of a board's pins: newest first, oldest first, or arranged by hand (BOARD-02). */
export const PinOrder = Type.Union([Type.Literal('newest'), Type.Literal('oldest'), Type.Literal('custom')])
export type PinOrder = Static<typeof PinOrder>

/** BOARD-11. (ours) Why a board may be hard to look at, according to its owner. */
export const BoardSensitivity = Type.Union([
  Type.Literal('mature'),
  Type.Literal('graphic'),
  Type.Literal('distressing'),
])
export type BoardSensitivity = Static<typeof BoardSensitivity>

/** (ours) A category that the pins of boards with much in common are about. */
export const BoardInterest = Type.Object({ id: Type.String(), key: Type.String(), name: Type.String() })
export type BoardInterest = Static<typeof BoardInterest>

/** A board as named by pins and pickers. */
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
  /** How its page lays pins out: `sections` when it has any, before the other pins. */
  layout: Type.Union([Type.Literal('default'), Type.Literal('sections')]),
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
  /** The viewer's own access, if they are a collaborator. */
  access: Nullable(BoardAccess),
  /** BOARD-04: the viewer's invitation to collaborate. */
  viewer_invite: Nullable(Type.Object({ invited_by_user: Nullable(User), access: BoardAccess })),
  viewer_collaborator_join_requested: Type.Boolean(),
  /** Number of users who wait for the owner's approval; 0 for everyone else. */
  collaborator_request_count: Type.Integer(),
  /** BOARD-05: the user who was offered the board; visible only to the two users. */
  pending_ownership_transfer: Nullable(Type.Object({ user: User, requested_at: Moment })),
  followed_by_me: Type.Boolean(),
  archived_by_me_at: Nullable(Moment),
  /**
   * (ours) True when lists show it to this viewer. A board that no list shows cannot be followed, even by visitors who
   * log in later.
   */
  is_listed: Type.Boolean(),
  /** The pin its owner chose as the cover (BOARD-11). */
  cover_pin: Nullable(Type.Object({ id: IdText })),
  pin_order: PinOrder,
  sensitivity: Nullable(BoardSensitivity),
  /** BOARD-11: true when clients must ask the viewer before they show the content. Until then there are no covers. */
  sensitivity_screen: Type.Boolean(),
  /** BOARD-11: true when there may be ideas for it that the viewer has not seen. */
  has_fresh_more_ideas_tab: Type.Boolean(),
  /**
   * True when search engines are asked to ignore it: because of its owner's setting (IDENT-13), its sensitivity screen,
   * or because it is archived.
   */
  is_search_hidden: Type.Boolean(),
  /** Up to five of the newest pictures this viewer may see, the cover first. */
  cover_images: Type.Array(Type.Object({ ...Image.properties, dominant_color: Type.String() })),
  created_at: Moment,
  pins_modified_at: Moment,
  viewer_can: Type.Array(BoardAction),
})
export type Board = Static<typeof Board>

/** PIN-02: the board of a pin. Only a single pin that is requested has more than its name. */
export const PinBoard = Type.Object({
  ...BoardBrief.properties,
  ...Type.Partial(Type.Pick(Board, ['layout', 'owner', 'is_collaborative', 'collaborated_by_me', 'access'])).properties,
})
export type PinBoard = Static<typeof PinBoard>

/** BOARD-11: the card pictures of a sensitive board, shown after the viewer confirms. */
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

/** PIN-06: one of the viewer's own pins of a picture. */
export const OwnSave = Type.Object({
  boardId: IdText,
  sectionId: Nullable(IdText),
  localPinId: IdText,
  /** True for the pin that the viewer created; the others are saves. */
  isCreated: Type.Boolean(),
})
export type OwnSave = Static<typeof OwnSave>

/** BOARD-10: where to save a pin. */
export const BoardSuggestions = Type.Object({
  /** PIN-06: where the viewer has the pin already, newest first. */
  saves: Type.Array(OwnSave),
  /** The viewer's boards on the same subject, best match first. */
  boards_shortlist: Type.Array(PickerBoard),
  /** PIN-06: the archived boards among `saves`, which the picker's own list does not have. */
  archived_boards: Type.Array(PickerBoard),
  /** Names for a new board; none that the viewer already uses. */
  boardTitleSuggestions: Type.Array(Type.String()),
})
export type BoardSuggestions = Static<typeof BoardSuggestions>
