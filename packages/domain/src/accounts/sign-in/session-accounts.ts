import type { Id, MultiAccountEntry, MultiAccountUser } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { avatarUrls } from '../accounts/index.ts'

const accountsByIds = async (ctx: Ctx, ids: readonly Id[]): Promise<MultiAccountUser[]> => {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'first_name', 'last_name', 'business_name', 'avatar_signature'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map((row) => {
    const { image_medium_url, image_large_url } = avatarUrls(ctx.site.media.links, row.avatar_signature)
    const { business_name: businessName, email } = row
    const partner =
      businessName === null
        ? null
        : {
            contact_email: email,
            biz_ownership_email: email,
            business_name: businessName,
            is_linked_business: false,
          }
    return {
      id: row.id,
      username: row.username,
      email,
      full_name: `${row.first_name} ${row.last_name}`.trim(),
      image_medium_url,
      image_large_url,
      owners: [],
      partner,
      businesses: [],
    }
  })
}

/** IDENT-10: sorts by full name, or by username if some lack a full name. */
const inOrder = (users: readonly MultiAccountUser[]): MultiAccountUser[] => {
  const key = users.every((user) => user.full_name !== '') ? 'full_name' : 'username'
  return users.toSorted((a, b) => a[key].localeCompare(b[key], 'en') || a.username.localeCompare(b.username, 'en'))
}

/** The requested accounts that are `here`: signed in in the requesting browser. The others are left out. */
export const loadSessionAccounts = async (
  ctx: Ctx,
  ids: readonly Id[],
  here: ReadonlySet<Id>,
): Promise<MultiAccountEntry[]> => {
  const wanted = [...new Set(ids)]
  const users = await accountsByIds(
    ctx,
    wanted.filter((id) => here.has(id)),
  )
  const found = new Set(users.map(({ id }) => id))
  return [
    ...inOrder(users).map((data) => ({ status: 'success' as const, id: data.id, data })),
    ...wanted.filter((id) => !found.has(id)).map((id) => ({ status: 'failure' as const, id, data: null })),
  ]
}
