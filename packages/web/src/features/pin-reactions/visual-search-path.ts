import { pinPath } from '../../product/addresses.ts'
import type { PinEntity } from '../../store/entities.ts'

/** FIND-08: returns the path of the visual search for a pin, with a crop box over its picture from the start. */
export const visualSearchPath = (pin: Pick<PinEntity, 'id'>): string =>
  `${pinPath(pin)}visual-search/?crop=0.15,0.15,0.7,0.7`
