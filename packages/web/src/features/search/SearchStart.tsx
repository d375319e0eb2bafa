import { Button, Chip, CloseIcon, IconButton } from '@corkboard/design-system'
import type { RecommendedSearch, SearchScope } from '@corkboard/contract/finding/wire/search'
import { useEffect, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as searchTexts } from '../../product/search/texts/texts.generated.ts'
import { useResponse, useServices } from '../../services.tsx'
import { deleteSearch, loadedRecents, loadRecents } from '../../product/search/recent-searches.ts'
import { searchPath } from '../../product/search/search-address.ts'
import { recommendedSearches } from '../../product/search/recommended-searches.ts'
import styles from './Search.module.css'

/** FIND-06: recent searches. A member's arrive with the page; a visitor's are in the browser. */
const Recents = ({ scope }: { readonly scope: SearchScope }) => {
  const t = useTexts(texts, searchTexts)
  const services = useServices()
  const isPersonal = scope === 'my_pins'
  const [recents, setRecents] = useState<readonly string[]>(() => loadedRecents(services, isPersonal))
  useEffect(() => {
    let isGone = false
    void loadRecents(services, isPersonal).then((known) => !isGone && setRecents(known))
    return () => {
      isGone = true
    }
  }, [services, isPersonal])
  const forget = async (query: string | undefined) => {
    try {
      await deleteSearch(services, query, isPersonal)
      setRecents(await loadRecents(services, isPersonal))
    } catch {
      services.toasts.show({ text: t('search.recent.failed'), kind: 'danger' })
    }
  }
  if (recents.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{t(isPersonal ? 'search.start.personal' : 'search.start.recent')}</h2>
      <ul className={styles.recents}>
        {recents.map((query) => (
          <li key={query} className={styles.recent}>
            <Chip href={searchPath({ scope, query, rs: 'recent' })}>{query}</Chip>
            <IconButton
              label={t('search.recent.remove', { query })}
              icon={<CloseIcon />}
              onClick={() => void forget(query)}
            />
          </li>
        ))}
      </ul>
      <Button kind="quiet" size="small" onClick={() => void forget(undefined)}>
        {t('search.recent.clear')}
      </Button>
    </section>
  )
}

/** The search page before a query: suggested searches. */
export const SearchStart = ({ scope }: { readonly scope: SearchScope }) => {
  const t = useTexts(texts)
  const { data } = useResponse<readonly RecommendedSearch[]>(recommendedSearches())
  return (
    <div className={styles.start}>
      <p>{t('search.start.text')}</p>
      {data && data.length > 0 && (
        <section className={styles.section}>
          <h2>{t('search.start.recommended')}</h2>
          <ul className={styles.wrapped}>
            {data.map(({ query, display, dominant_color: color }) => (
              <li key={query}>
                <Chip
                  href={searchPath({ scope: 'pins', query: display, rs: 'recommended' })}
                  color={color ?? undefined}
                >
                  <span dir="auto">{display}</span>
                </Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Recents scope={scope} />
    </div>
  )
}
