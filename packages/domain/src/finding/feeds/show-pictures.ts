import type { Id } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { loadPins, type SeenPin } from '../../content/pins/index.ts'

/** A picture, represented by some of its pins. The first is shown if possible. */
export interface PictureByPins {
  readonly pins: readonly Id[]
}

/**
 * Chooses for each picture the first pin that `shows` accepts, in the pictures' order. `shows` must give the same
 * result on every call. A picture is dropped if none of its pins may be shown, or if the viewer has hidden one of them
 * (PIN-09), because it is the picture they did not want. At most two statements; the second is for the few whose first
 * pin may not be shown.
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
