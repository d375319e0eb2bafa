import type { Id } from '@corkboard/contract'
import { allowBoard, deleteBoard, getBoard } from '@corkboard/domain/content/boards'
import { deleteAccount } from '@corkboard/domain/accounts/staff'
import { createCtx } from '@corkboard/domain/kernel'
import type { Standing } from './second-try.ts'
import type { TestSite } from './test-site.ts'

/**
 * Deletes whoever is new on a site, and new boards of the others, as these would themselves: their names are free after.
 * Mail to the same addresses is left alone.
 */
export const clearAway = async ({ site, mailbox }: TestSite, { people, boards }: Standing): Promise<void> => {
  const { db } = site.database
  const as = (userId: Id) =>
    createCtx(site, { kind: 'AUTH', userId, sessionId: '0', role: 'member', isWriteBanned: false })
  const everybody = await db.selectFrom('users').select('id').where('deleted_at', 'is', null).execute()
  for (const { id } of everybody) if (!people.has(id)) await deleteAccount(as(id), id)
  const everyBoard = await db.selectFrom('boards').select(['id', 'owner_id']).where('deleted_at', 'is', null).execute()
  for (const { id, owner_id: ownerId } of everyBoard) {
    if (boards.has(id) || !people.has(ownerId)) continue
    const owner = as(ownerId)
    await deleteBoard(owner, allowBoard(owner, 'delete', await getBoard(owner, id)))
  }
  mailbox.passOver()
}
