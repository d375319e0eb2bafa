import Type from 'typebox'
import { VISIT_LIMITS } from '../../visit-limits.ts'
import { defineResource } from '../../resource.ts'
import { MfaChallengeWire } from '../wire/mfa.ts'
import { IdText } from '../../scalars.ts'
import { MultiAccountEntry, SessionAccounts } from '../wire/session.ts'
import { RegistrationDetails } from '../wire/registration.ts'
import { Profile, ProfileView } from '../../people/wire/user.ts'
import { SignedInViewer, ViewerWire } from '../wire/viewer.ts'

/**
 * IDENT-01; also called `user-register`, as in the specification. The response also sets the session: registering logs
 * the user in.
 */
export const UserRegisterResource = defineResource('UserRegisterResource', {
  create: {
    signedOut: true,
    options: Type.Object({
      /** Required, as `password` and `first_name`, without a `facebook_token`. */
      email: Type.Optional(Type.String()),
      password: Type.Optional(Type.String()),
      first_name: Type.Optional(Type.String()),
      /** An id token of Facebook: creates an account without a password, or logs in to the account linked to it. */
      facebook_token: Type.Optional(Type.String()),
      /** If sent, it must be the user in the token. */
      facebook_id: Type.Optional(Type.String()),
      username: Type.Optional(Type.String()),
      ...RegistrationDetails,
      /** Makes it a business account. */
      business_name: Type.Optional(Type.String()),
      /** PIN-13: paths of pin pages that they opened before, latest first; other pages are ignored. */
      visited_pages: Type.Optional(Type.Array(Type.String(), { maxItems: VISIT_LIMITS.visitedPinPages })),
      /** IDENT-15: the new user follows the sender of the invite; an invalid invite is ignored. */
      invite_code: Type.Optional(Type.String()),
      keep_current: Type.Optional(Type.Boolean()),
    }),
    data: SignedInViewer,
  },
})

/**
 * IDENT-03, IDENT-06, IDENT-10. `create` logs in; with `session_accounts` instead of a name it returns which of those
 * accounts are logged in in this browser. `update` switches to another of them. A login that needs a second step
 * returns a challenge and continues with another `create`: its `token`, and `mfa_token` or `passkey`.
 */
export const UserSessionResource = defineResource('UserSessionResource', {
  create: {
    signedOut: true,
    options: Type.Object({
      username_or_email: Type.Optional(Type.String()),
      password: Type.Optional(Type.String()),
      /** The second step (IDENT-20): a code from an app, or a recovery code. */
      mfa_token: Type.Optional(Type.String()),
      /** The second step: the browser's `AuthenticationResponseJSON`. */
      passkey: Type.Optional(Type.Object({}, { additionalProperties: true })),
      /** Token of the challenge; replaces name and password. */
      token: Type.Optional(Type.String()),
      /** Accepted, because consumer §3 sends it; only that of a registration is kept. */
      referrer: Type.Optional(Type.String()),
      /** Default `true`: the browser greets the user by name after the session ends. */
      remember: Type.Optional(Type.Boolean()),
      /** Keeps the current account logged in next to the new one. */
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

/** IDENT-08: the current viewer of this browser; for clients whose viewer may have changed. */
export const ViewerResource = defineResource('ViewerResource', {
  get: { signedOut: true, options: Type.Object({}), data: ViewerWire },
})

/**
 * IDENT-10: the accounts logged in in this browser, and no others; sorted by full name, or by username if some have
 * none.
 */
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
 * (ours) The viewer's avatar: `update` takes one of their finished uploads, `delete` returns to initials. Pictures that
 * are not square are cropped to the middle.
 */
export const UserAvatarResource = defineResource('UserAvatarResource', {
  update: { options: Type.Object({ media_upload_id: IdText }), data: Profile },
  delete: { options: Type.Object({}), data: Profile },
})

/**
 * PEOPLE-01 (name ours): the viewer's cover: `update` takes one of their finished uploads or public pins, `delete`
 * removes it, `create` restores the previous cover.
 */
export const ProfileCoverResource = defineResource('ProfileCoverResource', {
  create: { options: Type.Object({}), data: Profile },
  update: {
    options: Type.Object({ media_upload_id: Type.Optional(IdText), pin_id: Type.Optional(IdText) }),
    data: Profile,
  },
  delete: { options: Type.Object({}), data: Profile },
})

/** PEOPLE-01 (name ours): the view that the viewer's profile opens with. */
export const ProfileViewResource = defineResource('ProfileViewResource', {
  update: { options: Type.Partial(ProfileView), data: Profile },
})

export const UserFollowResource = defineResource('UserFollowResource', {
  create: { options: Type.Object({ user_id: IdText }), data: Profile },
  delete: { options: Type.Object({ user_id: IdText }), data: Profile },
})
