import { useEffect } from 'react'
import { useServices } from '../../services.tsx'

/** Consumer §9: so long after the page, or somebody's sign-in, the fingerprint goes. */
const DELAY_MS = 300

interface CheckSessionProps {
  readonly isPartner: boolean
}

/**
 * IDENT-09, for whoever is signed in; its files come when they are due. Its `key` is the account: another one in the same
 * tab has a session of its own.
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
