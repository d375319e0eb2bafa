import { useSyncExternalStore } from 'react'
import { useShown } from '../../services.tsx'

const never = () => () => {}

/**
 * Returns the token in an email link's address, or `null` if there is none. `undefined` at first: the server does not
 * read it, so that one cached page serves everyone and no token is cached with it.
 */
export const useMailToken = (): string | null | undefined => {
  const { search } = useShown().visit.location
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(search).get('token'),
    () => undefined,
  )
}
