import Type, { type Static } from 'typebox'
import { Moment, Nullable } from '../../scalars.ts'

/** What a second step can be done with. `totp` and `recovery_code` are both typed as `mfa_token`. */
export const MfaMethod = Type.Union([Type.Literal('totp'), Type.Literal('passkey'), Type.Literal('recovery_code')])
export type MfaMethod = Static<typeof MfaMethod>

/** IDENT-20: the password was right; the login goes on with `token` and a second step, within ten minutes. */
export const MfaChallengeWire = Type.Object({
  kind: Type.Literal('MFA_REQUIRED'),
  token: Type.String(),
  methods: Type.Array(MfaMethod),
  /** `PublicKeyCredentialRequestOptionsJSON`, for the browser; `null` for somebody without passkeys. */
  passkey_options: Type.Unknown(),
})
export type MfaChallengeWire = Static<typeof MfaChallengeWire>

export const PasskeyInfo = Type.Object({
  id: Type.String(),
  /** As the person called it. */
  name: Type.String(),
  created_at: Moment,
  last_used_at: Nullable(Moment),
})
export type PasskeyInfo = Static<typeof PasskeyInfo>

/** How a person's login is secured beside the password. */
export const MfaSettings = Type.Object({
  is_enabled: Type.Boolean(),
  /** Owners and employees cannot do without. */
  is_required: Type.Boolean(),
  /** `false` for somebody without a password. */
  can_enable: Type.Boolean(),
  has_totp: Type.Boolean(),
  passkeys: Type.Array(PasskeyInfo),
  recovery_codes_left: Type.Integer(),
})
export type MfaSettings = Static<typeof MfaSettings>
