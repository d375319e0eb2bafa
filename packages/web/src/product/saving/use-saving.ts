import { useMessages } from '../../messages/messages.tsx'
import { useServices } from '../../services.tsx'
import { useAccountGate } from '../accounts/account-gate.ts'
import { rememberSave } from './save-intent.ts'
import type { ChosenBoard } from './save-pin.ts'

/** What a person can do to keep a pin; whoever is signed out logs in first and then it happens (PIN-06). */
export const useSaving = (pinId: string) => {
  const t = useMessages()
  const services = useServices()
  const gate = useAccountGate()
  const keep = () => rememberSave(window, pinId, Date.now())
  return {
    save: (board: ChosenBoard) => gate('account.toSave', (acts) => acts.keepPin(services, t, pinId, board), keep),
    pick: () => gate('account.toSave', (acts) => acts.choosePinBoard(services, t, pinId), keep),
  }
}
