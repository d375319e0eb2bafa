import { useEffect } from 'react'
import { useServices } from '../../services.tsx'

/** Consumer §9: how long after a page load or sign-in the fingerprint is sent. */
const DELAY_MS = 300

interface CheckSessionProps {
  readonly isPartner: boolean
}

/**
 * IDENT-09, for signed-in users. Its code loads when it is due. Its `key` is the account, because another account in
 * the same tab has its own session.
 */
export const CheckSession = ({ isPartner }: CheckSessionProps): null => {
  const services = useServices()
  useEffect(() => {
    const timer = setTimeout(() => {
      import('../../product/accounts/session-checks.ts')
        .then(({ checkSession }) => checkSession(services, isPartner))
        .catch(() => services.report({ kind: 'count', name: 'session not checked' }))
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [services, isPartner])
  return null
}
