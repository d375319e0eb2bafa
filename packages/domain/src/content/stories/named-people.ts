import type { Id } from '@corkboard/contract'
import type { Db } from '@corkboard/database'
import { loadContents } from '../pins/index.ts'

/**
 * PIN-12: the users mentioned on the pages of these contents, by content. Leaves out users who may not, or no longer,
 * be mentioned there.
 */
export const peopleNamedIn = async (db: Db, contentIds: readonly Id[]): Promise<Map<Id, ReadonlySet<Id>>> => {
  const contents = await loadContents(db, contentIds)
  return new Map(
    [...contents].map(([id, { content }]) => {
      const blocks = content.type === 'story' ? content.pages.flatMap((page) => page.blocks) : []
      return [id, new Set(blocks.flatMap((block) => (block.isRemoved ? [] : (block.userId ?? []))))]
    }),
  )
}
