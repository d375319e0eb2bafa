import type { Id, Pin } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { getPin, loadContents, loadPins, presentPins } from '../pins/index.ts'

/**
 * PIN-15: the pins named by a story's product stickers, each once in page order, if this viewer may see them. Empty for
 * other pins. Tags on pictures come with the builder.
 * @throws 'pin.not_found'
 */
export const taggedProducts = async (ctx: Ctx, pinId: Id): Promise<Pin[]> => {
  const { contentId } = await getPin(ctx, pinId, 'pin_id')
  const content = contentId === null ? undefined : (await loadContents(ctx.db, [contentId])).get(contentId)?.content
  if (content?.type !== 'story') return []
  const stickers = content.pages
    .flatMap(({ blocks }) => blocks)
    .filter(({ type, isRemoved }) => type === 'story_pin_product_sticker_block' && !isRemoved)
  const ids = [...new Set(stickers.flatMap(({ pinId: named }) => named ?? []))]
  const pins = await loadPins(ctx, ids)
  return presentPins(
    ctx,
    ids.flatMap((id) => pins.get(id) ?? []).filter(({ presence }) => presence === 'listed'),
  )
}
