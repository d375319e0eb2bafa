import type { Id } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import { COPY_LIMIT, type CopyDefinition, copyRows } from '../../kernel/index.ts'
import { listInvites } from './invites.ts'

interface OwnMessage {
  readonly id: Id
  /** The receiver; null in a group conversation. */
  readonly username: string | null
  /** The group conversation, which may have no name. */
  readonly group: string | null
  readonly text: string
  readonly pinId: Id | null
  readonly createdAt: Date
}

export const copy: CopyDefinition = {
  account: async (ctx) => ({ invites: await listInvites(ctx) }),
  lists: {
    /** Messages that a user wrote to others; replies belong to their authors. */
    messages: ({ db, viewer: { userId } }, { origin }) =>
      copyRows(
        async (before) => {
          const { rows } = await sql<OwnMessage>`
            select m.id, u.username, case when c.low_id is null then c.name end as "group", m.text,
              m.pin_id as "pinId", m.created_at as "createdAt"
            from messages m
            join conversations c on c.id = m.conversation_id
            left join users u
              on u.id = case when c.low_id = ${userId} then c.high_id else c.low_id end and u.deleted_at is null
            where m.sender_id = ${userId} and m.event is null and (${before}::bigint is null or m.id < ${before}::bigint)
            order by m.id desc limit ${COPY_LIMIT}`.execute(db)
          return rows
        },
        ({ username, group, text, pinId, createdAt }) => ({
          to: username,
          to_group: group,
          text,
          pin: pinId === null ? null : `${origin}/pin/${pinId}/`,
          created_at: createdAt,
        }),
      ),
  },
  tables: ['messages', 'invites'],
}
