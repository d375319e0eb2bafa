import type { Id } from '@corkboard/contract'
import { type Ctx, type Page, type PageRequest, personPresence } from '../../../kernel/index.ts'
import { loadPeople, loadRelations, personFacts, type PersonRow, type Relations } from '../../../people/index.ts'

/** How often a page is topped up after users are left out, before it is returned short. */
const TOP_UPS = 4

/**
 * One page of the users who reacted to or tried a pin, newest first, without users whom the viewer may not see in
 * lists.
 */
export const listPeopleOf = async <Row extends { readonly id: Id; readonly userId: Id }, Shown>(
  ctx: Ctx,
  page: PageRequest,
  read: (before: Id | undefined, limit: number) => Promise<readonly Row[]>,
  present: (row: Row, person: PersonRow, relations: Relations) => Shown,
): Promise<Page<Shown>> => {
  const items: Shown[] = []
  let before = page.after?.[0] === undefined ? undefined : String(page.after[0])
  for (let round = 0; round <= TOP_UPS; round += 1) {
    const wanted = page.size - items.length
    const rows = await read(before, wanted + 1)
    const slice = rows.slice(0, wanted)
    const ids = slice.map(({ userId }) => userId)
    const [people, relations] = await Promise.all([loadPeople(ctx, ids), loadRelations(ctx, ids)])
    for (const row of slice) {
      const person = people.get(row.userId)
      if (person && personPresence(ctx.viewer, personFacts(person, relations)) === 'listed') {
        items.push(present(row, person, relations))
      }
    }
    if (rows.length <= wanted) return { items, next: undefined }
    before = slice.at(-1)?.id
    if (items.length === page.size) break
  }
  return { items, next: before === undefined ? undefined : [before] }
}
