import Type from 'typebox'
import { LIMITS } from '../../limits.ts'
import { defineResource } from '../../resource.ts'
import { MfaChallengeWire } from '../wire/mfa.ts'
import { IdText } from '../../scalars.ts'
import { MultiAccountEntry, SessionAccounts } from '../wire/session.ts'
import { Profile, ProfileView } from '../../people/wire/user.ts'
import { SignedInViewer, ViewerWire } from '../wire/viewer.ts'

/** IDENT-01. The answer also sets the session: registration signs in. */
export const UserRegisterResource = defineResource('UserRegisterResource', {
  create: {
    signedOut: true,
    options: Type.Object({
      email: Type.String(),
      password: Type.String(),
      username: Type.Optional(Type.String()),
      first_name: Type.String(),
      last_name: Type.Optional(Type.String()),
      /** YYYY-MM-DD */
      birthday: Type.Optional(Type.String()),
      /** `female`, `male`, `custom` (then `custom_gender`), `unspecified` */
      gender: Type.Optional(Type.String()),
      custom_gender: Type.Optional(Type.String()),
      /** Makes it a business account. */
      business_name: Type.Optional(Type.String()),
      country: Type.Optional(Type.String()),
      locale: Type.Optional(Type.String()),
      referrer: Type.Optional(Type.String()),
      /** Of the address they first came by (SHELL-08); operators read it. */
      utm_campaign: Type.Optional(Type.String()),
      /** PIN-13: paths of pages of pins that they opened before, the latest first; other pages are passed over. */
      visited_pages: Type.Optional(Type.Array(Type.String(), { maxItems: LIMITS.visitedPinPages })),
      /** IDENT-15: the newcomer follows whoever sent it; one that does not work any more is ignored. */
      invite_code: Type.Optional(Type.String()),
      keep_current: Type.Optional(Type.Boolean()),
    }),
    data: SignedInViewer,
  },
})

/**
 * IDENT-03, IDENT-06, IDENT-10. `create` logs in; with `session_accounts` instead of a name it answers which of those
 * accounts are signed in in this browser. `update` switches to another of them. A login that needs a second step is
 * answered with a challenge, and goes on with another `create`: its `token`, and `mfa_token` or `passkey`.
 */
export const UserSessionResource = defineResource('UserSessionResource', {
  create: {
    signedOut: true,
    options: Type.Object({
      username_or_email: Type.Optional(Type.String()),
      password: Type.Optional(Type.String()),
      /** The second step (IDENT-20): of an app, or a recovery code. */
      mfa_token: Type.Optional(Type.String()),
      /** The second step: `AuthenticationResponseJSON` of the browser. */
      passkey: Type.Optional(Type.Object({}, { additionalProperties: true })),
      /** Of the challenge; stands for name and password. */
      token: Type.Optional(Type.String()),
      referrer: Type.Optional(Type.String()),
      /** Default `true`: the browser greets the person by name after the session is over. */
      remember: Type.Optional(Type.Boolean()),
      /** The account that was signed in stays so beside the new one. */
      keep_current: Type.Optional(Type.Boolean()),
      session_accounts: Type.Optional(SessionAccounts),
    }),
    data: Type.Union([SignedInViewer, MfaChallengeWire, Type.Object({ session_accounts: SessionAccounts })]),
  },
  update: { signedOut: true, options: Type.Object({ user_id: IdText }), data: SignedInViewer },
  delete: {
    signedOut: true,
    options: Type.Object({ disable_auth_failure_redirect: Type.Optional(Type.Boolean()) }),
    data: Type.Null(),
  },
})

/** IDENT-08: who this browser is to the site; for clients whose viewer may have changed. */
export const ViewerResource = defineResource('ViewerResource', {
  get: { signedOut: true, options: Type.Object({}), data: ViewerWire },
})

/** IDENT-10: the accounts signed in in this browser, and nobody else; sorted by full name, or username if some lack one. */
export const MultiUserResource = defineResource('MultiUserResource', {
  get: {
    signedOut: true,
    options: Type.Object({
      ids: Type.Array(IdText, { maxItems: 20 }),
      field_set_key: Type.Optional(Type.String()),
    }),
    data: Type.Array(MultiAccountEntry),
  },
})

export const UserResource = defineResource('UserResource', {
  get: {
    signedOut: true,
    options: Type.Object({ username: Type.String() }),
    data: Profile,
  },
})

/**
 * (ours) One's own portrait: `update` takes a finished upload of one's own, `delete` goes back to initials. Pictures that
 * are not square are shown by their middle.
 */
export const UserAvatarResource = defineResource('UserAvatarResource', {
  update: { options: Type.Object({ media_upload_id: IdText }), data: Profile },
  delete: { options: Type.Object({}), data: Profile },
})

/**
 * PEOPLE-01 (name ours): one's own cover: `update` takes a finished upload or a pin of one's own that everybody may see,
 * `delete` goes back to the newest pictures, `create` brings the one from before back.
 */
export const ProfileCoverResource = defineResource('ProfileCoverResource', {
  create: { options: Type.Object({}), data: Profile },
  update: {
    options: Type.Object({ media_upload_id: Type.Optional(IdText), pin_id: Type.Optional(IdText) }),
    data: Profile,
  },
  delete: { options: Type.Object({}), data: Profile },
})

/** PEOPLE-01 (name ours): how one's own profile opens. */
export const ProfileViewResource = defineResource('ProfileViewResource', {
  update: { options: Type.Partial(ProfileView), data: Profile },
})

export const UserFollowResource = defineResource('UserFollowResource', {
  create: { options: Type.Object({ user_id: IdText }), data: Profile },
  delete: { options: Type.Object({ user_id: IdText }), data: Profile },
})
