import type { Id } from '@corkboard/contract'
import { mailRecipient } from '../../accounts/accounts/index.ts'
import { refusedPins } from '../../content/scheduling/index.ts'
import type { TxCtx } from '../../kernel/index.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { isSpent } from '../../platform/throttle/index.ts'

/** (ours) Such mails per hour: when a board is deleted, many pins may be refused for the same reason. */
const MAILS_PER_HOUR = 1

/** CREATE-06: mails a user that a pin was not published at its time, if it is still so. */
export const mailRefusedSchedule = async (tx: TxCtx, userId: Id, scheduledPinId: Id): Promise<void> => {
  const title = (await refusedPins(tx.db, userId, [scheduledPinId])).get(scheduledPinId)
  const recipient = await mailRecipient(tx, userId)
  if (title === undefined || !recipient) return
  if (await isSpent(tx.db, { key: `mail:schedule_refused:${userId}`, limit: MAILS_PER_HOUR }, tx.now())) return
  const { to, locale, firstName } = recipient
  await queueMail(tx, {
    kind: 'schedule_refused',
    to,
    locale,
    values: { firstName, title },
    page: `${tx.site.origin}/pin/scheduled/`,
  })
}
