import { fail, type Id, type VideoTexts, type VideoTextsChange } from '@corkboard/contract'
import { pinEdited } from '@corkboard/contract/events'
import { type Db, sql } from '@corkboard/database'
import { type Allowed, type Ctx, requireWriter } from '../../kernel/index.ts'
import { changeTexts, NO_TEXTS, presentTexts, type StoredTexts, webVtt } from '../../media/index.ts'
import type { PinContent, StoredBlock } from './content/pin-content.ts'
import type { SeenPin } from './load-pins.ts'

/** Saves that are found by a changed text at once; those of an often saved pin follow with their next change. */
const SAVES_AT_ONCE = 500

/** Where the document of a story has a block. @param block numbers of the page and of the place on it, from 1 */
const pathTo = (block: string): string[] => {
  const [page, place] = block.split('-').map((number) => String(Number(number) - 1))
  return ['pages', page!, 'blocks', place!]
}

/**
 * What is said in a video of the pin; `null` if there is no such video.
 * @param block that of a story that has the video
 * @param lock for a change, so that one of the captions and one of the transcript at the same time are both kept
 */
const textsOf = async (
  db: Db,
  { contentId, contentType }: SeenPin,
  block: string | undefined,
  lock = sql``,
): Promise<StoredTexts | null> => {
  const type: PinContent['type'] = block === undefined ? 'video' : 'story'
  if (contentType !== type) return null
  if (block === undefined) {
    const { rows } = await sql<StoredTexts>`
      select captions, transcript from pin_contents where id = ${contentId} ${lock}`.execute(db)
    return rows[0] ?? null
  }
  const { rows } = await sql<{ block: StoredBlock | null }>`
    select document #> ${pathTo(block)}::text[] as block from pin_contents where id = ${contentId} ${lock}`.execute(db)
  const stored = rows[0]?.block
  return stored?.video ? (stored.said ?? NO_TEXTS) : null
}

/** @throws 'media.no_captions' */
const requireTexts: (...video: Parameters<typeof textsOf>) => Promise<StoredTexts> = async (...video) => {
  const texts = await textsOf(...video)
  if (!texts) throw fail('media.no_captions', { field: video[2] === undefined ? 'pin_id' : 'block' })
  return texts
}

const storeTexts = async (
  db: Db,
  contentId: Id | null,
  block: string | undefined,
  { captions, transcript }: StoredTexts,
): Promise<void> => {
  if (block === undefined) {
    await sql`
      update pin_contents set captions = ${captions && JSON.stringify(captions)}::jsonb, transcript = ${transcript}
      where id = ${contentId}`.execute(db)
    return
  }
  const path = [...pathTo(block), 'said']
  const document =
    captions === null && transcript === ''
      ? sql`document #- ${path}::text[]`
      : sql`jsonb_set(document, ${path}::text[], ${JSON.stringify({ captions, transcript })}::jsonb)`
  await sql`update pin_contents set document = ${document} where id = ${contentId}`.execute(db)
}

/** @throws 'media.no_captions' for a save: only the maker of the video says what is said in it */
const requireMaker = (pin: SeenPin): void => {
  if (pin.originPinId !== null) throw fail('media.no_captions', { field: 'pin_id' })
}

/**
 * What is said in a video of the viewer's own pin, to be changed.
 * @param block that of a story that has the video
 * @throws 'media.no_captions'
 */
export const pinTexts = async (ctx: Ctx, pin: Allowed<SeenPin, 'edit'>, block?: string): Promise<VideoTexts> => {
  requireMaker(pin)
  return presentTexts(await requireTexts(ctx.db, pin, block))
}

/**
 * PIN-04. Saves of the pin show the same.
 * @param block that of a story that has the video
 * @throws 'media.no_captions', what `changeTexts` throws
 */
export const changePinTexts = async (
  ctx: Ctx,
  pin: Allowed<SeenPin, 'edit'>,
  change: VideoTextsChange,
  block?: string,
): Promise<VideoTexts> => {
  requireMaker(pin)
  return requireWriter(ctx).transaction(async (tx) => {
    const texts = changeTexts(await requireTexts(tx.db, pin, block, sql`for update`), change)
    await storeTexts(tx.db, pin.contentId, block, texts)
    const { rows } = await sql<{ id: Id }>`
      select id from pins where content_id = ${pin.contentId} and deleted_at is null order by id limit ${SAVES_AT_ONCE}`.execute(
      tx.db,
    )
    for (const { id } of rows) await tx.emit(pinEdited, { pin_id: id })
    tx.changed(`content:${pin.contentId!}`, ...rows.map(({ id }) => `pin:${id}` as const))
    return presentTexts(texts)
  })
}

/**
 * The captions of a pin's video as a WebVTT file, for everyone who sees the pin.
 * @param block that of a story that has the video
 * @throws 'request.not_found'
 */
export const pinCaptions = async (ctx: Ctx, pin: Allowed<SeenPin, 'view'>, block?: string): Promise<Buffer> => {
  const texts = await textsOf(ctx.db, pin, block)
  if (!texts?.captions) throw fail('request.not_found')
  return Buffer.from(webVtt(texts.captions))
}
