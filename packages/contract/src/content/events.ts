import Type from 'typebox'
import { defineEvent } from '../event.ts'
import { IdText, Nullable } from '../scalars.ts'

const Pin = Type.Object({ pin_id: IdText })
const PinOnBoard = Type.Object({ pin_id: IdText, board_id: IdText })
const PinsOfBoard = Type.Object({ board_id: Type.String(), pin_ids: Type.Array(IdText) })

/** A pin was created or saved; `origin_pin_id` is null unless it is a save. `link` is what may be read of its page. */
export const pinCreated = defineEvent(
  'pin.created',
  Type.Object({
    pin_id: IdText,
    board_id: IdText,
    pinner_id: IdText,
    origin_pin_id: Nullable(IdText),
    link: Nullable(Type.String()),
  }),
)
export const pinEdited = defineEvent('pin.edited', Pin)
export const pinLinkChanged = defineEvent(
  'pin.link_changed',
  Type.Object({ pin_id: IdText, link: Nullable(Type.String()) }),
)
export const pinDeleted = defineEvent('pin.deleted', PinOnBoard)
export const pinRestored = defineEvent(
  'pin.restored',
  Type.Object({ pin_id: IdText, board_id: IdText, link: Nullable(Type.String()) }),
)
/** `board_id` is the board they left, empty where no pin was found. */
export const pinsDeleted = defineEvent('pins.deleted', PinsOfBoard)
/** `board_id` is the board they are on now. */
export const pinsMoved = defineEvent('pins.moved', PinsOfBoard)

/** `reaction_type` 0: the reaction was removed. */
export const pinReacted = defineEvent(
  'pin.reacted',
  Type.Object({ pin_id: IdText, by_id: IdText, reaction_type: Type.Integer() }),
)
const Interaction = Type.Object({ pin_id: IdText, by_id: IdText, is_on: Type.Boolean() })
export const pinFavorited = defineEvent('pin.favorited', Interaction)
export const pinTried = defineEvent('pin.tried', Interaction)
/** The pinner asked `user_id` to sponsor the pin (PIN-10). */
export const pinSponsorRequested = defineEvent(
  'pin.sponsor_asked',
  Type.Object({ pin_id: IdText, by_id: IdText, user_id: IdText }),
)

/** The content of a linked page changed. Names the pins that link to it. */
export const linkPageChanged = defineEvent('link.page_changed', Type.Object({ pin_ids: Type.Array(IdText) }))

const Board = Type.Object({ board_id: IdText })

export const boardCreated = defineEvent('board.created', Board)
/** `has_other_words`: the name or description changed, so the board may be about other topics. */
export const boardEdited = defineEvent(
  'board.edited',
  Type.Object({ board_id: IdText, has_other_words: Type.Boolean() }),
)
export const boardPrivacyChanged = defineEvent('board.privacy_changed', Board)
export const boardDeleted = defineEvent('board.deleted', Board)
export const boardRestored = defineEvent('board.restored', Board)
export const boardFollowed = defineEvent(
  'board.followed',
  Type.Object({ board_id: IdText, user_id: IdText, owner_id: IdText }),
)

/** `user_id` is invited, is suggested or requests to join; `by_id` made the entry. */
const Invite = Type.Object({ board_id: IdText, user_id: IdText, by_id: IdText, invite_id: IdText })
const InviteToOwner = Type.Object({ ...Invite.properties, owner_id: IdText })

export const boardInvited = defineEvent('board.invited', Invite)
export const boardSuggested = defineEvent('board.suggested', InviteToOwner)
export const boardJoinRequested = defineEvent('board.join_requested', InviteToOwner)
/** `asked`: the collaborator had requested to join. */
export const boardJoined = defineEvent(
  'board.joined',
  Type.Object({ ...Invite.properties, asked: Type.Boolean(), invited_by_id: Nullable(IdText) }),
)
export const boardInviteEnded = defineEvent(
  'board.invite_ended',
  Type.Object({ ...Invite.properties, invited_by_id: Nullable(IdText) }),
)

const Transfer = { board_id: IdText, by_id: IdText, transfer_id: IdText }
export const boardTransferRequested = defineEvent(
  'board.transfer_requested',
  Type.Object({ ...Transfer, user_id: IdText }),
)
export const boardTransferEnded = defineEvent('board.transfer_ended', Type.Object(Transfer))
/** `user_id` owns the board now. */
export const boardTransferred = defineEvent('board.transferred', Type.Object({ ...Transfer, user_id: IdText }))

/** CREATE-07: `by_id` mentioned users in the description of a pin. */
export const pinMentioned = defineEvent(
  'pin.mentioned',
  Type.Object({ pin_id: IdText, by_id: IdText, user_ids: Type.Array(IdText) }),
)

/** CREATE-06: a scheduled pin of `user_id` was refused at its time. `refusal_id` is new each time. */
export const scheduledPinRefused = defineEvent(
  'scheduled_pin.refused',
  Type.Object({ scheduled_pin_id: IdText, user_id: IdText, refusal_id: IdText }),
)

/** `by_id` acted on the comment of `author_id`. */
const Comment = { comment_id: IdText, pin_id: IdText, parent_id: Nullable(IdText), author_id: IdText, by_id: IdText }

export const commentCreated = defineEvent('comment.created', Type.Object({ ...Comment, pinner_id: IdText }))
export const commentMentioned = defineEvent(
  'comment.mentioned',
  Type.Object({ ...Comment, user_ids: Type.Array(IdText) }),
)
export const commentLiked = defineEvent('comment.liked', Type.Object(Comment))
export const commentMarkedHelpful = defineEvent('comment.marked_helpful', Type.Object(Comment))
export const commentHighlighted = defineEvent('comment.highlighted', Type.Object(Comment))
export const commentFlagged = defineEvent('comment.flagged', Type.Object({ ...Comment, reason: Type.String() }))
