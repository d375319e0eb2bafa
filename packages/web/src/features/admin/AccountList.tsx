import type { AdminFilter, AdminUser } from '@corkboard/contract/accounts/wire/administration'
import { IconButton, Menu, MoreIcon, SearchField, Select } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { useFeed } from '../../services.tsx'
import { profilePath } from '../../product/addresses.ts'
import { useTable } from '../../shell/table/table.ts'
import { list } from '../../store/requests.ts'
import { useAccountActions } from './account-actions.tsx'
import styles from './Admin.module.css'
import { FeedList } from './FeedList.tsx'

const FILTER_LABELS = {
  all: 'admin.users.all',
  staff: 'admin.users.staff',
  banned: 'admin.users.banned',
} as const

const ROLE_LABELS = {
  owner: 'admin.role.owner',
  employee: 'admin.role.employee',
  member: 'admin.role.member',
} as const

interface Wanted {
  readonly query: string
  readonly filter: AdminFilter
}

const ALL: Wanted = { query: '', filter: 'all' }
const FILTERS: readonly AdminFilter[] = ['all', 'staff', 'banned']

const accounts = ({ query, filter }: Wanted) => list('AdminUsersResource', { ...(query !== '' && { query }), filter })

export const allAccounts = accounts(ALL)

const AccountLine = ({ user, onChanged }: { readonly user: AdminUser; readonly onChanged: () => void }) => {
  const t = useTexts(texts)
  const format = useFormat()
  const actions = useAccountActions(user, onChanged)
  const name = `@${user.username}`
  const facts = [
    t(ROLE_LABELS[user.role]),
    t('admin.user.since', { date: format.date(user.created_at) }),
    user.utm_campaign !== null && t('admin.user.campaign', { campaign: user.utm_campaign }),
    user.referrer !== null && t('admin.user.referrer', { site: user.referrer }),
    !user.is_email_verified && t('admin.user.unverified'),
    user.has_mfa_enabled && t('admin.user.secondStep'),
    t('admin.user.sessions', { count: user.session_count }),
    user.merchant && t('admin.user.merchant', { domain: user.merchant.domain_url }),
    user.shared_fingerprints > 0 && t('admin.user.shared', { count: user.shared_fingerprints }),
  ].filter((fact) => fact !== false && fact !== null)
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <div className={styles.name} dir="auto">
          {user.full_name}
        </div>
        <div>
          <a href={profilePath(user)} dir="ltr">
            {name}
          </a>{' '}
          · <bdi>{user.email}</bdi>
        </div>
        <div className={styles.subtle}>{facts.join(' · ')}</div>
        {user.is_write_banned && (
          <div className={styles.banned}>
            {user.write_ban_reason === null
              ? t('admin.user.banned')
              : t('admin.user.banned.reason', { reason: user.write_ban_reason })}
          </div>
        )}
      </div>
      {actions.length > 0 && (
        <Menu
          alignEnd
          label={t('admin.user.actions', { name })}
          trigger={(props) => <IconButton {...props} label={t('admin.user.actions', { name })} icon={<MoreIcon />} />}
          items={actions}
        />
      )}
    </li>
  )
}

/** Lists all accounts, the newest first, with the actions available for each. */
export const AccountList = ({ onChanged }: { readonly onChanged: () => void }) => {
  const t = useTexts(texts)
  const [{ searchTerm, filtersPayload }, changeTable] = useTable()
  const wanted: Wanted = {
    query: searchTerm,
    filter: (filtersPayload['filter'] as AdminFilter | undefined) ?? ALL.filter,
  }
  const [query, setQuery] = useState(searchTerm)
  const feed = useFeed<AdminUser>(accounts(wanted))
  return (
    <section className={styles.part} aria-labelledby="admin-users">
      <h2 id="admin-users">{t('admin.users')}</h2>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          changeTable({ searchTerm: query.trim() })
        }}
      >
        <SearchField
          label={t('admin.users.search')}
          clearLabel={t('admin.users.clear')}
          value={query}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onClear={() => changeTable({ searchTerm: '' })}
        />
        <Select
          label={t('admin.users.filter')}
          value={wanted.filter}
          onChange={(event) => changeTable({ filtersPayload: { filter: event.currentTarget.value } })}
        >
          {FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {t(FILTER_LABELS[filter])}
            </option>
          ))}
        </Select>
      </form>
      <FeedList feed={feed} empty={t('admin.users.none')} label={t('admin.users.list')} className={styles.list}>
        {(user) => (
          <AccountLine
            key={user.id}
            user={user}
            onChanged={() => {
              feed.reload()
              onChanged()
            }}
          />
        )}
      </FeedList>
    </section>
  )
}
