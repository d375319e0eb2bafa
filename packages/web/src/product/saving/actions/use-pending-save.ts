import { useEffect } from 'react'
import { useServices, useShown } from '../../../services.tsx'
import { choosePinBoard } from './save-with-undo.tsx'
import { takeSave } from '../pending-save.ts'

/** PIN-06: continues a save that began before logging in, with the choice of a board. */
export const usePendingSave = (): void => {
  const { visit } = useShown()
  const services = useServices()
  const isWayIn = visit.handlerId === 'www/login' || visit.handlerId === 'www/signup'
  useEffect(() => {
    const pinId = isWayIn ? null : takeSave(window, Date.now())
    if (pinId !== null) void choosePinBoard(services, pinId)
  }, [isWayIn, services])
}
