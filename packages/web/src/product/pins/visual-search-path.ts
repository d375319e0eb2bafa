import type { PinEntity } from '../../store/entities.ts'
import { pinPath } from '../addresses.ts'

/**
 * FIND-08: returns the path of the visual search for a pin, with a crop box over its picture from the start.
 *
 * @param place the slot of a carousel or page of a story
 */
export const visualSearchPath = (pin: Pick<PinEntity, 'id'>, place?: number): string =>
  `${pinPath(pin)}visual-search/?${place === undefined ? '' : `place=${place}&`}crop=0.15,0.15,0.7,0.7`
