import type { SignedInViewer } from '@corkboard/contract/accounts/wire/viewer'
import { useViewer } from '../../services.tsx'

/** Returns the user whose settings these are; `undefined` for a moment after they log out. */
export const useMe = (): SignedInViewer | undefined => {
  const viewer = useViewer()
  return viewer.kind === 'AUTH' ? viewer : undefined
}
