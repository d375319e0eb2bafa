import Type from 'typebox'
import { LIMITS } from '../../limits.ts'
import { defineResource } from '../../resource.ts'
import { AdminFilter, AdminUser, LoggedOperatorAction, SignUpDay, UserRole } from '../wire/administration.ts'
import { IdText } from '../../scalars.ts'

/** The staff member's own password, unless entered in this session within the last ten minutes. */
export const Again = { password: Type.Optional(Type.String()) }

/** Accounts, newest first, for owners and employees. `query`: a username prefix, or a complete email address. */
export const AdminUsersResource = defineResource('AdminUsersResource', {
  get: {
    list: true,
    options: Type.Object({ query: Type.Optional(Type.String()), filter: Type.Optional(AdminFilter) }),
    data: AdminUser,
  },
})

/** One account; `update` changes its role, which logs it out everywhere. */
export const AdminUserResource = defineResource('AdminUserResource', {
  get: { options: Type.Object({ user_id: IdText }), data: AdminUser },
  update: { options: Type.Object({ user_id: IdText, role: UserRole, ...Again }), data: AdminUser },
})

/** IDENT-21: `create` bans an account from writing and tells its user the reason, `delete` lifts the ban. */
export const AdminBanResource = defineResource('AdminBanResource', {
  create: { options: Type.Object({ user_id: IdText, reason: Type.String(), ...Again }), data: AdminUser },
  delete: { options: Type.Object({ user_id: IdText, ...Again }), data: AdminUser },
})

/** IDENT-20: for users who have lost every second step. */
export const AdminMfaResource = defineResource('AdminMfaResource', {
  delete: { options: Type.Object({ user_id: IdText, ...Again }), data: AdminUser },
})

/**
 * PEOPLE-05: `create` verifies a user as the merchant of a domain, or updates their storefronts; `delete` revokes it.
 * Storefronts without a URL are at the domain; without any, there is one for the merchant's own country.
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

/** Operator actions on accounts, from the page and the command line, newest first; for owners. */
export const AdminActionsResource = defineResource('AdminActionsResource', {
  get: { list: true, options: Type.Object({}), data: LoggedOperatorAction },
})

/** New accounts on each of the last 30 days, today first. */
export const AdminSignUpsResource = defineResource('AdminSignUpsResource', {
  get: { options: Type.Object({}), data: Type.Array(SignUpDay) },
})
