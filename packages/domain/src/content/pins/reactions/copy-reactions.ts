import type { Id } from '@corkboard/contract'
import { type RawBuilder, sql } from '@corkboard/database'
import { COPY_LIMIT, type CopyDefinition, type CopyFacts, copyRows, type Ctx } from '../../../kernel/index.ts'
import { type CopiedPicture, copyOriginal } from '../../../media/index.ts'

interface Left {
  /** Id of the reaction, note or try, or of its pin. */
  readonly id: Id
  readonly pinId: Id
  readonly createdAt: Date
}

/**
 * What a user left on existing pins, their own and others'. `rows` selects `id`, `pin_id`, `created_at` and further
 * columns of that user.
 */
const leftOnPins = <Row extends Left>({ db }: Ctx, rows: RawBuilder<unknown>, item: (row: Row) => unknown) =>
  copyRows(async (before) => {
    const { rows: left } = await sql<Row>`
      select m.*, m.created_at as "createdAt", p.id as "pinId" from (${rows}) m
      join pins p on p.id = m.pin_id and p.deleted_at is null
      join boards b on b.id = p.board_id and b.deleted_at is null
      where ${before}::bigint is null or m.id < ${before}::bigint
      order by m.id desc limit ${COPY_LIMIT}`.execute(db)
    return left
  }, item)

const marked =
  ({ origin }: CopyFacts) =>
  ({ pinId, createdAt }: Left) => ({ pin: `${origin}/pin/${pinId}/`, created_at: createdAt })

export const reactionCopy: Required<Pick<CopyDefinition, 'lists' | 'tables'>> = {
  lists: {
    reactions: (ctx, facts) =>
      leftOnPins<Left & { readonly reactionType: number }>(
        ctx,
        sql`select id, pin_id, created_at, reaction_type::int as "reactionType"
          from pin_reactions where user_id = ${ctx.viewer.userId}`,
        ({ pinId, reactionType, createdAt }) => ({
          pin: `${facts.origin}/pin/${pinId}/`,
          reaction_type: reactionType,
          created_at: createdAt,
        }),
      ),
    favorites: (ctx, facts) =>
      leftOnPins(
        ctx,
        sql`select pin_id as id, pin_id, created_at from pin_favorites where user_id = ${ctx.viewer.userId}`,
        marked(facts),
      ),
    hidden_pins: (ctx, facts) =>
      leftOnPins(
        ctx,
        sql`select pin_id as id, pin_id, created_at from pin_hides where user_id = ${ctx.viewer.userId}`,
        marked(facts),
      ),
    notes: (ctx, { origin }) =>
      leftOnPins<Left & { readonly text: string }>(
        ctx,
        sql`select pin_id as id, pin_id, updated_at as created_at, text
          from pin_notes where user_id = ${ctx.viewer.userId}`,
        ({ pinId, text, createdAt }) => ({ pin: `${origin}/pin/${pinId}/`, text, updated_at: createdAt }),
      ),
    tried: (ctx, facts) =>
      leftOnPins<Left & CopiedPicture & { readonly text: string }>(
        ctx,
        sql`select d.id, d.pin_id, d.created_at, d.text, i.signature, i.original_extension as "originalExtension"
          from pin_did_its d left join images i on i.signature = d.image_signature
          where d.user_id = ${ctx.viewer.userId}`,
        (row) => ({ ...marked(facts)(row), text: row.text, photo: copyOriginal(ctx, facts, row) }),
      ),
  },
  tables: ['pin_reactions', 'pin_favorites', 'pin_hides', 'pin_notes', 'pin_did_its'],
}
