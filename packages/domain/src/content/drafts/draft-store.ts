import type { Id, PinDraftBody, StoryPinDraftBody } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'

/** What a draft stores. Only a story has `pages`. */
export type DraftBody = PinDraftBody | StoryPinDraftBody

export interface DraftRow<Body extends DraftBody = DraftBody> {
  readonly id: Id
  readonly version: number
  readonly body: Body
  readonly updatedAt: Date
}

export const isStoryDraft = (row: DraftRow): row is DraftRow<StoryPinDraftBody> => 'pages' in row.body
export const isPinDraft = (row: DraftRow): row is DraftRow<PinDraftBody> => !isStoryDraft(row)

const COLUMNS = sql`id, version, body, updated_at as "updatedAt"`

/** The uploads in a draft, each once. */
export const uploadsIn = (body: DraftBody): Id[] => {
  const named =
    'pages' in body
      ? [
          body.cover_upload_id,
          ...body.pages.flatMap(({ blocks }) => blocks.flatMap((it) => [it.media_upload_id, it.whole_upload_id])),
        ]
      : body.pinItems.flatMap((item) => [item.media_upload_id, item.whole_upload_id])
  return [...new Set(named.flatMap((id) => id ?? []))]
}

/** Stores a new draft unless its owner has `most`. Returns the draft, or nothing. */
export const insertDraft = async <Body extends DraftBody>(
  db: Db,
  { id, shard, ownerId, body, now }: { id: Id; shard: number; ownerId: Id; body: Body; now: Date },
  most: number,
): Promise<DraftRow<Body> | undefined> => {
  const { rows } = await sql<DraftRow<Body>>`
    insert into pin_drafts (id, shard, owner_id, body, upload_ids, created_at, updated_at)
    select ${id}, ${shard}, ${ownerId}, ${JSON.stringify(body)}::jsonb, ${uploadsIn(body)}::bigint[], ${now}, ${now}
    where (select count(*) from pin_drafts where owner_id = ${ownerId}) < ${most}
    returning ${COLUMNS}`.execute(db)
  return rows[0]
}

export const findDraft = async (db: Db, ownerId: Id, id: Id): Promise<DraftRow | undefined> => {
  const { rows } = await sql<DraftRow>`
    select ${COLUMNS} from pin_drafts where id = ${id} and owner_id = ${ownerId}`.execute(db)
  return rows[0]
}

/** Oldest first. */
export const draftsOf = async (db: Db, ownerId: Id, limit: number): Promise<DraftRow[]> => {
  const { rows } = await sql<DraftRow>`
    select ${COLUMNS} from pin_drafts where owner_id = ${ownerId} order by id limit ${limit}`.execute(db)
  return rows
}

export interface DraftVersion {
  readonly id: Id
  readonly version: number
}

/** Replaces this version of a draft. Returns nothing when it is not the current one, or equals the new body already. */
export const replaceDraft = async <Body extends DraftBody>(
  db: Db,
  ownerId: Id,
  { id, version }: DraftVersion,
  { body, now }: { body: Body; now: Date },
): Promise<DraftRow<Body> | undefined> => {
  const { rows } = await sql<DraftRow<Body>>`
    update pin_drafts set body = ${JSON.stringify(body)}::jsonb, upload_ids = ${uploadsIn(body)}::bigint[],
      version = version + 1, updated_at = ${now}
    where id = ${id} and owner_id = ${ownerId} and version = ${version} and body <> ${JSON.stringify(body)}::jsonb
      and jsonb_exists(body, 'pages') = ${'pages' in body}
    returning ${COLUMNS}`.execute(db)
  return rows[0]
}

export const hasBody = async (db: Db, id: Id, body: DraftBody): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from pin_drafts where id = ${id} and body = ${JSON.stringify(body)}::jsonb`.execute(db)
  return rows.length > 0
}

/** Deletes a draft, in this version only if one is named. `false` when there is no such draft. */
export const removeDraft = async (db: Db, ownerId: Id, id: Id, version?: number): Promise<boolean> => {
  const ofVersion = version === undefined ? sql`` : sql`and version = ${version}`
  const { numAffectedRows = 0n } = await sql`
    delete from pin_drafts where id = ${id} and owner_id = ${ownerId} ${ofVersion}`.execute(db)
  return numAffectedRows > 0n
}

export const removeDraftsBefore = async (db: Db, before: Date, limit: number): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    delete from pin_drafts where id in (
      select id from pin_drafts where updated_at < ${before} order by updated_at limit ${limit}
    )`.execute(db)
  return Number(numAffectedRows)
}
