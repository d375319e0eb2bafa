import Type, { type Static } from 'typebox'
import { PinGlance } from './notifications.ts'
import { IdText, Moment, Nullable } from '../../scalars.ts'
import { User } from '../../people/wire/user.ts'

/** An event of a group conversation, instead of a message. */
export const ConversationEvent = Type.Union([
  Type.Literal('began'),
  Type.Literal('added'),
  Type.Literal('left'),
  /** The text is the name; empty when the name was removed. */
  Type.Literal('named'),
])
export type ConversationEvent = Static<typeof ConversationEvent>

/** A message, pin or event by a member. */
export const Message = Type.Object({
  id: IdText,
  type: Type.Literal('message'),
  conversation_id: IdText,
  sender_id: IdText,
  /** The author; they may have left the conversation since. */
  sender: Nullable(User),
  event: Nullable(ConversationEvent),
  /** The user who was added. */
  subject: Nullable(User),
  /** Empty for a pin without text. */
  text: Type.String(),
  pin: Nullable(PinGlance),
  /** True when a pin was sent that this reader may not see, or no longer. */
  is_pin_unavailable: Type.Boolean(),
  created_at: Moment,
})
export type Message = Static<typeof Message>

/** What the viewer may do with a group conversation. */
export const ConversationAction = Type.Union([Type.Literal('add'), Type.Literal('name'), Type.Literal('leave')])
export type ConversationAction = Static<typeof ConversationAction>

/** PEOPLE-03: a conversation as one of its members sees it. */
export const Conversation = Type.Object({
  id: IdText,
  type: Type.Literal('conversation'),
  /** True for a conversation of more than two users, or started as one. */
  is_group: Type.Boolean(),
  /** Empty when not set, and for a direct conversation. */
  name: Type.String(),
  /** The other member of a direct conversation; for a request, the user who sent it. */
  user: Nullable(User),
  /** All other members that the viewer can see, in the order they joined. */
  users: Type.Array(User),
  /** Those of them who have not accepted yet. */
  waiting_user_ids: Type.Array(IdText),
  /** How far each of the others has read; for a direct conversation see `read_by_other_to`. */
  reads: Type.Array(Type.Object({ user_id: IdText, read_to: IdText })),
  last_message: Nullable(Message),
  is_unread: Type.Boolean(),
  /** True while a stranger's request to write to the viewer, or to add them, is pending. */
  is_request: Type.Boolean(),
  can_write: Type.Boolean(),
  /** Error code: why the viewer cannot write. */
  refusal: Nullable(Type.String()),
  /** The last message of the viewer that the other member has read, once they have replied. */
  read_by_other_to: Nullable(IdText),
  viewer_can: Type.Array(ConversationAction),
})
export type Conversation = Static<typeof Conversation>

/**
 * PEOPLE-02: a stranger wants to write to the viewer, or to have them in a group conversation. Its id is the
 * conversation's.
 */
export const ContactRequest = Type.Object({
  id: IdText,
  type: Type.Literal('contactrequest'),
  user: User,
  conversation_id: IdText,
  is_group: Type.Boolean(),
  /** Name of the group conversation. */
  name: Type.String(),
  last_message: Nullable(Message),
  /** The viewer has declined (business §3 uses these two names). */
  hasDeclined: Type.Boolean(),
  /** The viewer has blocked the user who sent the request. */
  hasBlocked: Type.Boolean(),
})
export type ContactRequest = Static<typeof ContactRequest>
