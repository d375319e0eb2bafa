import type { SignedInViewer } from '@corkboard/contract/accounts/wire/viewer'
import { useViewer } from '../../services.tsx'

/** Whose settings these are; `undefined` for the moment in which somebody has just logged out. */
export const useMe = (): SignedInViewer | undefined => {
  const viewer = useViewer()
  return viewer.kind === 'AUTH' ? viewer : undefined
}
