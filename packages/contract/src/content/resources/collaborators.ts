import Type from 'typebox'
import { LIMITS } from '../../limits.ts'
import { defineResource } from '../../resource.ts'
import { Board, BoardAccess } from '../wire/board.ts'
import { CollaboratorInvite } from '../wire/collaborator.ts'
import { IdText, Nullable } from '../../scalars.ts'

/** The board as the viewer sees it now; `null` when they can no longer see it. */
const BoardNow = Nullable(Board)

/**
 * BOARD-04. A board's collaborators and, for those who decide, its invitations and join requests. Without `board_id`:
 * the viewer's own invitations.
 */
export const BoardInvitesResource = defineResource('BoardInvitesResource', {
  get: {
    list: true,
    options: Type.Object({
      board_id: Type.Optional(IdText),
      /** Accepted but unused: without a board, invitations are always the viewer's own. */
      current_user: Type.Optional(Type.Boolean()),
    }),
    data: CollaboratorInvite,
  },
})

/**
 * BOARD-04. `create` invites users; when a collaborator does it, the owner has to approve. It never overrides: invited
 * users and collaborators stay as they are, and the response tells their state. `update` accepts; `delete` withdraws an
 * invitation, or declines the viewer's own.
 */
export const BoardInviteResource = defineResource('BoardInviteResource', {
  create: {
    options: Type.Object({
      board_id: IdText,
      invited_user_ids: Type.Array(IdText, { minItems: 1, maxItems: LIMITS.invitedAtOnce, uniqueItems: true }),
      access: Type.Optional(BoardAccess),
    }),
    data: Type.Array(CollaboratorInvite),
  },
  update: { options: Type.Object({ board_id: IdText, invited_user_id: Type.Optional(IdText) }), data: Board },
  delete: {
    options: Type.Object({
      board_id: IdText,
      /** Defaults to the viewer's own. */
      invited_user_id: Type.Optional(IdText),
      /** For an invitation sent to an email address. */
      invite_id: Type.Optional(IdText),
    }),
    data: BoardNow,
  },
})

/** BOARD-04: invites by email address. The response does not reveal whether a user has that address. */
export const BoardEmailInviteResource = defineResource('BoardEmailInviteResource', {
  create: {
    options: Type.Object({
      board_id: IdText,
      emails: Type.Array(Type.String({ maxLength: 254 }), { minItems: 1, maxItems: LIMITS.invitedAtOnce }),
      access: Type.Optional(BoardAccess),
    }),
    data: Type.Array(CollaboratorInvite),
  },
})

/**
 * BOARD-04. `update` changes a collaborator's permissions; `delete` removes one, or leaves the board if it names the
 * viewer.
 */
export const BoardCollaboratorResource = defineResource('BoardCollaboratorResource', {
  update: {
    options: Type.Object({ board_id: IdText, invited_user_id: IdText, access: BoardAccess }),
    data: CollaboratorInvite,
  },
  delete: { options: Type.Object({ board_id: IdText, invited_user_id: Type.Optional(IdText) }), data: BoardNow },
})

/** BOARD-04 (name ours): `create` requests to join a board, `delete` withdraws the request. */
export const BoardJoinRequestResource = defineResource('BoardJoinRequestResource', {
  create: { options: Type.Object({ board_id: IdText }), data: Board },
  delete: { options: Type.Object({ board_id: IdText }), data: BoardNow },
})

/** BOARD-04 (name ours): the owner approves or denies a join request, or a user suggested by a collaborator. */
export const BoardCollaboratorApprovalResource = defineResource('BoardCollaboratorApprovalResource', {
  create: {
    options: Type.Object({ board_id: IdText, invited_user_id: IdText, access: Type.Optional(BoardAccess) }),
    data: CollaboratorInvite,
  },
  delete: { options: Type.Object({ board_id: IdText, invited_user_id: IdText }), data: Type.Null() },
})

/**
 * BOARD-05 (name ours): `create` offers the board to a collaborator; they accept with `update`. `delete` cancels or
 * declines.
 */
export const BoardOwnershipTransferResource = defineResource('BoardOwnershipTransferResource', {
  create: { options: Type.Object({ board_id: IdText, user_id: IdText }), data: Board },
  update: { options: Type.Object({ board_id: IdText }), data: Board },
  delete: { options: Type.Object({ board_id: IdText }), data: Board },
})
