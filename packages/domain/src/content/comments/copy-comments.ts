import type { Id } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import { COPY_LIMIT, type CopyDefinition, copyRows } from '../../kernel/index.ts'
import { type CopiedPicture, copyOriginal } from '../../media/index.ts'

interface OwnComment extends CopiedPicture {
  readonly id: Id
  readonly pinId: Id
  readonly text: string
  /** The comment it replies to. */
  readonly parentId: Id | null
  readonly createdAt: Date
  readonly editedAt: Date | null
}

export const copy: CopyDefinition = {
  lists: {
    /** A user's comments, hidden or not, wherever they are still visible. */
    comments: (ctx, facts) =>
      copyRows(
        async (before) => {
          const { userId } = ctx.viewer
          const { rows } = await sql<OwnComment>`
            select c.id, c.pin_id as "pinId", c.text, c.parent_id as "parentId", c.created_at as "createdAt",
              c.edited_at as "editedAt", i.signature, i.original_extension as "originalExtension"
            from comments c
            left join images i on i.signature = c.image_signature
            where c.author_id = ${userId} and c.deleted_at is null
              and (${before}::bigint is null or c.id < ${before}::bigint)
            order by c.id desc limit ${COPY_LIMIT}`.execute(ctx.db)
          return rows
        },
        (comment) => {
          const urlOf = (id: Id): string => `${facts.origin}/pin/${comment.pinId}/?comment=${id}`
          return {
            url: urlOf(comment.id),
            text: comment.text,
            answers: comment.parentId === null ? null : urlOf(comment.parentId),
            created_at: comment.createdAt,
            edited_at: comment.editedAt,
            photo: copyOriginal(ctx, facts, comment),
          }
        },
      ),
  },
  tables: ['comments'],
}
