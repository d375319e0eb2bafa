import type { Id } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { loadPins, type SeenPin } from '../../content/pins/index.ts'

/** A picture by some of its pins, the one to be shown first. */
export interface PictureByPins {
  readonly pins: readonly Id[]
}

/**
 * Of each picture the first pin that `shows` lets through, whenever it is asked, in the pictures' order; a picture none of whose pins may be
 * shown falls out, and so does one of which the viewer has hidden a pin (PIN-09): it is the picture they did not want.
 * Two statements at most, of which the second is for the few whose first pin may not be shown.
 */
export const showPictures = async <Picture extends PictureByPins>(
  ctx: Ctx,
  pictures: readonly Picture[],
  shows: (pin: SeenPin) => boolean,
): Promise<{ picture: Picture; pin: SeenPin }[]> => {
  const firsts = await loadPins(
    ctx,
    pictures.flatMap(({ pins }) => pins.slice(0, 1)),
  )
  const shownFirst = ({ pins: [first] }: Picture): SeenPin | undefined => {
    const pin = first === undefined ? undefined : firsts.get(first)
    return pin && shows(pin) ? pin : undefined
  }
  const others = await loadPins(
    ctx,
    pictures.flatMap((picture) => (shownFirst(picture) ? [] : picture.pins.slice(1))),
  )
  return pictures.flatMap((picture) => {
    const known = picture.pins.flatMap((id) => firsts.get(id) ?? others.get(id) ?? [])
    const pin = known.some(({ isHiddenByViewer }) => isHiddenByViewer) ? undefined : known.find(shows)
    return pin ? [{ picture, pin }] : []
  })
}
