import Type, { type Static } from 'typebox'
import { defineResource } from '../../resource.ts'
import { Moment, Nullable } from '../../scalars.ts'

/** The provider's page where the browser continues; it returns by itself. */
const SocialFlow = Type.Object({ url: Type.String() })

/**
 * IDENT-16: accounts at other providers that users can log in with; none unless configured. `create` starts a login:
 * the client goes to `url`, and the user returns to `next`, a path of this site. Errors return as
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
      /** IDENT-15: users whose account is created by this login follow the sender of the invite. */
      invite_code: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    data: SocialFlow,
  },
})

export const LinkedAccount = Type.Object({
  provider: Type.String(),
  name: Type.String(),
  is_linked: Type.Boolean(),
  /** As reported by the provider. */
  email: Nullable(Type.String()),
  linked_at: Nullable(Moment),
})
export type LinkedAccount = Static<typeof LinkedAccount>

const Again = { password: Type.Optional(Type.String()) }

/** IDENT-13: `create` links another account, in the same way; `password` unless entered within the last ten minutes. */
export const LinkedAccountsResource = defineResource('LinkedAccountsResource', {
  get: { options: Type.Object({}), data: Type.Array(LinkedAccount) },
  create: {
    options: Type.Object({ provider: Type.String(), next: Type.Optional(Type.String()), ...Again }),
    data: SocialFlow,
  },
  delete: { options: Type.Object({ provider: Type.String(), ...Again }), data: Type.Null() },
})
