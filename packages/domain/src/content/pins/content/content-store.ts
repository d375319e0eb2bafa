import type { Id } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'
import { NO_TEXTS, type StoredTexts, type VideoRow, videosBySignature } from '../../../media/index.ts'
import type { NewContent, PinContent } from './pin-content.ts'

const pagesOf = (content: PinContent): number =>
  content.type === 'story' ? content.pages.length : content.type === 'carousel' ? content.slots.length : 1

export const insertContent = async (
  db: Db,
  { content, media, videos, texts = NO_TEXTS }: NewContent,
  { id, shard, now }: { id: Id; shard: number; now: Date },
): Promise<void> => {
  const { type, ...document } = content
  const durationMs = videos.reduce((sum, video) => sum + video.durationMs, 0)
  await sql`
    with content as (
      insert into pin_contents (id, shard, type, document, page_count, duration_ms, captions, transcript, created_at)
      values (${id}, ${shard}, ${type}, ${JSON.stringify(document)}, ${pagesOf(content)}, ${durationMs},
        ${texts.captions && JSON.stringify(texts.captions)}::jsonb, ${texts.transcript}, ${now})
    )
    insert into pin_content_media (content_id, shard, signature)
    select ${id}, ${shard}, signature from unnest(${[...new Set(media)]}::text[]) as signature`.execute(db)
}

/** A picture within a pin's content. */
export interface ContentPictureRow {
  readonly signature: string
  readonly width: number
  readonly height: number
  readonly dominantColor: string
  readonly thumbhash: string
  readonly originalExtension: string
}

/** A pin's content with the facts of all its pictures and videos. */
export interface KnownContent {
  readonly content: PinContent
  readonly pictures: ReadonlyMap<string, ContentPictureRow>
  readonly videos: ReadonlyMap<string, VideoRow>
  /** What is said in its video. */
  readonly texts: StoredTexts
}

interface DocumentRow extends StoredTexts {
  readonly id: Id
  readonly type: PinContent['type']
  readonly document: Record<string, unknown>
}

interface PictureOf extends ContentPictureRow {
  readonly contentId: Id
}

/** Contents by id. One statement each for documents, pictures and, if there are any, videos. */
export const loadContents = async (db: Db, ids: readonly Id[]): Promise<Map<Id, KnownContent>> => {
  if (ids.length === 0) return new Map()
  const wanted = anyOf([...new Set(ids)])
  const [{ rows: documents }, { rows: pictures }, { rows: media }] = await Promise.all([
    sql<DocumentRow>`select id, type, document, captions, transcript from pin_contents where id = ${wanted}`.execute(
      db,
    ),
    sql<PictureOf>`
      select m.content_id as "contentId", i.signature, i.width, i.height, i.dominant_color as "dominantColor", i.thumbhash,
        i.original_extension as "originalExtension"
      from pin_content_media m join images i on i.signature = m.signature where m.content_id = ${wanted}`.execute(db),
    sql<{ contentId: Id; signature: string }>`
      select m.content_id as "contentId", v.signature
      from pin_content_media m join videos v on v.signature = m.signature where m.content_id = ${wanted}`.execute(db),
  ])
  const videos = await videosBySignature(
    db,
    media.map(({ signature }) => signature),
  )
  return new Map(
    documents.map(({ id, type, document, captions, transcript }) => [
      id,
      {
        // Only our own code writes it.
        content: { type, ...document } as PinContent,
        pictures: new Map(pictures.filter(({ contentId }) => contentId === id).map((row) => [row.signature, row])),
        videos,
        texts: { captions, transcript },
      },
    ]),
  )
}
