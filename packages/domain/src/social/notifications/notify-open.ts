import { type Id, type NotificationItemKind, shardOf } from '@corkboard/contract'
import { wanting } from '../../accounts/settings/index.ts'
import type { TxCtx } from '../../kernel/index.ts'
import { SETTING_OF } from './notification-kinds.ts'
import { insertManyActions } from './notification-store.ts'

/** An action of one user that notifies another. */
export interface OpenAction {
  readonly readerId: Id
  readonly subjectId: Id
  readonly sourceId: Id
  readonly actorId: Id
}

/**
 * Notifies of actions of one kind whose rules the caller has checked: most can be seen by everyone, with no block in
 * between. Two statements for any number.
 */
export const notifyOpen = async (
  tx: TxCtx,
  kind: NotificationItemKind,
  actions: readonly OpenAction[],
): Promise<void> => {
  const setting = SETTING_OF[kind]
  const readerIds = [...new Set(actions.map(({ readerId }) => readerId))]
  if (readerIds.length === 0) return
  const wants = setting === null ? new Set(readerIds) : await wanting(tx, readerIds, 'news', setting)
  const wanted = actions.filter(({ readerId }) => wants.has(readerId))
  if (wanted.length === 0) return
  const numbered = wanted.map((action) => ({ ...action, notificationId: tx.site.ids.next(shardOf(action.readerId)) }))
  const readers = await insertManyActions(tx.db, kind, numbered, tx.now())
  tx.changed(...readers.map((id) => `news:${id}` as const))
}
