import { useEffect } from 'react'
import { useServices, useShown } from '../../services.tsx'
import { choosePinBoard } from './keep-pin.tsx'
import { takeSave } from './save-intent.ts'

/** PIN-06: a save that was begun before logging in goes on where one comes out, with the choice of a board. */
export const useKeptSave = (): void => {
  const { visit } = useShown()
  const services = useServices()
  const isWayIn = visit.handlerId === 'www/login' || visit.handlerId === 'www/signup'
  useEffect(() => {
    const pinId = isWayIn ? null : takeSave(window, Date.now())
    if (pinId !== null) void choosePinBoard(services, pinId)
  }, [isWayIn, services])
}
