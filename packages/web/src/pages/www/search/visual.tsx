import { ArrowStartIcon, Button, EmptyState } from '@corkboard/design-system'
import { useMemo } from 'react'
import { PinCard } from '../../../product/pin-card/PinCard.tsx'
import { PinGrid } from '../../../product/pin-grid/PinGrid.tsx'
import { OwnPictureSearch } from '../../../features/visual-search/OwnPictureSearch.tsx'
import { selectOwnPicture, visualSearchesSlice } from '../../../features/visual-search/own-pictures.ts'
import {
  readVisualAddress,
  VISUAL_QUERY,
  visualFilters,
  visualPins,
} from '../../../features/visual-search/visual-address.ts'
import { VisualSearch } from '../../../features/visual-search/VisualSearch.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts as visualSearchTexts } from '../../../features/visual-search/texts/texts.generated.ts'
import { definePage, type PageContext, type PageProps } from '../../../router/define-page.ts'
import { useAppSelector } from '../../../services.tsx'
import { trailSlice } from '../../../product/trail.ts'

const UPLOAD_ID = /^\d{1,20}$/

const uploadIn = (search: PageContext['search']): string | undefined =>
  UPLOAD_ID.test(search['upload'] ?? '') ? search['upload'] : undefined

const Found = ({
  uploadId,
  search,
  isMobile,
}: {
  readonly uploadId: string
  readonly search: PageContext['search']
  readonly isMobile: boolean
}) => {
  const t = useTexts(visualSearchTexts)
  const own = useAppSelector(useMemo(() => selectOwnPicture(uploadId), [uploadId]))
  const label = t('visual.results')
  return (
    <VisualSearch
      address={readVisualAddress({ kind: 'upload', id: uploadId }, search)}
      picture={
        own && {
          src: own.url,
          width: own.width,
          height: own.height,
          alt: t('visual.picture'),
          ...(own.ground !== null && { ground: own.ground }),
        }
      }
      isMobile={isMobile}
      back={
        <Button kind="quiet" size="small" icon={<ArrowStartIcon size={16} />} href="/search/visual/">
          {t('visual.own.another')}
        </Button>
      }
      missing={<p>{t('visual.own.gone')}</p>}
      results={(request, empty) => <PinGrid request={request} card={PinCard} label={label} empty={empty} />}
    />
  )
}

const Content = ({ search, isMobile }: PageProps & { readonly isMobile: boolean }) => {
  const t = useTexts(visualSearchTexts)
  const uploadId = uploadIn(search)
  if (uploadId !== undefined) return <Found uploadId={uploadId} search={search} isMobile={isMobile} />
  return (
    <>
      <EmptyState title={t('visual.own.missing')} level={1}>
        {t('visual.own.missing.text')}
      </EmptyState>
      <OwnPictureSearch card={PinCard} takesDrops={!isMobile} />
    </>
  )
}

const Wide = (props: PageProps) => <Content {...props} isMobile={false} />
const Phone = (props: PageProps) => <Content {...props} isMobile />

/** /search/visual/?upload=…: FIND-08 with the user's own picture. Without one, the page asks for it. */
export const page = definePage({
  query: ['upload', ...VISUAL_QUERY],
  data: ({ search, device, viewer }) => {
    const uploadId = uploadIn(search)
    if (uploadId === undefined || viewer.kind !== 'AUTH') return []
    const address = readVisualAddress({ kind: 'upload', id: uploadId }, search)
    return [visualPins(address, device === 'phone'), visualFilters(address)]
  },
  head: ({ texts }) => ({ title: texts(visualSearchTexts)('visual.title'), isPrivate: true }),
  variant: ({ device }) => (device === 'phone' ? Phone : Wide),
  slices: [trailSlice, visualSearchesSlice],
})
