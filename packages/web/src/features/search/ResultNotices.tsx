import { Banner, Button } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import { Link } from '../../router/Link.tsx'
import { searchPath, type SearchAddress } from '../../product/search/search-address.ts'
import type { Parts } from './search-requests.ts'
import styles from './Search.module.css'

/** (ours) Helplines by country; one address that is kept up by people who do nothing else. */
const HELPLINES = 'https://findahelpline.com/'

interface NoticesProps {
  readonly address: SearchAddress
  readonly parts: Parts
}

/** FIND-05: what was searched instead, and where help is. */
export const ResultNotices = ({ address, parts }: NoticesProps) => {
  const t = useMessages()
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
            <h2 className={styles.helpTitle}>{t(`search.help.${nag.topic}.title`)}</h2>
            <p>{t(`search.help.${nag.topic}`)}</p>
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
