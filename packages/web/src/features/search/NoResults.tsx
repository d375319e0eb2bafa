import { Button, CorkDrawing, EmptyState } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { searchPath, type SearchAddress } from '../../product/search/search-address.ts'
import { isNarrowed, type Parts } from './search-requests.ts'

interface NoResultsProps {
  readonly address: SearchAddress
  readonly parts: Parts | undefined
}

/** Shown when a search finds nothing or its results are withheld, with what to do about it. */
export const NoResults = ({ address, parts }: NoResultsProps) => {
  const t = useTexts(texts)
  const picture = <CorkDrawing of="search" />
  if (parts?.sensitivity?.is_withheld) {
    return (
      <EmptyState title={t('search.withheld')} picture={picture}>
        {t('search.withheld.text')}
      </EmptyState>
    )
  }
  if (address.scope === 'videos' && parts && !parts.tabs.some(({ scope }) => scope === 'videos')) {
    return (
      <EmptyState
        title={t('search.none.videos')}
        picture={picture}
        action={
          <Button href={searchPath({ scope: 'pins', query: address.query })}>{t('search.none.videos.pins')}</Button>
        }
      >
        {t('search.none.videos.text')}
      </EmptyState>
    )
  }
  const canClear = isNarrowed(address)
  return (
    <EmptyState
      title={t('search.none', { query: address.query })}
      picture={picture}
      action={
        canClear ? (
          <Button href={searchPath({ ...address, filters: undefined, products: undefined })}>
            {t('search.filters.clear')}
          </Button>
        ) : (
          <Button href={searchPath({ scope: address.scope, query: '' })}>{t('search.none.start')}</Button>
        )
      }
    >
      {canClear ? t('search.none.filters') : t(address.scope === 'my_pins' ? 'search.none.own' : 'search.none.text')}
    </EmptyState>
  )
}
