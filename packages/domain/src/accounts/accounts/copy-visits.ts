import type { Id } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import type { CopyDefinition } from '../../kernel/index.ts'

export const copy: CopyDefinition = {
  lists: {
    /** PIN-13: pins whose pages the user had opened before they signed up. */
    async *visited_before_sign_up({ db, viewer: { userId } }, { origin }) {
      const { rows } = await sql<{ id: Id }>`
        select unnest(visited_pin_ids)::text as id from users where id = ${userId}`.execute(db)
      for (const { id } of rows) yield `${origin}/pin/${id}/`
    },
  },
}
