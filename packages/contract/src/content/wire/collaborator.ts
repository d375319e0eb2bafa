import Type, { type Static } from 'typebox'
import { BoardAccess, BoardBrief } from './board.ts'
import { IdText, Moment, Nullable } from '../../scalars.ts'
import { User } from '../../people/wire/user.ts'

/** Business §4. What waits for the owner's approval, and what was taken back, is `not_invited`. */
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

/** BOARD-04: how somebody stands to working on a board. */
export const CollaboratorInvite = Type.Object({
  /** Of a collaborator: theirs as a person, as they have no invite any more. */
  id: IdText,
  type: Type.Literal('collaboratorinvite'),
  board: BoardBrief,
  /** `null` where only an address is known: whose it is shows once they accept. */
  invited_user: Nullable(User),
  email: Nullable(Type.String()),
  /** `null` for whoever asked by themselves, or is gone. */
  invited_by_user: Nullable(User),
  status: CollaboratorInviteStatus,
  access: BoardAccess,
  /** What the owner is to approve: somebody who asks to join, or whom a collaborator suggests. */
  awaits_approval: Nullable(Type.Union([Type.Literal('join_request'), Type.Literal('suggestion')])),
  created_at: Moment,
  viewer_can: Type.Array(CollaboratorInviteAction),
})
export type CollaboratorInvite = Static<typeof CollaboratorInvite>
