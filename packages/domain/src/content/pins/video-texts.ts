import { fail, type Id, type VideoTexts, type VideoTextsChange } from '@corkboard/contract'
import { pinEdited } from '@corkboard/contract/events'
import { type Db, sql } from '@corkboard/database'
import { type Allowed, type Ctx, requireWriter } from '../../kernel/index.ts'
import { changeTexts, NO_TEXTS, presentTexts, type StoredTexts, webVtt } from '../../media/index.ts'
import { loadContents } from './content/content-store.ts'
import type { SeenPin } from './load-pins.ts'

/** Saves that are found by a changed text at once; those of an often saved pin follow with their next change. */
const SAVES_AT_ONCE = 500

/** @param lock for a change, so that one of the captions and one of the transcript at the same time are both kept */
const textsOfContent = async (db: Db, pin: SeenPin, lock = sql``): Promise<StoredTexts> => {
  const { rows } =
    pin.contentId === null || pin.contentType !== 'video'
      ? { rows: [] }
      : await sql<StoredTexts>`select captions, transcript from pin_contents where id = ${pin.contentId} ${lock}`.execute(
          db,
        )
  if (!rows[0]) throw fail('media.no_captions', { field: 'pin_id' })
  return rows[0]
}

/** @throws 'media.no_captions' for a save: only the maker of the video says what is said in it */
const requireMaker = (pin: SeenPin): void => {
  if (pin.originPinId !== null) throw fail('media.no_captions', { field: 'pin_id' })
}

/** What is said in the video of the viewer's own pin, to be changed. @throws 'media.no_captions' */
export const pinTexts = async (ctx: Ctx, pin: Allowed<SeenPin, 'edit'>): Promise<VideoTexts> => {
  requireMaker(pin)
  return presentTexts(await textsOfContent(ctx.db, pin))
}

/** PIN-04. Saves of the pin show the same. @throws 'media.no_captions', what `changeTexts` throws */
export const changePinTexts = async (
  ctx: Ctx,
  pin: Allowed<SeenPin, 'edit'>,
  change: VideoTextsChange,
): Promise<VideoTexts> => {
  requireMaker(pin)
  return requireWriter(ctx).transaction(async (tx) => {
    const texts = changeTexts(await textsOfContent(tx.db, pin, sql`for update`), change)
    const captions = texts.captions && JSON.stringify(texts.captions)
    await sql`
      update pin_contents set captions = ${captions}::jsonb, transcript = ${texts.transcript}
      where id = ${pin.contentId}`.execute(tx.db)
    const { rows } = await sql<{ id: Id }>`
      select id from pins where content_id = ${pin.contentId} and deleted_at is null order by id limit ${SAVES_AT_ONCE}`.execute(
      tx.db,
    )
    for (const { id } of rows) await tx.emit(pinEdited, { pin_id: id })
    tx.changed(`content:${pin.contentId!}`, ...rows.map(({ id }) => `pin:${id}` as const))
    return presentTexts(texts)
  })
}

/** What is said in a video of a story. @param block the id of its block: numbers of the page and of the place on it, from 1 */
const textsOfBlock = async (db: Db, { contentId, contentType }: SeenPin, block: string): Promise<StoredTexts> => {
  const known =
    contentId === null || contentType !== 'story' ? undefined : (await loadContents(db, [contentId])).get(contentId)
  const [page, place] = block.split('-').map(Number)
  const found = known?.content.type === 'story' ? known.content.pages[page! - 1]?.blocks[place! - 1] : undefined
  return found?.said ?? NO_TEXTS
}

/**
 * The captions of a pin's video as a WebVTT file, for everyone who sees the pin.
 * @param block that of a story that has the video
 * @throws 'request.not_found', 'media.no_captions'
 */
export const pinCaptions = async (ctx: Ctx, pin: Allowed<SeenPin, 'view'>, block?: string): Promise<Buffer> => {
  const { captions } = await (block === undefined ? textsOfContent(ctx.db, pin) : textsOfBlock(ctx.db, pin, block))
  if (captions === null) throw fail('request.not_found')
  return Buffer.from(webVtt(captions))
}
