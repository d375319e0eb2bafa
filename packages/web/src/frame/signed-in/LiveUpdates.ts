import { useEffect } from 'react'
import { useServices } from '../../services.tsx'

/**
 * Keeps the header's counts up to date. Its `key` is the account, because another account in the same tab has its own
 * stream.
 */
export const LiveUpdates = (): null => {
  const { store, data, report } = useServices()
  useEffect(() => {
    let end: (() => void) | undefined
    let isGone = false
    const begin = async () => {
      const { followLive } = await import('../../shell/live/follow-live.ts')
      if (!isGone) end = followLive(window, { store, data })
    }
    // The counts are missing until the next page load.
    begin().catch((error: unknown) => report({ kind: 'error', error, where: 'live' }))
    return () => {
      isGone = true
      end?.()
    }
  }, [store, data, report])
  return null
}
