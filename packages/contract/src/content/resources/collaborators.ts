import Type from 'typebox'
import { LIMITS } from '../../limits.ts'
import { defineResource } from '../../resource.ts'
import { Board, BoardAccess } from '../wire/board.ts'
import { CollaboratorInvite } from '../wire/collaborator.ts'
import { IdText, Nullable } from '../../scalars.ts'

/** How the board stands to the viewer now; `null` where to them there is none any more. */
const BoardNow = Nullable(Board)

/**
 * BOARD-04. Of a board: who works on it and, for whoever decides, who is asked or asks. Without `board_id`: the viewer's
 * own invitations.
 */
export const BoardInvitesResource = defineResource('BoardInvitesResource', {
  get: {
    list: true,
    options: Type.Object({
      board_id: Type.Optional(IdText),
      /** Accepted: without a board they are always the viewer's own. */
      current_user: Type.Optional(Type.Boolean()),
    }),
    data: CollaboratorInvite,
  },
})

/**
 * BOARD-04. `create` invites people; of a collaborator it is a suggestion that the owner approves. It never overrides: who
 * is invited or works on the board already stays as they are, and the answer says how. `update` accepts; `delete` takes
 * an invitation back, or declines one's own.
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
      /** Left out: the viewer's own. */
      invited_user_id: Type.Optional(IdText),
      /** One that went to an address. */
      invite_id: Type.Optional(IdText),
    }),
    data: BoardNow,
  },
})

/** BOARD-04: invites by address. The answer is the same whether anybody here has it. */
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

/** BOARD-04. `update` changes what a collaborator may do; `delete` removes one, or leaves a board where it names oneself. */
export const BoardCollaboratorResource = defineResource('BoardCollaboratorResource', {
  update: {
    options: Type.Object({ board_id: IdText, invited_user_id: IdText, access: BoardAccess }),
    data: CollaboratorInvite,
  },
  delete: { options: Type.Object({ board_id: IdText, invited_user_id: Type.Optional(IdText) }), data: BoardNow },
})

/** BOARD-04 (name ours): `create` asks to join a board, `delete` no longer asks. */
export const BoardJoinRequestResource = defineResource('BoardJoinRequestResource', {
  create: { options: Type.Object({ board_id: IdText }), data: Board },
  delete: { options: Type.Object({ board_id: IdText }), data: BoardNow },
})

/** BOARD-04 (name ours): the owner approves or denies who asks to join, or whom a collaborator suggests. */
export const BoardCollaboratorApprovalResource = defineResource('BoardCollaboratorApprovalResource', {
  create: {
    options: Type.Object({ board_id: IdText, invited_user_id: IdText, access: Type.Optional(BoardAccess) }),
    data: CollaboratorInvite,
  },
  delete: { options: Type.Object({ board_id: IdText, invited_user_id: IdText }), data: Type.Null() },
})

/**
 * BOARD-05 (name ours): `create` asks a collaborator to take the board over; they accept with `update`. `delete` cancels
 * it, or declines.
 */
export const BoardOwnershipTransferResource = defineResource('BoardOwnershipTransferResource', {
  create: { options: Type.Object({ board_id: IdText, user_id: IdText }), data: Board },
  update: { options: Type.Object({ board_id: IdText }), data: Board },
  delete: { options: Type.Object({ board_id: IdText }), data: Board },
})
