import type { ErrorDetail, ErrorExample, FailedQuery } from '@corkboard/contract/upkeep/wire/error-report'
import { MINUTE } from '../../../i18n/minute.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import admin from '../Admin.module.css'
import styles from './Errors.module.css'
import { Facts } from './Facts.tsx'
import { texts } from './texts/texts.generated.ts'

const DEVICE_TEXTS = {
  phone: 'errors.one.device.phone',
  tablet: 'errors.one.device.tablet',
  desktop: 'errors.one.device.desktop',
} as const

/** SHELL-23: the state of the CSRF token, which itself is not reported. */
const useTokenText = () => {
  const t = useTexts(texts)
  return ({ csrf_cookie_length: cookie, csrf_header_length: header, csrf_is_equal: isEqual }: FailedQuery): string => {
    if (cookie === null) return t('errors.one.query.csrf.noCookie')
    if (header === null) return t('errors.one.query.csrf.noHeader')
    const state = t(isEqual ? 'errors.one.query.csrf.equal' : 'errors.one.query.csrf.different')
    return `${state} (${t('errors.one.query.csrf.length', { cookie, header })})`
  }
}

const useQueryFacts = () => {
  const t = useTexts(texts)
  const tokenText = useTokenText()
  return (query: FailedQuery): readonly (readonly [string, string])[] => [
    [t('errors.one.query'), query.query_name],
    [
      t('errors.one.query.status'),
      query.http_status === 0 ? t('errors.one.query.noAnswer') : String(query.http_status),
    ],
    [t('errors.one.query.csrf'), tokenText(query)],
    [t('errors.one.query.headers'), query.header_names.join(', ')],
  ]
}

const Stack = ({ stack }: { readonly stack: string }) => {
  const t = useTexts(texts)
  // It scrolls sideways, by keyboard too.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs the focus
    <pre className={styles.stack} dir="ltr" tabIndex={0} role="region" aria-label={t('errors.one.stack')}>
      {stack}
    </pre>
  )
}

const Example = ({ example }: { readonly example: ErrorExample }) => {
  const t = useTexts(texts)
  const format = useFormat()
  const queryFacts = useQueryFacts()
  const { browser, system, device, is_signed_in: isSignedIn, query, stack } = example
  const user = isSignedIn === null ? null : t(isSignedIn ? 'errors.one.user.member' : 'errors.one.user.visitor')
  return (
    <li className={styles.example}>
      <h3>
        <time dateTime={example.seen_at}>{format.date(example.seen_at, MINUTE)}</time>
      </h3>
      <p className={styles.message} dir="ltr">
        {example.message}
      </p>
      <Facts
        label={t('errors.one.facts')}
        facts={[
          [t('errors.one.release'), example.release],
          [t('errors.one.route'), example.route],
          [t('errors.one.part'), example.where],
          [t('errors.one.browser'), [browser, system].filter(Boolean).join(', ')],
          [t('errors.one.device'), device && t(DEVICE_TEXTS[device])],
          [t('errors.one.user'), user],
          [t('errors.one.request'), example.request],
          [t('errors.one.missingRefs'), example.missing.join(', ')],
          ...(query ? queryFacts(query) : []),
        ]}
      />
      {stack !== null && <Stack stack={stack} />}
    </li>
  )
}

/** The latest reports of one error. */
export const ErrorExamples = ({ examples }: Pick<ErrorDetail, 'examples'>) => {
  const t = useTexts(texts)
  return (
    <section className={admin.part} aria-labelledby="error-examples">
      <h2 id="error-examples">{t('errors.one.examples')}</h2>
      {examples.length === 0 && <p role="status">{t('errors.one.examples.none')}</p>}
      <ol className={styles.examples}>
        {examples.map((example, index) => (
          <Example key={`${example.seen_at} ${index}`} example={example} />
        ))}
      </ol>
    </section>
  )
}
