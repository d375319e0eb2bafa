import type { ErrorGroup } from '@corkboard/contract/upkeep/wire/error-report'
import { Tabs } from '@corkboard/design-system'
import { MINUTE } from '../../../i18n/minute.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Link } from '../../../router/Link.tsx'
import { useFeed } from '../../../services.tsx'
import admin from '../Admin.module.css'
import { AdminFrame } from '../AdminFrame.tsx'
import { FeedList } from '../FeedList.tsx'
import { KIND_TEXTS } from './error-kinds.ts'
import { errorGroups, errorPath, errorsPath } from './error-requests.ts'
import styles from './Errors.module.css'
import { texts } from './texts/texts.generated.ts'

const Group = ({ group }: { readonly group: ErrorGroup }) => {
  const t = useTexts(texts)
  const format = useFormat()
  const { id, kind, message, place, count, last_seen_at: lastSeenAt } = group
  const date = format.date(lastSeenAt, MINUTE)
  return (
    <li className={admin.line}>
      <div className={admin.words}>
        <Link className={styles.message} href={errorPath(id)} dir="ltr">
          {message}
        </Link>
        <p className={admin.subtle}>
          {t(KIND_TEXTS[kind])}
          {place !== null && (
            <>
              {' · '}
              <bdi>{place}</bdi>
            </>
          )}
        </p>
        <p className={admin.subtle}>{t('errors.seen', { count: t('errors.count', { count }), date })}</p>
      </div>
    </li>
  )
}

const Groups = ({ isResolved }: { readonly isResolved: boolean }) => {
  const t = useTexts(texts)
  const feed = useFeed<ErrorGroup>(errorGroups(isResolved))
  return (
    <>
      <Tabs
        label={t('errors.which')}
        tabs={[
          { id: 'open', label: t('errors.which.open'), href: errorsPath },
          { id: 'resolved', label: t('errors.which.resolved'), href: `${errorsPath}?resolved=1` },
        ]}
        current={isResolved ? 'resolved' : 'open'}
      />
      <div className={admin.part}>
        <FeedList
          feed={feed}
          empty={t(isResolved ? 'errors.none.resolved' : 'errors.none.open')}
          label={t('errors.list')}
          className={admin.list}
        >
          {(group) => <Group key={group.id} group={group} />}
        </FeedList>
      </div>
    </>
  )
}

/** SHELL-19: lists what browsers, requests and jobs have reported. */
export const ErrorsPage = ({ isResolved }: { readonly isResolved: boolean }) => {
  const t = useTexts(texts)
  return (
    <AdminFrame title={t('errors.title')} text={t('errors.text')} path={errorsPath}>
      <Groups isResolved={isResolved} />
    </AdminFrame>
  )
}
