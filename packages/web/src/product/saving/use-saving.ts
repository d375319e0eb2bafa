import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { useAccountGate } from '../accounts/account-gate.ts'
import { recordSave } from './save-intent.ts'
import type { ChosenBoard } from './save-pin.ts'

/** What a user can do to save a pin; a signed-out user signs up or logs in first and then it is saved (PIN-06). */
export const useSaving = (pinId: string) => {
  const t = useTexts(texts)
  const services = useServices()
  const gate = useAccountGate()
  const remember = () => recordSave(window, pinId, Date.now())
  const why = { title: t('account.toSave'), signUpTitle: t('account.toSave.new') }
  return {
    save: (board: ChosenBoard) => gate(why, (actions) => actions.savePinWithUndo(services, pinId, board), remember),
    /** Before the last used board is known. */
    saveOrPick: () => gate(why, (actions) => actions.savePinOrChooseBoard(services, pinId), remember),
    pick: () => gate(why, (actions) => actions.choosePinBoard(services, pinId), remember),
  }
}
