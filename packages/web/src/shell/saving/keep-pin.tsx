import type { Translate } from '../../messages/messages.tsx'
import type { Services } from '../../services.tsx'
import { openBoardPicker } from '../overlays.tsx'
import { ToastLink, ToastPicture } from '../ToastParts.tsx'
import { savePin, undoSave, type ChosenBoard } from './save-pin.ts'

/** PIN-06: keeps a pin on a board, and says so with the way back. */
export const keepPin = async (services: Services, t: Translate, pinId: string, board: ChosenBoard): Promise<void> => {
  const copy = await savePin(services, pinId, board, t('pin.save.failed'))
  if (!copy) return
  services.toasts.show({
    text: (
      <ToastLink href={board.section?.url ?? board.url}>
        {t('pin.saved.to', { board: board.section?.title ?? board.name })}
      </ToastLink>
    ),
    picture: <ToastPicture url={copy.images['236x']?.url} />,
    action: {
      label: t('pin.saved.undo'),
      onPress: () => void undoSave(services, pinId, copy, t('pin.save.undoFailed')),
    },
  })
}

/** Keeps a pin on a board that is chosen now. */
export const choosePinBoard = (services: Services, t: Translate, pinId: string): Promise<void> =>
  openBoardPicker(services, t('error.default'), { onChoose: (board) => void keepPin(services, t, pinId, board) })
