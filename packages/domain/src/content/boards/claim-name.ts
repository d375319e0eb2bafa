import { fail, type Id, LIMITS } from '@corkboard/contract'
import type { TxCtx } from '../../kernel/index.ts'
import { freeSlug, slugOf } from './board-name.ts'
import { namesOfOwner } from './board-store.ts'
import { boardsOfAccount } from './collaborators/collaborator-store.ts'

/** The slug for a name, unique among the owner's other boards. Refuses a name the owner already uses (BOARD-01). */
export const claimName = async (tx: TxCtx, ownerId: Id, name: string, except?: Id): Promise<string> => {
  const others = (await namesOfOwner(tx.db, ownerId)).filter((board) => board.id !== except)
  if (except === undefined && (await boardsOfAccount(tx.db, ownerId)) >= LIMITS.boardsPerAccount) {
    throw fail('board.limit')
  }
  if (others.some((board) => board.name.toLowerCase() === name.toLowerCase())) {
    throw fail('board.name_taken', { field: 'name' })
  }
  return freeSlug(slugOf(name), new Set(others.map((board) => board.slug)))
}
