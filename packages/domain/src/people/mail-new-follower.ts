import type { Id } from '@corkboard/contract'
import type { Tx } from '@corkboard/database'
import { mailRecipient } from '../accounts/accounts/index.ts'
import { wanting } from '../accounts/settings/index.ts'
import { isSpent } from '../platform/throttle/index.ts'
import type { Site } from '../kernel/index.ts'
import { queueMail } from '../platform/mail/index.ts'
import { peopleByIds } from './people-store.ts'
import { isFollowing } from './relation-store.ts'

/** (ours) such mails an hour: somebody popular reads of the rest in the product, and following anew is no news */
const MAILS_AN_HOUR = 3

/** Tells a person by mail who follows them now, if they want that and it is still so. */
export const mailNewFollower = async (site: Site, tx: Tx, followerId: Id, followeeId: Id): Promise<void> => {
  const ctx = { db: tx }
  const recipient = await mailRecipient(ctx, followeeId)
  if (!recipient || !(await wanting(ctx, [followeeId], 'mail', 'new_follower')).has(followeeId)) return
  const [follower] = await peopleByIds(tx, [followerId])
  if (!follower || follower.isDeleted || !(await isFollowing(tx, followerId, followeeId))) return
  // Who hides from somebody is not named to them.
  if (follower.isPrivate && !(await isFollowing(tx, followeeId, followerId))) return
  if (await isSpent(tx, { key: `mail:new_follower:${followeeId}`, limit: MAILS_AN_HOUR }, site.clock.now())) return
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
