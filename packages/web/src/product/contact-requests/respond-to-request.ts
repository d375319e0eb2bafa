import type { ContactRequest } from '@corkboard/contract/social/wire/conversation'
import type { Services } from '../../services.tsx'
import { list } from '../../store/requests.ts'
import { injectSlices } from '../../store/root.ts'
import { openBlocking } from '../people/open-blocking.tsx'
import {
  contactRequestsSlice,
  declineUndone,
  requestDeclined,
  requesterBlocked,
  requestsReceived,
} from './contact-requests-slice.ts'

injectSlices([contactRequestsSlice])

export const contactRequestList = list('ContactRequestsResource', {})

/** PEOPLE-02: removes the request immediately, and restores it if the server refuses. */
export const declineRequest = async ({ store, data }: Services, id: string): Promise<void> => {
  store.dispatch(requestDeclined(id))
  try {
    const declined = await data.write('delete', 'ContactRequestsResource', { contact_request_id: id })
    store.dispatch(requestsReceived([declined]))
  } catch (thrown) {
    store.dispatch(declineUndone(id))
    throw thrown
  }
  void data.load(contactRequestList, { force: true })
}

/** PEOPLE-02: asks for confirmation, then blocks the sender. */
export const blockRequester = (
  services: Services,
  { id, user }: Pick<ContactRequest, 'id' | 'user'>,
  onDone?: () => void,
): Promise<void> =>
  openBlocking(services, user, () => {
    services.store.dispatch(requesterBlocked(id))
    void services.data.load(contactRequestList, { force: true })
    onDone?.()
  })
