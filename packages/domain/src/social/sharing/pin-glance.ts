import type { Id, PinGlance } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { presentPins, type SeenPin } from '../../content/pins/index.ts'

/** Pins as shown in notifications and messages. The caller has checked that the viewer may see them. */
export const glanceAt = async (ctx: Ctx, pins: readonly SeenPin[]): Promise<ReadonlyMap<Id, PinGlance>> => {
  const distinct = [...new Map(pins.map((pin) => [pin.id, pin])).values()]
  const shown = await presentPins(ctx, distinct, 'grid')
  return new Map(
    shown.map(({ id, title, alt_text, images, dominant_color, sensitivity_screen: isScreened }) => [
      id,
      { id, title, alt_text, image: isScreened ? null : images['236x']!, dominant_color },
    ]),
  )
}
