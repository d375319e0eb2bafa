import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { BotChallenge } from '../wire/bot-check.ts'
import { DataDownload } from '../../upkeep/wire/data-download.ts'
import { MfaSettings, PasskeyInfo } from '../wire/mfa.ts'
import { IdText, Nullable } from '../../scalars.ts'
import { SessionInfo } from '../wire/session.ts'
import { SignedInViewer } from '../wire/viewer.ts'

/** IDENT-07: follows the link of the verification mail, in any browser. Requesting another mail is a REST call. */
export const EmailVerificationResource = defineResource('EmailVerificationResource', {
  create: { signedOut: true, options: Type.Object({ token: Type.String() }), data: Type.Null() },
})

/** (ours) `delete` dismisses the reminder to verify the email address for 14 days, on every device. */
export const VerificationReminderResource = defineResource('VerificationReminderResource', {
  delete: { options: Type.Object({}), data: Type.Null() },
})

/**
 * IDENT-13: `create` sends a link to the new email address; `update` follows it, in any browser. The `password` is
 * required unless entered in this session within the last ten minutes (`auth.password_required`).
 */
export const EmailChangeResource = defineResource('EmailChangeResource', {
  create: {
    options: Type.Object({
      email: Type.String(),
      password: Type.Optional(Type.String()),
      /** Required if the account has a parental passcode (IDENT-12). */
      passcode: Type.Optional(Type.String()),
    }),
    data: Type.Null(),
  },
  update: { signedOut: true, options: Type.Object({ token: Type.String() }), data: Type.Null() },
})

/** IDENT-13: ends all other sessions immediately. */
export const PasswordResource = defineResource('PasswordResource', {
  update: {
    options: Type.Object({
      /** Required if there is one; a first password can be set within ten minutes of a login. */
      old_password: Type.Optional(Type.String()),
      new_password: Type.String(),
      /** Required if the account has a parental passcode (IDENT-12). */
      passcode: Type.Optional(Type.String()),
    }),
    data: Type.Null(),
  },
})

/**
 * `create` requests a mail, with the same response for known and unknown names; `get` returns whether its link still
 * works; `update` uses it. None of them logs the user in.
 */
export const PasswordResetResource = defineResource('PasswordResetResource', {
  create: { signedOut: true, options: Type.Object({ username_or_email: Type.String() }), data: Type.Null() },
  get: {
    signedOut: true,
    options: Type.Object({ token: Type.String() }),
    data: Type.Object({ is_valid: Type.Boolean() }),
  },
  update: {
    signedOut: true,
    options: Type.Object({ token: Type.String(), new_password: Type.String() }),
    data: Type.Null(),
  },
})

/** Confirms the password, which is then not required again for ten minutes. */
export const ReauthenticationResource = defineResource('ReauthenticationResource', {
  create: { options: Type.Object({ password: Type.String() }), data: Type.Null() },
})

/** Where the user is logged in. `delete` ends one session, or without an id all but this one. */
export const UserSessionsResource = defineResource('UserSessionsResource', {
  get: { options: Type.Object({}), data: Type.Array(SessionInfo) },
  delete: { options: Type.Object({ session_id: Type.Optional(IdText) }), data: Type.Null() },
})

/** `delete`: makes this browser forget the user it remembers ("Not you?"). */
export const RememberedPersonResource = defineResource('RememberedPersonResource', {
  delete: { signedOut: true, options: Type.Object({}), data: Type.Null() },
})

/** IDENT-02, IDENT-03: starts the session that a handshake has earned. */
export const HandshakeSessionResource = defineResource('HandshakeSessionResource', {
  create: {
    signedOut: true,
    options: Type.Object({
      token: Type.String(),
      /** Otherwise it is a login, which uses up no invite. */
      isRegistration: Type.Optional(Type.Boolean()),
      /** For a registration (IDENT-15). */
      invite_code: Type.Optional(Type.String()),
      /** As in `UserSessionResource create`. */
      remember: Type.Optional(Type.Boolean()),
      keep_current: Type.Optional(Type.Boolean()),
    }),
    data: SignedInViewer,
  },
})

const Again = { password: Type.Optional(Type.String()) }
/** Shown once; `null` when the user has codes already. */
const NewCodes = Nullable(Type.Array(Type.String()))

/** IDENT-20. The calls below that take a `password` require it unless entered within the last ten minutes. */
export const MfaSettingsResource = defineResource('MfaSettingsResource', {
  get: { options: Type.Object({}), data: MfaSettings },
})

/** An authenticator app: `create` gives it a secret, `update` turns it on with a code from the app. */
export const TotpResource = defineResource('TotpResource', {
  create: {
    options: Type.Object(Again),
    /** `uri` (`otpauth://…`) is for a QR code, `secret` for typing. */
    data: Type.Object({ secret: Type.String(), uri: Type.String() }),
  },
  update: { options: Type.Object({ code: Type.String() }), data: Type.Object({ recovery_codes: NewCodes }) },
  delete: { options: Type.Object(Again), data: Type.Null() },
})

/** Passkeys: `create` requests one, `update` adds the browser's response. */
export const PasskeyResource = defineResource('PasskeyResource', {
  create: {
    options: Type.Object(Again),
    /** `options`: `PublicKeyCredentialCreationOptionsJSON`. */
    data: Type.Object({ token: Type.String(), options: Type.Unknown() }),
  },
  update: {
    options: Type.Object({
      token: Type.String(),
      /** The browser's `RegistrationResponseJSON`. */
      response: Type.Object({}, { additionalProperties: true }),
      name: Type.String(),
    }),
    data: Type.Object({ passkey: PasskeyInfo, recovery_codes: NewCodes }),
  },
  delete: { options: Type.Object({ id: Type.String(), ...Again }), data: Type.Null() },
})

/** The user's name for one of their passkeys. */
export const PasskeyNameResource = defineResource('PasskeyNameResource', {
  update: { options: Type.Object({ id: Type.String(), name: Type.String() }), data: PasskeyInfo },
})

/** Ten new recovery codes; replaces the old ones. */
export const RecoveryCodesResource = defineResource('RecoveryCodesResource', {
  create: { options: Type.Object(Again), data: Type.Object({ recovery_codes: Type.Array(Type.String()) }) },
})

/**
 * Deletes the viewer's account: hidden from everyone immediately, erased after 30 days. Always requires the password.
 */
export const AccountResource = defineResource('AccountResource', {
  delete: {
    options: Type.Object({
      /** Required if there is one; otherwise the login must be at most ten minutes old. */
      password: Type.Optional(Type.String()),
      /** Required if the account has a parental passcode (IDENT-12). */
      passcode: Type.Optional(Type.String()),
    }),
    data: Type.Null(),
  },
})

/**
 * A copy of what the site stores about the viewer. `get` returns the last one requested; `create` requests one, or
 * returns the one being prepared. The file itself is at the `url`, only for the viewer's session.
 */
export const DataDownloadResource = defineResource('DataDownloadResource', {
  get: { options: Type.Object({}), data: Nullable(DataDownload) },
  create: {
    options: Type.Object({
      /** Required unless entered in this session within the last ten minutes (`auth.password_required`). */
      password: Type.Optional(Type.String()),
      /** Required if the account has a parental passcode (IDENT-12). */
      passcode: Type.Optional(Type.String()),
    }),
    data: DataDownload,
  },
})

/** IDENT-09: what a client has to do to prove that a human is behind an `action` (`session_verify`). */
export const BotCheckResource = defineResource('BotCheckResource', {
  get: { signedOut: true, options: Type.Object({ action: Type.String() }), data: BotChallenge },
})
