import { type Id, isId } from '@corkboard/contract'
import { type RawBuilder, sql } from '@corkboard/database'
import type { Ctx } from '../kernel/index.ts'
import { incomingIdOf } from './incoming-keys.ts'
import { removeWithFiles } from './remove-files.ts'
import type { StoredEntry } from './store/index.ts'

/**
 * Matches the original, mezzanine and sizes of a picture, and videos; files with other names are not ours to remove.
 */
const PICTURE_FILE =
  /^(?:orig|mezzanine|720p|hls|\d+x\d*)\/([0-9a-f]{2})\/([0-9a-f]{2})\/(\1\2[0-9a-f]{28})(?:\.[a-z]{3,4}|\/[a-z0-9_]+\.(?:mp4|m3u8|jpg))?$/
/** (ours) Files are stored before their rows. A newer file may belong to an upload in progress. */
const YOUNG_FOR_MS = 86_400_000
const LOOKED_AT = 1_000

const signatureOf = (key: string): string | undefined => PICTURE_FILE.exec(key)?.[3]

/**
 * Files that nothing needs: of an unknown picture, of a finished upload that no draft can trim, or staged for a row that
 * was never committed. A process that is killed between storing a file and committing its row leaves these.
 */
export async function* strayFiles(ctx: Ctx): AsyncGenerator<StoredEntry> {
  // The store's clock, not the site's: files carry the time of the machine they are on.
  const before = Date.now() - YOUNG_FOR_MS
  let entries: StoredEntry[] = []
  for await (const entry of ctx.site.media.store.list()) {
    if (entry.modifiedAt.getTime() < before) entries.push(entry)
    if (entries.length < LOOKED_AT) continue
    yield* straysAmong(ctx, entries)
    entries = []
  }
  yield* straysAmong(ctx, entries)
}

async function* straysAmong(ctx: Ctx, entries: readonly StoredEntry[]): AsyncGenerator<StoredEntry> {
  const known = await knownPictures(
    ctx,
    entries.flatMap(({ key }) => signatureOf(key) ?? []),
  )
  const awaited = await awaitedUploads(
    ctx,
    entries.flatMap(({ key }) => incomingIdOf(key) ?? []),
  )
  for (const entry of entries) {
    const signature = signatureOf(entry.key)
    const upload = incomingIdOf(entry.key)
    const isStray = (signature !== undefined && !known.has(signature)) || (upload !== undefined && !awaited.has(upload))
    if (isStray) yield entry
  }
}

const knownPictures = async (ctx: Ctx, signatures: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ signature: string }>`
    select signature from images where signature = any (${[...new Set(signatures)]}::text[])
    union all select signature from videos where signature = any (${[...new Set(signatures)]}::text[])`.execute(ctx.db)
  return new Set(rows.map(({ signature }) => signature))
}

/** A part is being made from the uploaded file, or a module may still ask for one. */
const isSource = ({ site }: Ctx): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    [
      sql`exists (select from media_uploads part where part.source_upload_id = media_uploads.id
        and part.status in ('registered', 'processing'))`,
      ...site.modules.flatMap(({ keepsOriginal }) => keepsOriginal?.(sql`media_uploads.id`) ?? []),
    ],
    sql` or `,
  )})`

/** Uploads whose file in `incoming` is still needed. */
const awaitedUploads = async (ctx: Ctx, ids: readonly Id[]): Promise<ReadonlySet<Id>> => {
  const { rows } = await sql<{ id: Id }>`
    select id from media_uploads
    where id = any (${ids.filter(isId)}::bigint[]) and (
      status in ('registered', 'processing') or (status = 'succeeded' and media_type = 'video' and ${isSource(ctx)})
    )
    union all select id from partial_uploads where id = any (${ids.filter(isId)}::bigint[])`.execute(ctx.db)
  return new Set(rows.map(({ id }) => id))
}

/** @returns how many files were removed */
export const removeStrayFiles = async (ctx: Ctx): Promise<number> => {
  let removed = 0
  for await (const { key } of strayFiles(ctx)) if (await removeStray(ctx, key)) removed += 1
  return removed
}

const removeStray = async (ctx: Ctx, key: string): Promise<boolean> => {
  const signature = signatureOf(key)
  if (signature !== undefined) {
    // The same picture may be on its way in.
    return removeWithFiles(ctx, signature, async (tx) =>
      (await knownPictures(tx, [signature])).size > 0 ? undefined : [key],
    )
  }
  await ctx.site.media.store.remove(key)
  return true
}
