import Type, { type Static } from 'typebox'
import { IdText, Moment, Nullable } from '../../scalars.ts'

/** Consumer §4: channels whose landing page shows no popover. */
export const CHANNELS_WITHOUT_POPOVER: readonly number[] = [5, 9, 12, 16]

/** One of the viewer's own invites. */
export const Invite = Type.Object({
  id: IdText,
  invite_channel: Type.Integer(),
  uses_left: Type.Integer(),
  created_at: Moment,
  expires_at: Moment,
})
export type Invite = Static<typeof Invite>

/** The code is shown only once. */
export const NewInvite = Type.Object({ ...Invite.properties, invite_code: Type.String(), url: Type.String() })
export type NewInvite = Static<typeof NewInvite>

/** IDENT-15: the user who sent the invite (consumer §3 "Invite metadata"). */
export const InviteMetadata = Type.Object({
  sender: Type.Object({
    id: IdText,
    first_name: Type.String(),
    full_name: Type.String(),
    image_medium_url: Nullable(Type.String()),
    /** True when this viewer may write to them; for a visitor, when anyone may. `false` for the viewer themselves. */
    should_show_messaging: Type.Boolean(),
  }),
  invite_channel: Type.Integer(),
  /** True when a signed-out desktop visitor gets the popover. */
  shows_popover: Type.Boolean(),
})
export type InviteMetadata = Static<typeof InviteMetadata>
