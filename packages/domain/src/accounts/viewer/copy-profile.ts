import type { CopyDefinition } from '../../kernel/index.ts'
import { loadAccountViewer } from './load-account-viewer.ts'

export const copy: CopyDefinition = {
  account: async (ctx) => {
    const viewer = await loadAccountViewer(ctx)
    return {
      profile: {
        id: viewer.id,
        username: viewer.username,
        email: viewer.email,
        is_email_verified: viewer.is_email_verified,
        created_at: viewer.created_at,
        age_in_years: viewer.age_in_years,
        is_write_banned: viewer.is_write_banned,
        write_ban_reason: viewer.write_ban_reason,
        follower_count: viewer.follower_count,
        following_count: viewer.following_count,
        image_xlarge_url: viewer.image_xlarge_url,
      },
    }
  },
  tables: ['usernames', 'emails', 'user_stats'],
}
