import type { MultiAccountEntry, MultiAccountUser } from '@corkboard/contract/accounts/wire/session'
import { useCallback, useEffect, useState } from 'react'
import { useServices, useViewer, type Services } from '../../services.tsx'
import { selectEntry } from '../../store/data.ts'
import { resource } from '../../store/requests.ts'
import { changeAccount } from './account-change.ts'
import { restartApp } from './restart-app.ts'

/**
 * IDENT-10: returns the accounts signed in to this browser, including the current one, in the server's order.
 * @throws ApiError
 */
export const loadSessionAccounts = async ({ data, store }: Services): Promise<readonly MultiAccountUser[]> => {
  const response = await data.write('create', 'UserSessionResource', { session_accounts: {} })
  if (!('session_accounts' in response)) return []
  const ids = Object.entries(response.session_accounts).flatMap(([id, account]) => (account.logged_in ? [id] : []))
  if (ids.length === 0) return []
  const wanted = resource('MultiUserResource', { ids: ids.toSorted() })
  await data.load(wanted, { force: true })
  const entries = (selectEntry(store.getState(), wanted)?.data ?? []) as readonly MultiAccountEntry[]
  return entries.flatMap(({ status, data: account }) => (status === 'success' && account ? [account] : []))
}

/**
 * Switches to another account of this browser.
 * @throws ApiError when its session is over
 */
export const switchAccount = (services: Services, userId: string): Promise<void> =>
  changeAccount(services, async () => {
    await services.data.write('update', 'UserSessionResource', { user_id: userId })
    await restartApp()
  })

/** The other accounts of this browser, after `load` was called. If loading fails, there are none. */
export const useOtherAccounts = (): { readonly others: readonly MultiAccountUser[]; readonly load: () => void } => {
  const services = useServices()
  const viewer = useViewer()
  const [known, setKnown] = useState<readonly MultiAccountUser[]>([])
  const load = useCallback(() => {
    void loadSessionAccounts(services).then(setKnown, () => undefined)
  }, [services])
  const me = viewer.kind === 'AUTH' ? viewer.id : undefined
  return { others: known.filter(({ id }) => id !== me), load }
}

/** The same, loaded immediately if `isWanted`. */
export const useOtherAccountsNow = (isWanted: boolean): readonly MultiAccountUser[] => {
  const { others, load } = useOtherAccounts()
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, load])
  return others
}
