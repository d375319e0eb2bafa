import { ContactRequestsResource } from '@corkboard/contract'
import { acceptContactRequest, declineContactRequest, listContactRequests } from '@corkboard/domain/social/sharing'
import { implement } from '../../engine/implement.ts'

export const contactRequestsResource = implement(ContactRequestsResource, {
  get: (ctx, _options, page) => listContactRequests(ctx, page),
  update: (ctx, { contact_request_id: id }) => acceptContactRequest(ctx, id),
  delete: (ctx, { contact_request_id: id }) => declineContactRequest(ctx, id),
})
