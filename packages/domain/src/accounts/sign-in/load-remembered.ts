import { type Id, type RememberedPerson, shardOf } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { avatarUrls } from '../accounts/index.ts'
import { connectionsOf, identitiesOf } from './social/index.ts'

/** What the login page may show to a remembered user; `undefined` when the account is gone. */
export const loadRemembered = async (ctx: Ctx, userId: Id): Promise<RememberedPerson | undefined> => {
  const row = await ctx.db
    .selectFrom('users')
    .select(['email', 'first_name', 'password_hash', 'avatar_signature'])
    .where('id', '=', userId)
    .where('shard', '=', shardOf(userId))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: userId,
    email: row.email,
    first_name: row.first_name,
    has_password: row.password_hash !== null,
    ...connectionsOf((await identitiesOf(ctx.db, userId)).map(({ provider }) => provider)),
    image_medium_url: avatarUrls(ctx.site.media.links, row.avatar_signature).image_medium_url,
  }
}
