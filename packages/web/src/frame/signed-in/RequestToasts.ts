import { useEffect, useRef } from 'react'
import { useAppSelector, useServices } from '../../services.tsx'
import { selectLive } from '../../shell/live/live-slice.ts'
import { hasNewRequest } from './new-request.ts'

/** PEOPLE-02: shows a toast for a new contact request. Only the header counts those that were already waiting. */
export const RequestToasts = (): null => {
  const services = useServices()
  const badge = useAppSelector((state) => selectLive(state).badge)
  const before = useRef(badge)
  useEffect(() => {
    const known = before.current
    before.current = badge
    if (!known || !badge || !hasNewRequest(known, badge)) return
    const load = async () => {
      const { showNewRequest } = await import('../../product/contact-requests/RequestToast.tsx')
      await showNewRequest(services)
    }
    // The header still counts them.
    load().catch((error: unknown) => services.report({ kind: 'error', error, where: 'live' }))
  }, [badge, services])
  return null
}
