import type { PageHead } from '../../router/define-page.ts'
import { selectEntry } from '../../store/data.ts'
import type { EntityRef } from '../../store/entities.ts'
import type { ResourceRequest } from '../../store/requests.ts'
import type { RootState } from '../../store/root.ts'

/** Returns the first picture of a list of pins, which represents its page when shared. */
export const firstPicture = (state: RootState, request: ResourceRequest): PageHead['image'] => {
  const pins = selectEntry(state, request)?.data as readonly EntityRef<'pin'>[] | null | undefined
  const pin = pins?.[0] && state.entities.pin[pins[0].id]
  const picture = pin?.images['736x']
  return picture && { ...picture, alt: pin.alt_text }
}
