import type { PayloadOf, personFollowed } from '@corkboard/contract/events'
import { mailRecipient } from '../accounts/accounts/index.ts'
import { wanting } from '../accounts/settings/index.ts'
import { isSpent } from '../platform/throttle/index.ts'
import type { TxCtx } from '../kernel/index.ts'
import { queueMail } from '../platform/mail/index.ts'
import { peopleByIds } from './people-store.ts'
import { isFollowing } from './relation-store.ts'

/** (ours) Such mails per hour: popular users read about the rest in the app, and following again tells them nothing new. */
const MAILS_PER_HOUR = 3

/** Mails a user about a new follower, if they want such mails and the follow still exists. */
export const mailNewFollower = async (
  ctx: TxCtx,
  { follower_id: followerId, followee_id: followeeId }: PayloadOf<typeof personFollowed>,
): Promise<void> => {
  const { db, site } = ctx
  const recipient = await mailRecipient(ctx, followeeId)
  if (!recipient || !(await wanting(ctx, [followeeId], 'mail', 'new_follower')).has(followeeId)) return
  const [follower] = await peopleByIds(db, [followerId])
  if (!follower || follower.isDeleted || !(await isFollowing(db, followerId, followeeId))) return
  // Do not name a hidden user to someone they are hidden from.
  if (follower.isPrivate && !(await isFollowing(db, followeeId, followerId))) return
  if (await isSpent(db, { key: `mail:new_follower:${followeeId}`, limit: MAILS_PER_HOUR }, ctx.now())) return
  const { to, locale, firstName } = recipient
  await queueMail(ctx, {
    kind: 'new_follower',
    to,
    locale,
    values: { firstName, follower: follower.username },
    page: `${site.origin}/${follower.username}/`,
    news: { userId: followeeId, kind: 'new_follower', origin: site.origin },
  })
}
