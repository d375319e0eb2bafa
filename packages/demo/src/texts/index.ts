import type { Random } from '../pictures/brush/random.ts'
import { byName } from '../pictures/brush/palettes.ts'
import { type PictureRequest, planPicture } from '../pictures/draw-picture.ts'
import type { SceneName } from '../pictures/scenes/index.ts'
import * as food from './food.ts'
import * as home from './home.ts'
import * as landscapes from './landscapes.ts'
import * as making from './making.ts'
import * as outside from './outside.ts'
import type { PinText } from './pin-text.ts'
import * as table from './table.ts'

type Writer = (facts: never, random: Random) => PinText
const WRITERS: Record<SceneName, Writer> = {
  ...landscapes,
  ...food,
  ...home,
  ...making,
  ...outside,
  ...table,
}

/** Scenes that show or sell the palette itself keep its name; elsewhere the colors are named. */
const NAMES_ITS_PALETTE: readonly SceneName[] = ['paletteCard']

/** Returns title, description and alternative text of a picture. The same random source gives the same texts. */
export const describePicture = (request: PictureRequest, random: Random): PinText => {
  const { facts } = planPicture(request)
  const { palette } = facts
  const spoken =
    typeof palette === 'string' && !NAMES_ITS_PALETTE.includes(request.scene)
      ? { ...facts, palette: byName(palette).words }
      : facts
  return WRITERS[request.scene](spoken as never, random)
}
