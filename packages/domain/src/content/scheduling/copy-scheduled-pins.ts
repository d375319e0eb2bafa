import { type Id, LIMITS, type NewPin } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { CopyDefinition } from '../../kernel/index.ts'
import { copyOriginal } from '../../media/index.ts'
import { listScheduledPins } from './schedule-pin.ts'

interface Original {
  readonly id: Id
  readonly signature: string
  readonly originalExtension: string
}

const originalsOf = async (db: Db, userId: Id): Promise<readonly Original[]> => {
  const { rows } = await sql<Original>`
    select s.id, i.signature, i.original_extension as "originalExtension"
    from scheduled_pins s join images i on i.signature = any(s.signatures)
    where s.user_id = ${userId} and s.deleted_at is null order by s.id, i.signature`.execute(db)
  return rows
}

const contentOf = ({ carousel_slots: slots, story_pin_data: story }: NewPin) => ({
  ...(slots && {
    carousel: slots.map(({ title, description, link, alt_text }) => ({ title, description, link, alt_text })),
  }),
  ...(story && {
    story: story.pages.map(({ title, description, blocks }) => ({
      title,
      description,
      blocks: blocks.map(({ type, text, detail, link, alt_text }) => ({ type, text, detail, link, alt_text })),
    })),
  }),
})

export const copy: CopyDefinition = {
  lists: {
    async *scheduled_pins(ctx, facts) {
      const [{ items }, originals] = await Promise.all([
        listScheduledPins(ctx, { size: LIMITS.scheduledPins }),
        originalsOf(ctx.db, ctx.viewer.userId),
      ])
      for (const { id, board, section, scheduled_ts: seconds, error_message: problem, pin } of items) {
        yield {
          scheduled_at: new Date(seconds * 1_000),
          board: board?.name ?? null,
          section: section?.title ?? null,
          title: pin.title ?? '',
          description: pin.description ?? '',
          link: pin.link ?? null,
          alt_text: pin.alt_text ?? '',
          not_published_because: problem,
          originals: originals.filter((it) => it.id === id).map((it) => copyOriginal(ctx, facts, it)),
          ...contentOf(pin),
        }
      }
    },
  },
  tables: ['scheduled_pins'],
}
