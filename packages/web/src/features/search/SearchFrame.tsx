import { ErrorState, Tabs, VisuallyHidden } from '@corkboard/design-system'
import { useEffect, type ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useAppSelector, useResponse, useServices } from '../../services.tsx'
import { selectEntry } from '../../store/data.ts'
import { storeSearch } from '../../product/search/recent-searches.ts'
import { filtersIn, searchPath, type SearchAddress } from '../../product/search/search-address.ts'
import { ResultNotices } from './ResultNotices.tsx'
import { SearchBar } from './SearchBar.tsx'
import { isNarrowed, partsOf, queryToStore, resultsOf, type Parts } from './search-requests.ts'
import { searched } from './skin-tone.ts'
import { SearchStart } from './SearchStart.tsx'
import styles from './Search.module.css'

const SCOPE_LABELS = {
  pins: 'search.scope.pins',
  buyable_pins: 'search.scope.buyable_pins',
  my_pins: 'search.scope.my_pins',
  videos: 'search.scope.videos',
  boards: 'search.scope.boards',
  users: 'search.scope.users',
  idea_pins: 'search.scope.idea_pins',
} as const

/** The modules of the bar that narrow the results. */
const FILTERS: readonly string[] = ['filters', 'product_filters']

interface FrameProps {
  readonly address: SearchAddress
  readonly children: (parts: Parts | undefined) => ReactNode
}

/** Everything around the results: the query, tabs, filters and guides. */
export const SearchFrame = ({ address, children }: FrameProps) => {
  const t = useTexts(texts, shellTexts)
  const services = useServices()
  const { query, scope } = address
  const tone = filtersIn(address.filters)['skin_tone']
  const { data: parts, error, reload } = useResponse<Parts>(partsOf(address))
  const { store } = services
  useEffect(() => {
    store.dispatch(searched({ query, tone }))
  }, [store, query, tone])
  const stored = queryToStore(address, parts)
  useEffect(() => {
    if (stored !== undefined) void storeSearch(services, stored, scope === 'my_pins').catch(() => undefined)
  }, [services, stored, scope])

  const isEmpty = useAppSelector((state) => {
    const results = selectEntry(state, resultsOf(address))
    return Array.isArray(results?.data) && results.data.length === 0 && !results.nextBookmark
  })
  /** Without results there is nothing to filter, unless the filters are the reason. */
  const modulesOf = ({ oneBarModules }: Parts) =>
    isEmpty && !isNarrowed(address) ? oneBarModules.filter(({ id }) => !FILTERS.includes(id)) : oneBarModules
  const tabs = parts?.tabs ?? []
  const shownTabs = tabs.map(({ scope: tab }) => ({
    id: tab,
    // An exact search stays exact on the other tabs.
    href: searchPath({ scope: tab, query: parts?.query ?? query, isExact: address.isExact }),
    label: t(SCOPE_LABELS[tab]),
  }))
  return (
    <>
      {query === '' ? (
        <h1 className={styles.title}>{t('search.start')}</h1>
      ) : (
        <VisuallyHidden>
          <h1>{t('search.results', { query: parts?.query ?? query })}</h1>
        </VisuallyHidden>
      )}
      <div className={styles.tabs}>
        {shownTabs.length > 0 && <Tabs label={t('search.tabs')} current={scope} tabs={shownTabs} />}
      </div>
      {error && !parts && <ErrorState title={t('search.failed')} retryLabel={t('error.retry')} onRetry={reload} />}
      {query === '' ? (
        <SearchStart scope={scope} />
      ) : (
        <>
          {parts ? (
            <>
              <SearchBar address={{ ...address, query: parts.query }} parts={parts} modules={modulesOf(parts)} />
              <ResultNotices address={address} parts={parts} />
            </>
          ) : (
            !error && scope !== 'users' && scope !== 'boards' && <div className={styles.bar} />
          )}
          {children(parts)}
        </>
      )}
    </>
  )
}
