import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { Invite, InviteMetadata, NewInvite } from '../wire/invite.ts'
import { IdText } from '../../scalars.ts'
import { Profile } from '../../people/wire/user.ts'

/** IDENT-15: the viewer's own invites. `create` makes a link, `get` lists the valid ones. */
export const InviteCodeResource = defineResource('InviteCodeResource', {
  get: { options: Type.Object({}), data: Type.Array(Invite) },
  create: {
    options: Type.Object({ invite_channel: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })) }),
    data: NewInvite,
  },
  delete: { options: Type.Object({ id: IdText }), data: Type.Null() },
})

/** IDENT-15: the sender of the invite whose code is in the URL; `invite.not_found` shows nothing. */
export const InviteCodeMetadataResource = defineResource('InviteCodeMetadataResource', {
  get: { signedOut: true, options: Type.Object({ invite_code: Type.String() }), data: InviteMetadata },
})

/** Follows the sender of the invite. Registration does the same with its `invite_code`. */
export const InviteAcceptanceResource = defineResource('InviteAcceptanceResource', {
  create: { options: Type.Object({ invite_code: Type.String() }), data: Profile },
})
