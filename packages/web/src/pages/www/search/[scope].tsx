import { useMemo } from 'react'
import { PinCard } from '../../../product/pin-card/PinCard.tsx'
import { PinGrid } from '../../../product/pin-grid/PinGrid.tsx'
import { ProductCard } from '../../../features/explore/ProductCard.tsx'
import { BoardCard } from '../../../features/profile/BoardCard.tsx'
import { NoResults } from '../../../features/search/NoResults.tsx'
import { type BoardCardComponent, BoardResults, PeopleResults } from '../../../features/search/OtherResults.tsx'
import { SearchFrame } from '../../../features/search/SearchFrame.tsx'
import {
  addressOf,
  partsOf,
  type Parts,
  resultsOf,
  SEARCH_QUERY,
  searchScope,
} from '../../../features/search/search-requests.ts'
import { skinToneSlice } from '../../../features/search/skin-tone.ts'
import { OwnPictureSearch } from '../../../features/visual-search/OwnPictureSearch.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts as searchTexts } from '../../../features/search/texts/texts.generated.ts'
import { texts as frameTexts } from '../../../frame/texts/texts.generated.ts'
import { useFeed } from '../../../services.tsx'
import { definePage, isSignedInDesktop, type PageProps } from '../../../router/define-page.ts'
import { logInPath, withReturn } from '../../../product/addresses.ts'
import { recentsRequest } from '../../../product/search/recent-searches.ts'
import { recommendedSearches } from '../../../product/search/recommended-searches.ts'
import { searchPath, type SearchAddress } from '../../../product/search/search-address.ts'
import { homeFeed } from '../../../product/feeds.ts'
import type { EntityRef } from '../../../store/entities.ts'
import { trailSlice } from '../../../product/trail.ts'
import styles from '../../../features/search/Search.module.css'

/** (ours) Fewer results leave most of the page empty, and ideas follow them. */
const FEW_RESULTS = 3

const OwnersBoardCard: BoardCardComponent = (props) => <BoardCard {...props} namesOwner />

const Ideas = ({ found }: { readonly found: readonly EntityRef[] }) => {
  const t = useTexts(searchTexts)
  const leftOut = useMemo(() => new Set(found.map(({ id }) => id)), [found])
  const { items, isLoading, error } = useFeed(homeFeed())
  if (!isLoading && !error && items.every(({ id }) => leftOut.has(id))) return null
  const label = t('search.none.ideas')
  return (
    <section className={styles.ideas}>
      <h2>{label}</h2>
      <PinGrid request={homeFeed()} card={PinCard} label={label} empty={null} leftOut={leftOut} isBelowFold />
    </section>
  )
}

const Results = ({ address, parts }: { readonly address: SearchAddress; readonly parts: Parts | undefined }) => {
  const t = useTexts(searchTexts)
  const request = resultsOf(address)
  const { items, hasMore, isLoading, error } = useFeed(request)
  const isShort = items.length < FEW_RESULTS && !hasMore && !isLoading && !error
  const empty = <NoResults address={address} parts={parts} />
  const { query, scope } = address
  const hasIdeas = parts && !parts.sensitivity?.is_withheld && scope !== 'my_pins'
  if (scope === 'boards') {
    return (
      <BoardResults
        request={request}
        label={t('search.results.boards', { query })}
        empty={empty}
        card={OwnersBoardCard}
      />
    )
  }
  if (scope === 'users')
    return <PeopleResults request={request} label={t('search.results.users', { query })} empty={empty} />
  return (
    <>
      <PinGrid
        request={request}
        card={scope === 'buyable_pins' ? ProductCard : PinCard}
        label={t('search.results.pins', { query })}
        empty={empty}
      />
      {hasIdeas && isShort && <Ideas found={items} />}
    </>
  )
}

type SearchProps = PageProps<{ readonly scope: SearchAddress['scope'] }>

const SearchPage = ({ params, search, takesDrops }: SearchProps & { readonly takesDrops: boolean }) => {
  const address = addressOf(params.scope, search)
  return (
    <>
      <SearchFrame address={address}>{(parts) => <Results address={address} parts={parts} />}</SearchFrame>
      {address.query === '' && <OwnPictureSearch card={PinCard} takesDrops={takesDrops} />}
    </>
  )
}

/** FIND-08: pictures come from another window too. */
const SignedInDesktop = (props: SearchProps) => <SearchPage {...props} takesDrops />
const Default = (props: SearchProps) => <SearchPage {...props} takesDrops={false} />

/** /search/:scope?q=…: FIND-05. The filters are in the address too. */
export const page = definePage({
  params: { scope: searchScope },
  query: SEARCH_QUERY,
  data: ({ params, search, viewer }) => {
    const address = addressOf(params.scope, search)
    // Only members can search their own pins. The head redirects visitors to log in.
    if (params.scope === 'my_pins' && viewer.kind !== 'AUTH') return []
    if (address.query !== '') return [partsOf(address), resultsOf(address)]
    const recents = viewer.kind === 'AUTH' ? [recentsRequest(params.scope === 'my_pins')] : []
    return [partsOf(address), recommendedSearches(), ...recents]
  },
  head: ({ params, search, viewer, texts }) => {
    const t = texts(frameTexts)
    const address = addressOf(params.scope, search)
    const title = address.query === '' ? t('header.search') : `${address.query} · ${t('header.search')}`
    if (params.scope === 'my_pins' && viewer.kind !== 'AUTH') {
      return { title, isPrivate: true, redirect: withReturn(logInPath, searchPath(address)) }
    }
    return { title, isPrivate: true }
  },
  variant: (context) => (isSignedInDesktop(context) ? SignedInDesktop : Default),
  slices: [trailSlice, skinToneSlice],
})
