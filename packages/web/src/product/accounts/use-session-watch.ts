import type { PageViewer } from '@corkboard/contract/page'
import { useEffect } from 'react'
import { createResourceClient } from '../../api/resource-client.ts'
import { useServices, type Services } from '../../services.tsx'
import { logInPath } from '../addresses.ts'
import { browserEnvironment, UNAUTHORIZED } from '../../shell/environment.ts'
import { logOut } from './log-out.ts'

const isOver = async ({ store, navigator }: Services): Promise<boolean> => {
  const resources = createResourceClient(browserEnvironment(store, () => navigator))
  const { resource_response: answer } = await resources.get('ViewerResource', {})
  return (answer.data as PageViewer).kind !== 'AUTH'
}

/**
 * IDENT-06: leaves the account in this tab when its session ended elsewhere. An unauthorized response makes it check,
 * because a wrong password for another account has the same response and means nothing.
 */
export const useSessionWatch = (): void => {
  const services = useServices()
  useEffect(() => {
    const check = async () => {
      if (!(await isOver(services))) return
      const { pathname, search } = window.location
      const query = new URLSearchParams({ next: pathname + search, session_over: '1' })
      await logOut(services, { reason: 'authentication_failed', redirect: `${logInPath}?${query}` })
    }
    const onUnauthorized = () =>
      void check().catch((error: unknown) => services.report({ kind: 'error', error, where: 'session' }))
    window.addEventListener(UNAUTHORIZED, onUnauthorized)
    return () => window.removeEventListener(UNAUTHORIZED, onUnauthorized)
  }, [services])
}
