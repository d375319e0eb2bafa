import { texts } from './texts/texts.generated.ts'
import { texts as savingTexts } from '../texts/texts.generated.ts'
import type { PinDuplicates } from '@corkboard/contract/social/wire/safety'
import type { Services } from '../../../services.tsx'
import { selectEntry } from '../../../store/data.ts'
import { requestKey, resource } from '../../../store/requests.ts'
import { openBoardPicker } from '../../../lazy/member-overlays.tsx'
import { ToastLink, ToastPicture } from '../../../shell/ToastParts.tsx'
import { pickerBoards } from '../../feeds.ts'
import { quickBoardOf } from '../quick-board.ts'
import { savePin, undoSave, type ChosenBoard } from '../save-pin.ts'
import { unsaveWithUndo } from './unsave-with-undo.ts'

/** PIN-06: returns the boards where the viewer already had the picture or a similar one. */
const loadOthers = async ({ data, store }: Services, pinId: string, copyId: string) => {
  const request = resource('PinDuplicatesResource', { pin_id: pinId, except_pin_id: copyId })
  await data.load(request)
  const found = selectEntry(store.getState(), request)?.data as PinDuplicates | null | undefined
  return { again: found?.already_saved?.board, alike: found?.looks_same?.board }
}

/** PIN-06: saves a pin to a board and shows a toast with undo, which says if the pin was saved before. */
export const savePinWithUndo = async (services: Services, pinId: string, board: ChosenBoard): Promise<void> => {
  const before = services.store.getState().entities.pin[pinId]?.savedInfo ?? null
  const copy = await savePin(services, pinId, board)
  if (!copy) return
  const t = services.texts(texts, savingTexts)
  const name = board.section?.title ?? board.name
  const { again, alike } = await loadOthers(services, pinId, copy.id)
  const url = board.section?.url ?? board.url
  services.toasts.show({
    act: {
      name: `save ${url}`,
      several: (count) => <ToastLink href={url}>{t('pin.saved.several', { count, board: name })}</ToastLink>,
    },
    text: (
      <ToastLink href={url}>
        {again
          ? again.id === board.id
            ? t('pin.saved.twice', { board: name })
            : t('pin.saved.again', { board: name, other: again.name })
          : alike
            ? t('pin.saved.alike', { board: name, other: alike.name })
            : t('pin.saved.to', { board: name })}
      </ToastLink>
    ),
    picture: <ToastPicture url={copy.images['236x']?.url} />,
    action: {
      label: t('pin.saved.undo'),
      onPress: () => void undoSave(services, pinId, copy, before),
    },
  })
}

/** Saves a pin to a board that the user picks now, or takes it off one that has it. */
export const choosePinBoard = (services: Services, pinId: string): Promise<void> =>
  openBoardPicker(services, {
    pinId,
    onChoose: (board) => void savePinWithUndo(services, pinId, board),
    onUnsave: (save, saves) => void unsaveWithUndo(services, pinId, save, saves),
  })

const PICKER_KEY = requestKey(pickerBoards())

/**
 * PIN-06: what Save does while it names no board. Boards that are still loading may bring one; otherwise the user picks.
 */
export const savePinOrChooseBoard = async (services: Services, pinId: string): Promise<void> => {
  const { store, data } = services
  if (!store.getState().feeds[PICKER_KEY]?.data) await data.load(pickerBoards())
  // The same button was pressed twice.
  if (store.getState().entities.pin[pinId]?.savedInfo) return
  const board = quickBoardOf(store.getState(), PICKER_KEY)
  await (board ? savePinWithUndo(services, pinId, board) : choosePinBoard(services, pinId))
}
