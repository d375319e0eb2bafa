import { pinSent } from '../../../../product/member-feeds.ts'
import { suggestionsFor } from '../../../../product/people/share-suggestions.ts'
import { SentPage } from '../../../../features/pin-sending/SentPage.tsx'
import { texts as pinSendingTexts } from '../../../../features/pin-sending/texts/texts.generated.ts'
import { definePage, type PageProps, pinId } from '../../../../router/define-page.ts'
import { sentPath } from '../../../../product/addresses.ts'
import { VeiledPin } from '../../../../product/sensitivity/VeiledPin.tsx'
import { selectEntry } from '../../../../store/data.ts'
import { resource } from '../../../../store/requests.ts'
import type { RootState } from '../../../../store/root.ts'
import { forMembers } from '../../../for-members.tsx'

interface Params {
  readonly id: string
}

const isSent = (state: RootState, pinId: string): boolean =>
  (selectEntry(state, pinSent(pinId))?.data as { readonly is_sent: boolean } | null | undefined)?.is_sent === true

const Sent = ({ params }: PageProps<Params>) => (
  <VeiledPin pinId={params.id}>
    <SentPage pinId={params.id} />
  </VeiledPin>
)

/** PIN-14: /pin/:id/sent. */
export const page = definePage({
  params: { id: pinId },
  data: ({ params, viewer }) =>
    viewer.kind === 'AUTH'
      ? [resource('PinResource', { id: params.id }), pinSent(params.id), suggestionsFor('', true)]
      : [],
  head: ({ params, viewer, state, texts }) => ({
    title: texts(pinSendingTexts)(isSent(state, params.id) ? 'sent.title' : 'send.title'),
    isPrivate: true,
    ...(viewer.kind === 'AUTH' && !state.entities.pin[params.id]?.images && { status: 404 as const }),
  }),
  variant: forMembers(Sent, sentPath),
})
