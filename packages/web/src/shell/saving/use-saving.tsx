import { useMessages } from '../../messages/messages.tsx'
import { useServices } from '../../services.tsx'
import { useAccountGate } from '../account-gate.ts'
import { openBoardPicker } from '../overlays.tsx'
import { ToastLink, ToastPicture } from '../ToastParts.tsx'
import { rememberSave } from './save-intent.ts'
import { savePin, undoSave, type ChosenBoard } from './save-pin.ts'

/** Keeping pins, for whoever is signed in: on a board, or on one they choose now. */
export const useSaveActs = () => {
  const t = useMessages()
  const services = useServices()
  const save = async (pinId: string, board: ChosenBoard) => {
    const copy = await savePin(services, pinId, board, t('pin.save.failed'))
    if (!copy) return
    services.toasts.show({
      text: <ToastLink href={board.url}>{t('pin.saved.to', { board: board.name })}</ToastLink>,
      picture: <ToastPicture url={copy.images['236x']?.url} />,
      action: {
        label: t('pin.saved.undo'),
        onPress: () => void undoSave(services, pinId, copy, t('pin.save.undoFailed')),
      },
    })
  }
  const pick = (pinId: string) =>
    openBoardPicker(services, t('error.default'), { onChoose: (board) => void save(pinId, board) })
  return { save, pick }
}

/** What a person can do to keep a pin; whoever is signed out logs in first and then it happens (PIN-06). */
export const useSaving = (pinId: string) => {
  const { save, pick } = useSaveActs()
  const gate = useAccountGate()
  const keep = () => rememberSave(window, pinId, Date.now())
  return {
    save: (board: ChosenBoard) => gate('account.toSave', () => save(pinId, board), keep),
    pick: () => gate('account.toSave', () => pick(pinId), keep),
  }
}
