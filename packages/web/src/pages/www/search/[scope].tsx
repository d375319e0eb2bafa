import { CAPTION_HEIGHT, PinCard } from '../../../features/pin-card/PinCard.tsx'
import { PinGrid } from '../../../features/pin-grid/PinGrid.tsx'
import { SearchLater } from '../../../features/search/SearchLater.tsx'
import { PlaceTexts } from '../../../messages/PlaceTexts.tsx'
import { useMessages } from '../../../messages/messages.tsx'
import { definePage, type PageProps } from '../../../router/define-page.ts'
import { homeFeed } from '../../../shell/feeds.ts'
import { trailSlice } from '../../../shell/trail.ts'

const feed = homeFeed()

const SearchPage = ({ search }: PageProps) => {
  const t = useMessages()
  return (
    <PlaceTexts>
      <SearchLater query={search['q']?.trim() ?? ''}>
        <PinGrid request={feed} card={PinCard} captionHeight={CAPTION_HEIGHT} label={t('home.label')} empty={null} />
      </SearchLater>
    </PlaceTexts>
  )
}

/** /search/:scope. Nothing is searched yet: it says so, keeps the words, and shows the newest pins. */
export const page = definePage({
  query: ['q'],
  data: () => [feed],
  head: ({ t }) => ({ title: t('header.search'), isPrivate: true }),
  variant: () => SearchPage,
  slices: [trailSlice],
})
