import { useSyncExternalStore } from 'react'
import { useShown } from '../../services.tsx'

const never = () => () => {}

/**
 * The token of a mail's link, or `null` where the address has none. `undefined` at first: the server does not read it,
 * so that the page is one for all and no token is kept with it.
 */
export const useMailToken = (): string | null | undefined => {
  const { search } = useShown().visit.location
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(search).get('token'),
    () => undefined,
  )
}
