import type { MenuItem } from '@corkboard/design-system'
import { useServices, useViewer } from '../../services.tsx'
import type { PinEntity } from '../../store/entities.ts'
import { signedInParts } from '../../lazy/signed-in-parts.ts'

const NONE: readonly MenuItem[] = []

/** Returns the items of a pin's menu for this viewer. Empty for most users and pins, and always for visitors. */
export const usePinActions = (pin: PinEntity, onDeleted?: () => void): readonly MenuItem[] => {
  const services = useServices()
  const isMember = useViewer().kind === 'AUTH'
  return (isMember && signedInParts()?.pinActions(services, pin, onDeleted)) || NONE
}
