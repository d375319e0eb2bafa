import type { PinEntity } from '../../store/entities.ts'
import { pinPath } from '../addresses.ts'

/**
 * FIND-08: returns the path of the visual search for a pin, with its whole picture.
 *
 * @param place the slot of a carousel or page of a story
 */
export const visualSearchPath = (pin: Pick<PinEntity, 'id'>, place?: number): string =>
  `${pinPath(pin)}visual-search/${place === undefined ? '' : `?place=${place}`}`
