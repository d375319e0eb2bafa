import { suggestionsFor } from '../../../../product/people/people-to-reach.ts'
import { SentPage } from '../../../../features/pin-sending/SentPage.tsx'
import { messages } from '../../../../messages/compiled/en-US.people.generated.ts'
import { PeopleTexts } from '../../../../messages/PeopleTexts.tsx'
import { plainText } from '../../../../messages/plain-text.ts'
import { definePage, type PageProps, pinId } from '../../../../router/define-page.ts'
import { sentPath } from '../../../../product/addresses.ts'
import { resource } from '../../../../store/requests.ts'
import { forMembers } from '../../../for-members.tsx'

interface Params {
  readonly id: string
}

const Sent = ({ params }: PageProps<Params>) => (
  <PeopleTexts>
    <SentPage pinId={params.id} />
  </PeopleTexts>
)

/** PIN-14: /pin/:id/sent. */
export const page = definePage({
  params: { id: pinId },
  data: ({ params, viewer }) =>
    viewer.kind === 'AUTH' ? [resource('PinResource', { id: params.id }), suggestionsFor('')] : [],
  head: ({ params, viewer, state }) => ({
    title: plainText(messages, 'sent.title'),
    isPrivate: true,
    ...(viewer.kind === 'AUTH' && !state.entities.pin[params.id]?.images && { status: 404 as const }),
  }),
  variant: forMembers(Sent, sentPath),
})
