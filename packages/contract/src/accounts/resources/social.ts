import Type, { type Static } from 'typebox'
import { defineResource } from '../../resource.ts'
import { Moment, Nullable } from '../../scalars.ts'

/** The page of the provider to which the browser goes on; it comes back by itself. */
const Journey = Type.Object({ url: Type.String() })

/**
 * IDENT-16: accounts elsewhere with which people may log in here; none unless configured. `create` begins a login: the
 * client goes to `url`, and the person comes back to `next`, a path of this site. What goes wrong comes back as
 * `/login/?social_error={code}`, a second step as `/login/#mfa={JSON of the challenge, base64url}`.
 */
export const SocialSignInResource = defineResource('SocialSignInResource', {
  get: {
    signedOut: true,
    options: Type.Object({}),
    data: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  },
  create: {
    signedOut: true,
    options: Type.Object({
      provider: Type.String(),
      next: Type.Optional(Type.String()),
      /** IDENT-15: whoever has an account only since they came back follows whose it is. */
      invite_code: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    data: Journey,
  },
})

export const LinkedAccount = Type.Object({
  provider: Type.String(),
  name: Type.String(),
  is_linked: Type.Boolean(),
  /** As the provider gave it. */
  email: Nullable(Type.String()),
  linked_at: Nullable(Moment),
})
export type LinkedAccount = Static<typeof LinkedAccount>

const Again = { password: Type.Optional(Type.String()) }

/** IDENT-13: `create` links another, in the same way; `password` where it was not given within ten minutes. */
export const LinkedAccountsResource = defineResource('LinkedAccountsResource', {
  get: { options: Type.Object({}), data: Type.Array(LinkedAccount) },
  create: {
    options: Type.Object({ provider: Type.String(), next: Type.Optional(Type.String()), ...Again }),
    data: Journey,
  },
  delete: { options: Type.Object({ provider: Type.String(), ...Again }), data: Type.Null() },
})
