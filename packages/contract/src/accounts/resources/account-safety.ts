import Type from 'typebox'
import { defineResource } from '../../resource.ts'
import { BotChallenge } from '../wire/bot-check.ts'
import { DataDownload } from '../../upkeep/wire/data-download.ts'
import { MfaSettings, PasskeyInfo } from '../wire/mfa.ts'
import { IdText, Nullable } from '../../scalars.ts'
import { SessionInfo } from '../wire/session.ts'
import { SignedInViewer } from '../wire/viewer.ts'

/** IDENT-07: follows the link of the mail, in whichever browser. Asking for another mail is a REST call. */
export const EmailVerificationResource = defineResource('EmailVerificationResource', {
  create: { signedOut: true, options: Type.Object({ token: Type.String() }), data: Type.Null() },
})

/**
 * IDENT-13: `create` sends a link to the new address; `update` follows it, in whichever browser. The `password` is needed
 * where it was not given in this session within ten minutes (`auth.password_required`).
 */
export const EmailChangeResource = defineResource('EmailChangeResource', {
  create: {
    options: Type.Object({
      email: Type.String(),
      password: Type.Optional(Type.String()),
      /** Where the account has a parental passcode (IDENT-12). */
      passcode: Type.Optional(Type.String()),
    }),
    data: Type.Null(),
  },
  update: { signedOut: true, options: Type.Object({ token: Type.String() }), data: Type.Null() },
})

/** IDENT-13: the other sessions end at once. */
export const PasswordResource = defineResource('PasswordResource', {
  update: {
    options: Type.Object({
      /** Of whoever has one; the first password is set within ten minutes of a login. */
      old_password: Type.Optional(Type.String()),
      new_password: Type.String(),
      /** Where the account has a parental passcode (IDENT-12). */
      passcode: Type.Optional(Type.String()),
    }),
    data: Type.Null(),
  },
})

/**
 * `create` asks for a mail and answers the same for known and unknown names; `get` says whether its link can still be
 * used; `update` uses it. Nobody is signed in by it.
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

/** The password once more: for ten minutes what asks for it is content. */
export const ReauthenticationResource = defineResource('ReauthenticationResource', {
  create: { options: Type.Object({ password: Type.String() }), data: Type.Null() },
})

/** Where the person is signed in. `delete` ends one session, or without an id all but this one. */
export const UserSessionsResource = defineResource('UserSessionsResource', {
  get: { options: Type.Object({}), data: Type.Array(SessionInfo) },
  delete: { options: Type.Object({ session_id: Type.Optional(IdText) }), data: Type.Null() },
})

/** `delete`: this browser forgets whom it remembers ("Not you?"). */
export const RememberedPersonResource = defineResource('RememberedPersonResource', {
  delete: { signedOut: true, options: Type.Object({}), data: Type.Null() },
})

/** IDENT-02, IDENT-03: begins the session that a handshake has earned. */
export const HandshakeSessionResource = defineResource('HandshakeSessionResource', {
  create: {
    signedOut: true,
    options: Type.Object({
      token: Type.String(),
      isRegistration: Type.Optional(Type.Boolean()),
      /** Of a registration (IDENT-15). */
      invite_code: Type.Optional(Type.String()),
    }),
    data: SignedInViewer,
  },
})

const Again = { password: Type.Optional(Type.String()) }
/** Shown once; `null` where the person has codes already. */
const NewCodes = Nullable(Type.Array(Type.String()))

/** IDENT-20. The calls below that take a `password` need it where it was not given within ten minutes. */
export const MfaSettingsResource = defineResource('MfaSettingsResource', {
  get: { options: Type.Object({}), data: MfaSettings },
})

/** An authenticator app: `create` gives it a secret, `update` turns it on with the code it shows. */
export const TotpResource = defineResource('TotpResource', {
  create: {
    options: Type.Object(Again),
    /** `uri` (`otpauth://…`) is for a QR code, `secret` for those who type. */
    data: Type.Object({ secret: Type.String(), uri: Type.String() }),
  },
  update: { options: Type.Object({ code: Type.String() }), data: Type.Object({ recovery_codes: NewCodes }) },
  delete: { options: Type.Object(Again), data: Type.Null() },
})

/** Passkeys: `create` asks for one, `update` adds what the browser answered. */
export const PasskeyResource = defineResource('PasskeyResource', {
  create: {
    options: Type.Object(Again),
    /** `options`: `PublicKeyCredentialCreationOptionsJSON`. */
    data: Type.Object({ token: Type.String(), options: Type.Unknown() }),
  },
  update: {
    options: Type.Object({
      token: Type.String(),
      /** `RegistrationResponseJSON` of the browser. */
      response: Type.Object({}, { additionalProperties: true }),
      name: Type.String(),
    }),
    data: Type.Object({ passkey: PasskeyInfo, recovery_codes: NewCodes }),
  },
  delete: { options: Type.Object({ id: Type.String(), ...Again }), data: Type.Null() },
})

/** What the person calls one of their passkeys. */
export const PasskeyNameResource = defineResource('PasskeyNameResource', {
  update: { options: Type.Object({ id: Type.String(), name: Type.String() }), data: PasskeyInfo },
})

/** Ten new recovery codes; the old ones end. */
export const RecoveryCodesResource = defineResource('RecoveryCodesResource', {
  create: { options: Type.Object(Again), data: Type.Object({ recovery_codes: Type.Array(Type.String()) }) },
})

/** Deletes the person's own account: gone for everyone at once, purged after 30 days. Always asks for the password. */
export const AccountResource = defineResource('AccountResource', {
  delete: {
    options: Type.Object({
      /** Of whoever has one; else the login must be of the last ten minutes. */
      password: Type.Optional(Type.String()),
      /** Where the account has a parental passcode (IDENT-12). */
      passcode: Type.Optional(Type.String()),
    }),
    data: Type.Null(),
  },
})

/**
 * A copy of what the site keeps of the viewer. `get` answers the last one asked for; `create` asks for one, and while one is
 * being made answers that. The file itself is at the `url`, for the viewer's session alone.
 */
export const DataDownloadResource = defineResource('DataDownloadResource', {
  get: { options: Type.Object({}), data: Nullable(DataDownload) },
  create: {
    options: Type.Object({
      /** Needed where it was not given in this session within ten minutes (`auth.password_required`). */
      password: Type.Optional(Type.String()),
      /** Where the account has a parental passcode (IDENT-12). */
      passcode: Type.Optional(Type.String()),
    }),
    data: DataDownload,
  },
})

/** IDENT-09: what a client has to do to show that a person is behind an `action` (`session_verify`). */
export const BotCheckResource = defineResource('BotCheckResource', {
  get: { signedOut: true, options: Type.Object({ action: Type.String() }), data: BotChallenge },
})
