import Type, { type Static } from 'typebox'
import { Moment, Nullable } from '../../scalars.ts'

/** Methods for the second step. `totp` and `recovery_code` are both entered as `mfa_token`. */
export const MfaMethod = Type.Union([Type.Literal('totp'), Type.Literal('passkey'), Type.Literal('recovery_code')])
export type MfaMethod = Static<typeof MfaMethod>

/** IDENT-20: the password was correct; the login continues with `token` and a second step, within ten minutes. */
export const MfaChallengeWire = Type.Object({
  kind: Type.Literal('MFA_REQUIRED'),
  token: Type.String(),
  methods: Type.Array(MfaMethod),
  /** `PublicKeyCredentialRequestOptionsJSON` for the browser; `null` for users without passkeys. */
  passkey_options: Type.Unknown(),
})
export type MfaChallengeWire = Static<typeof MfaChallengeWire>

export const PasskeyInfo = Type.Object({
  id: Type.String(),
  /** The user's name for it. */
  name: Type.String(),
  created_at: Moment,
  last_used_at: Nullable(Moment),
})
export type PasskeyInfo = Static<typeof PasskeyInfo>

/** How a user's login is secured in addition to the password. */
export const MfaSettings = Type.Object({
  is_enabled: Type.Boolean(),
  /** True for owners and employees, who cannot turn it off. */
  is_required: Type.Boolean(),
  /** `false` for users without a password. */
  can_enable: Type.Boolean(),
  has_totp: Type.Boolean(),
  passkeys: Type.Array(PasskeyInfo),
  recovery_codes_left: Type.Integer(),
})
export type MfaSettings = Static<typeof MfaSettings>
