import Type from 'typebox'
import { LIMITS } from '../../limits.ts'
import { defineResource } from '../../resource.ts'
import { AdminFilter, AdminUser, LoggedOperatorAction, SignUpDay, UserRole } from '../wire/administration.ts'
import { IdText } from '../../scalars.ts'

/** The account's own password, where it was not given in this session within ten minutes. */
export const Again = { password: Type.Optional(Type.String()) }

/** Accounts, the newest first, for owners and employees. `query`: the beginning of a username, or a whole address. */
export const AdminUsersResource = defineResource('AdminUsersResource', {
  get: {
    list: true,
    options: Type.Object({ query: Type.Optional(Type.String()), filter: Type.Optional(AdminFilter) }),
    data: AdminUser,
  },
})

/** One account; `update` gives it another role, which signs it out everywhere. */
export const AdminUserResource = defineResource('AdminUserResource', {
  get: { options: Type.Object({ user_id: IdText }), data: AdminUser },
  update: { options: Type.Object({ user_id: IdText, role: UserRole, ...Again }), data: AdminUser },
})

/** IDENT-21: `create` takes writing from an account and tells it the reason, `delete` gives it back. */
export const AdminBanResource = defineResource('AdminBanResource', {
  create: { options: Type.Object({ user_id: IdText, reason: Type.String(), ...Again }), data: AdminUser },
  delete: { options: Type.Object({ user_id: IdText, ...Again }), data: AdminUser },
})

/** IDENT-20: for somebody who has lost every second step. */
export const AdminMfaResource = defineResource('AdminMfaResource', {
  delete: { options: Type.Object({ user_id: IdText, ...Again }), data: AdminUser },
})

/**
 * PEOPLE-05: `create` verifies somebody as the merchant of a domain, or says anew what their storefronts are; `delete` takes
 * it back. Storefronts without an address are at the domain; without any there is one, of the merchant's own country.
 */
export const AdminMerchantResource = defineResource('AdminMerchantResource', {
  create: {
    options: Type.Object({
      user_id: IdText,
      domain: Type.String(),
      storefronts: Type.Optional(
        Type.Array(
          Type.Object({ country: Type.String(), language: Type.String(), url: Type.Optional(Type.String()) }),
          {
            maxItems: LIMITS.storefronts,
          },
        ),
      ),
      ...Again,
    }),
    data: AdminUser,
  },
  delete: { options: Type.Object({ user_id: IdText, ...Again }), data: AdminUser },
})

/** What was done to accounts, from the page and the command line, the newest first; for owners. */
export const AdminActionsResource = defineResource('AdminActionsResource', {
  get: { list: true, options: Type.Object({}), data: LoggedOperatorAction },
})

/** New accounts of each of the last 30 days, today first. */
export const AdminSignUpsResource = defineResource('AdminSignUpsResource', {
  get: { options: Type.Object({}), data: Type.Array(SignUpDay) },
})
