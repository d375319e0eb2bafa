import { ArrowStartIcon, Button } from '@corkboard/design-system'
import { PinCard } from '../../../../product/pin-card/PinCard.tsx'
import { closeupSources } from '../../../../product/pictures/closeup-sources.ts'
import { PinGrid } from '../../../../product/pin-grid/PinGrid.tsx'
import { contentPicture } from '../../../../product/pins/content-picture.ts'
import {
  readPlace,
  readVisualAddress,
  VISUAL_QUERY,
  visualFilters,
  visualPins,
} from '../../../../features/visual-search/visual-address.ts'
import { type ShownPicture, VisualSearch } from '../../../../features/visual-search/VisualSearch.tsx'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { texts as visualSearchTexts } from '../../../../features/visual-search/texts/texts.generated.ts'
import { definePage, type PageProps, pinId } from '../../../../router/define-page.ts'
import { usePin } from '../../../../services.tsx'
import { pinPath } from '../../../../product/addresses.ts'
import { VeiledPin } from '../../../../product/sensitivity/VeiledPin.tsx'
import { trailSlice } from '../../../../product/trail.ts'
import type { PinEntity } from '../../../../store/entities.ts'
import { resource } from '../../../../store/requests.ts'

interface Params {
  readonly id: string
}

const addressOf = ({ params, search }: PageProps<Params>) =>
  readVisualAddress({ kind: 'pin', id: params.id, place: readPlace(search['place']) }, search)

const shownPicture = (pin: PinEntity, place: number | undefined): ShownPicture | undefined => {
  const ofPin = { ...closeupSources(pin.images), alt: pin.alt_text || pin.title, ground: pin.dominant_color }
  const content = place === undefined ? undefined : contentPicture(pin, place)
  if (!content) return place === undefined ? ofPin : undefined
  return { ...closeupSources(content.images), alt: content.alt_text || ofPin.alt, ground: content.dominant_color }
}

const Content = ({ isMobile, ...props }: PageProps<Params> & { readonly isMobile: boolean }) => {
  const t = useTexts(visualSearchTexts)
  const pin = usePin(props.params.id)
  const address = addressOf(props)
  const label = t('visual.results')
  if (!pin) return null
  return (
    <VisualSearch
      address={address}
      picture={shownPicture(pin, readPlace(props.search['place']))}
      isMobile={isMobile}
      back={
        <Button kind="quiet" size="small" icon={<ArrowStartIcon size={16} />} href={pinPath(pin)}>
          {t('visual.back')}
        </Button>
      }
      results={(request, empty) => <PinGrid request={request} card={PinCard} label={label} empty={empty} />}
    />
  )
}

const Wide = (props: PageProps<Params>) => (
  <VeiledPin pinId={props.params.id}>
    <Content {...props} isMobile={false} />
  </VeiledPin>
)
const Phone = (props: PageProps<Params>) => (
  <VeiledPin pinId={props.params.id}>
    <Content {...props} isMobile />
  </VeiledPin>
)

/** /pin/:id/visual-search: FIND-08. The box and the filters are in the address. */
export const page = definePage({
  params: { id: pinId },
  query: VISUAL_QUERY,
  data: (context) => {
    const address = addressOf(context)
    return [
      resource('PinResource', { id: context.params.id }),
      visualPins(address, context.device === 'phone'),
      visualFilters(address),
    ]
  },
  head: ({ params, state, texts }) => {
    const pin = state.entities.pin[params.id]
    return {
      title: texts(visualSearchTexts)('visual.title'),
      isPrivate: true,
      canonical: pin && pinPath({ id: params.id }),
      ...(!pin?.images && { status: 404 as const }),
    }
  },
  variant: ({ device }) => (device === 'phone' ? Phone : Wide),
  slices: [trailSlice],
})
