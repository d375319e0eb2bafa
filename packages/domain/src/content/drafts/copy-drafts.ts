import type { Id, PinDraftBody } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import { type CopiedPicture, copyOriginal } from '../../media/index.ts'
import { COPY_LIMIT, type CopyDefinition, type CopyFacts, copyRows, type Ctx } from '../../kernel/index.ts'

interface OwnDraft {
  readonly id: Id
  readonly body: PinDraftBody
  readonly createdAt: Date
  readonly updatedAt: Date
  /** By upload. */
  readonly pictures: Readonly<Record<Id, CopiedPicture>> | null
}

const rowsOf = async ({ db }: Ctx, userId: Id, before: Id | null): Promise<readonly OwnDraft[]> => {
  const { rows } = await sql<OwnDraft>`
    select d.id, d.body, d.created_at as "createdAt", d.updated_at as "updatedAt", (
      select json_object_agg(u.id, json_build_object('signature', i.signature, 'originalExtension', i.original_extension))
      from media_uploads u join images i on i.signature = u.signature where u.id = any(d.upload_ids)
    ) as pictures
    from pin_drafts d
    where d.owner_id = ${userId} and (${before}::bigint is null or d.id < ${before}::bigint)
    order by d.id desc limit ${COPY_LIMIT}`.execute(db)
  return rows
}

const NO_PICTURE: CopiedPicture = { signature: null, originalExtension: null }

const itemOf =
  (ctx: Ctx, facts: CopyFacts) =>
  ({ body, createdAt, updatedAt, pictures }: OwnDraft) => ({
    created_at: createdAt,
    updated_at: updatedAt,
    items: body.pinItems.map((item) => ({
      file_name: item.file_name,
      title: item.title,
      description: item.description,
      link: item.link,
      alt_text: item.altText,
      original: copyOriginal(ctx, facts, pictures?.[item.media_upload_id] ?? NO_PICTURE),
    })),
  })

export const copy: CopyDefinition = {
  lists: {
    pin_drafts: (ctx, facts) => copyRows((before) => rowsOf(ctx, ctx.viewer.userId, before), itemOf(ctx, facts)),
  },
  tables: ['pin_drafts'],
}
