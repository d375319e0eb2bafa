import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { useAccountGate } from '../accounts/account-gate.ts'
import { rememberSave } from './save-intent.ts'
import type { ChosenBoard } from './save-pin.ts'

/** What a person can do to keep a pin; whoever is signed out logs in first and then it happens (PIN-06). */
export const useSaving = (pinId: string) => {
  const t = useTexts(texts)
  const services = useServices()
  const gate = useAccountGate()
  const keep = () => rememberSave(window, pinId, Date.now())
  return {
    save: (board: ChosenBoard) => gate(t('account.toSave'), (acts) => acts.keepPin(services, pinId, board), keep),
    pick: () => gate(t('account.toSave'), (acts) => acts.choosePinBoard(services, pinId), keep),
  }
}
