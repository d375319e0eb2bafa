import { pinPath } from '../../product/addresses.ts'
import type { PinEntity } from '../../store/entities.ts'

/** FIND-08: what looks like a pin, with a box over its picture at once. */
export const visualSearchPath = (pin: Pick<PinEntity, 'id'>): string =>
  `${pinPath(pin)}visual-search/?crop=0.15,0.15,0.7,0.7`
