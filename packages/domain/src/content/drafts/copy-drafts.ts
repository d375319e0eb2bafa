import type { Id } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import { type CopiedPicture, copyOriginal } from '../../media/index.ts'
import { COPY_LIMIT, type CopyDefinition, type CopyFacts, copyRows, type Ctx } from '../../kernel/index.ts'
import type { DraftBody } from './draft-store.ts'

interface OwnDraft {
  readonly id: Id
  readonly body: DraftBody
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
  ({ body, createdAt, updatedAt, pictures }: OwnDraft) => {
    const originalOf = (upload: Id) => copyOriginal(ctx, facts, pictures?.[upload] ?? NO_PICTURE)
    return {
      created_at: createdAt,
      updated_at: updatedAt,
      ...('pages' in body
        ? {
            title: body.title,
            description: body.description,
            link: body.link,
            alt_text: body.altText,
            pages: body.pages.map(({ blocks, ...page }) => ({
              ...page,
              blocks: blocks.map(({ media_upload_id: upload, ...block }) => ({
                ...block,
                whole_upload_id: undefined,
                ...(upload !== undefined && { original: originalOf(upload) }),
              })),
            })),
          }
        : {
            // Drafts that were stored before the field existed have none.
            interest_tags: ((body.interestTags as typeof body.interestTags | undefined) ?? []).map(({ name }) => name),
            items: body.pinItems.map((item) => ({
              file_name: item.file_name,
              title: item.title,
              description: item.description,
              link: item.link,
              alt_text: item.altText,
              tags: (item.pinTags as typeof item.pinTags | undefined) ?? [],
              original: originalOf(item.media_upload_id),
            })),
          }),
    }
  }

export const copy: CopyDefinition = {
  lists: {
    pin_drafts: (ctx, facts) => copyRows((before) => rowsOf(ctx, ctx.viewer.userId, before), itemOf(ctx, facts)),
  },
  tables: ['pin_drafts'],
}
