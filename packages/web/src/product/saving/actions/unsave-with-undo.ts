import type { Id } from '@corkboard/contract/ids'
import type { OwnSave } from '@corkboard/contract/content/wire/board'
import type { Services } from '../../../services.tsx'
import { openPinDeletion } from '../../../lazy/member-overlays.tsx'
import { resource } from '../../../store/requests.ts'
import { texts as savingTexts } from '../texts/texts.generated.ts'
import { restoreSave, unsavePin } from '../unsave-pin.ts'
import { texts } from './texts/texts.generated.ts'

/** Deletes one of the viewer's pins, with the usual confirmation. On its own page, its board follows. */
const deleteOwnPin = async (services: Services, { localPinId, boardId }: OwnSave): Promise<void> => {
  const { store, data, navigator } = services
  if (!store.getState().entities.pin[localPinId]) await data.load(resource('PinResource', { id: localPinId }))
  const { handlerId, params } = navigator.shown().visit
  const isItsPage = handlerId === 'www/pin/[id]' && (params as { readonly id?: Id }).id === localPinId
  const board = store.getState().entities.board[boardId]
  await openPinDeletion(services, localPinId, isItsPage && board ? () => void navigator.go(board.url) : undefined)
}

/**
 * PIN-06: takes a pin off a board, and shows a toast with undo. A pin that the viewer created, or has open, is more
 * than a save: deleting it needs confirmation.
 */
export const unsaveWithUndo = async (
  services: Services,
  pinId: Id,
  save: OwnSave,
  saves: readonly OwnSave[],
): Promise<void> => {
  if (save.isCreated || save.localPinId === pinId) return deleteOwnPin(services, save)
  const others = saves.filter((other) => other !== save && !other.isCreated)
  const done = await unsavePin(services, pinId, save, others)
  if (!done) return
  const t = services.texts(texts, savingTexts)
  const name = services.store.getState().entities.board[save.boardId]?.name ?? ''
  services.toasts.show({
    text: t('pin.unsaved', { board: name }),
    ...(done.canRestore && {
      action: { label: t('pin.saved.undo'), onPress: () => void restoreSave(services, done.unsaved) },
    }),
  })
}
