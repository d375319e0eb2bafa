import Type, { type Static } from 'typebox'
import { BoardAccess, BoardBrief } from './board.ts'
import { IdText, Moment, Nullable } from '../../scalars.ts'
import { User } from '../../people/wire/user.ts'

/** Business §4. Entries that wait for the owner's approval and withdrawn invitations are `not_invited`. */
export const CollaboratorInviteStatus = Type.Union([
  Type.Literal('not_invited'),
  Type.Literal('new'),
  Type.Literal('accepted'),
])
export type CollaboratorInviteStatus = Static<typeof CollaboratorInviteStatus>

/** (ours) What the viewer may do with an entry. */
export const CollaboratorInviteAction = Type.Union([
  Type.Literal('accept'),
  Type.Literal('approve'),
  Type.Literal('change_access'),
  Type.Literal('delete'),
])
export type CollaboratorInviteAction = Static<typeof CollaboratorInviteAction>

/** BOARD-04: a user's invitation, request or collaboration on a board. */
export const CollaboratorInvite = Type.Object({
  /** For a collaborator: the user's id, because the invitation no longer exists. */
  id: IdText,
  type: Type.Literal('collaboratorinvite'),
  board: BoardBrief,
  /** `null` when only the email address is known: the user shows once they accept. */
  invited_user: Nullable(User),
  email: Nullable(Type.String()),
  /** `null` when they requested to join, or when that user is deleted. */
  invited_by_user: Nullable(User),
  status: CollaboratorInviteStatus,
  access: BoardAccess,
  /** What the owner has to approve: a join request, or a collaborator's suggestion. */
  awaits_approval: Nullable(Type.Union([Type.Literal('join_request'), Type.Literal('suggestion')])),
  created_at: Moment,
  viewer_can: Type.Array(CollaboratorInviteAction),
})
export type CollaboratorInvite = Static<typeof CollaboratorInvite>
