import type { Id, Pin } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { getPin, loadContents, loadPins, presentPins, tagsOf } from '../pins/index.ts'

/**
 * PIN-15: the pins named by a story's product stickers, in page order, or tagged on the pictures of another pin (CREATE-03).
 * Each once, if this viewer may see it.
 * @throws 'pin.not_found'
 */
export const taggedProducts = async (ctx: Ctx, pinId: Id): Promise<Pin[]> => {
  const { id, contentId, contentType } = await getPin(ctx, pinId, 'pin_id')
  if (contentType !== 'story')
    return listedPins(
      ctx,
      (await tagsOf(ctx.db, id)).map((tag) => tag.pinId),
    )
  const content = contentId === null ? undefined : (await loadContents(ctx.db, [contentId])).get(contentId)?.content
  if (content?.type !== 'story') return []
  const stickers = content.pages
    .flatMap(({ blocks }) => blocks)
    .filter(({ type, isRemoved }) => type === 'story_pin_product_sticker_block' && !isRemoved)
  return listedPins(
    ctx,
    stickers.map(({ pinId: named }) => named),
  )
}

const listedPins = async (ctx: Ctx, named: readonly (Id | null)[]): Promise<Pin[]> => {
  const ids = [...new Set(named.flatMap((id) => id ?? []))]
  const pins = await loadPins(ctx, ids)
  return presentPins(
    ctx,
    ids.flatMap((id) => pins.get(id) ?? []).filter(({ presence }) => presence === 'listed'),
  )
}
