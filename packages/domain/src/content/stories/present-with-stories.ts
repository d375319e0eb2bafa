import type { Pin } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { type PinFieldSet, presentPins, type SeenPin } from '../pins/index.ts'
import { loadStories } from './load-stories.ts'

/** PIN-12: pins as lists return them. With the full field set, this includes the pages of stories. */
export const presentWithStories = async (
  ctx: Ctx,
  pins: readonly SeenPin[],
  fieldSet: PinFieldSet = 'full',
): Promise<Pin[]> => {
  if (fieldSet !== 'full') return presentPins(ctx, pins, fieldSet)
  const [shown, stories] = await Promise.all([presentPins(ctx, pins), loadStories(ctx, pins)])
  return shown.map((pin) => ({ ...pin, story_pin_data: stories.get(pin.id) ?? null }))
}
