import { Banner, Button } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { searchPath, type SearchAddress } from '../../product/search/search-address.ts'
import type { Parts } from './search-requests.ts'
import styles from './Search.module.css'

const HELP_TEXTS = {
  self_harm: 'search.help.self_harm',
  eating_disorder: 'search.help.eating_disorder',
  low_mood: 'search.help.low_mood',
} as const

const HELP_TITLES = {
  self_harm: 'search.help.self_harm.title',
  eating_disorder: 'search.help.eating_disorder.title',
  low_mood: 'search.help.low_mood.title',
} as const

/** (ours) Helplines by country, at one address maintained by people who do nothing else. */
const HELPLINES = 'https://findahelpline.com/'

interface NoticesProps {
  readonly address: SearchAddress
  readonly parts: Parts
}

/** FIND-05: the corrected query, and where to find help. */
export const ResultNotices = ({ address, parts }: NoticesProps) => {
  const t = useTexts(texts)
  const { typo, nag } = parts
  return (
    <>
      {nag && (
        <div className={styles.notice}>
          <Banner
            action={
              <Button href={HELPLINES} kind="accent" size="small" rel="noreferrer" target="_blank">
                {t('search.help.find')}
              </Button>
            }
          >
            <h2 className={styles.helpTitle}>{t(HELP_TITLES[nag.topic])}</h2>
            <p>{t(HELP_TEXTS[nag.topic])}</p>
          </Banner>
        </div>
      )}
      {typo && (
        <p className={styles.typo} role="status">
          <strong>{t('search.typo', { query: typo.corrected_query })}</strong>{' '}
          <Link href={searchPath({ ...address, query: typo.original_query, isExact: true })}>
            {t('search.typo.back', { query: typo.original_query })}
          </Link>
        </p>
      )}
    </>
  )
}
