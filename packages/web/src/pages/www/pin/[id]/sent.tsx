import { suggestionsFor } from '../../../../product/people/share-suggestions.ts'
import { SentPage } from '../../../../features/pin-sending/SentPage.tsx'
import { texts as pinSendingTexts } from '../../../../features/pin-sending/texts/texts.generated.ts'
import { definePage, type PageProps, pinId } from '../../../../router/define-page.ts'
import { sentPath } from '../../../../product/addresses.ts'
import { resource } from '../../../../store/requests.ts'
import { forMembers } from '../../../for-members.tsx'

interface Params {
  readonly id: string
}

const Sent = ({ params }: PageProps<Params>) => <SentPage pinId={params.id} />

/** PIN-14: /pin/:id/sent. */
export const page = definePage({
  params: { id: pinId },
  data: ({ params, viewer }) =>
    viewer.kind === 'AUTH' ? [resource('PinResource', { id: params.id }), suggestionsFor('')] : [],
  head: ({ params, viewer, state, texts }) => ({
    title: texts(pinSendingTexts)('sent.title'),
    isPrivate: true,
    ...(viewer.kind === 'AUTH' && !state.entities.pin[params.id]?.images && { status: 404 as const }),
  }),
  variant: forMembers(Sent, sentPath),
})
