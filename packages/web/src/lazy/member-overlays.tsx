import type { BoardSection } from '@corkboard/contract/content/wire/section'
import type { Services } from '../services.tsx'
import { openDialog } from '../shell/open-dialog.tsx'
import type { ChosenBoard, OnUnsave } from '../product/saving/save-pin.ts'

// Dialogs that only members open. Features do not import one another, so they open each other's dialogs here.

export interface BoardPickerOptions {
  /** The current board, marked in the list. */
  readonly chosenId?: string | null
  /** A board to merge into the chosen one. Neither it nor a section can be chosen. */
  readonly mergedId?: string
  /** True when the dialog only selects a board; otherwise its texts are about saving. */
  readonly isChoiceOnly?: boolean
  /** The pin to save. Boards about the same topic come first. */
  readonly pinId?: string
  readonly onChoose: (board: ChosenBoard) => void
  /** Called for a board or section that has the pin already (PIN-06). */
  readonly onUnsave?: OnUnsave
}

export const openBoardPicker = (services: Services, options: BoardPickerOptions) =>
  openDialog(services, async () => {
    const { BoardPickerDialog } = await import('../features/board-picker/BoardPickerDialog.tsx')
    return (close) => <BoardPickerDialog {...options} onClose={close} />
  })

export const openBoardForm = (services: Services, boardId?: string) =>
  openDialog(services, async () => {
    const { BoardFormDialog } = await import('../features/board-form/BoardFormDialog.tsx')
    return (close) => <BoardFormDialog boardId={boardId} onClose={close} />
  })

export const openBoardMerge = (services: Services, boardId: string, into: ChosenBoard) =>
  openDialog(services, async () => {
    const { MergeBoardDialog } = await import('../features/board-form/MergeBoardDialog.tsx')
    return (close) => <MergeBoardDialog boardId={boardId} into={into} onClose={close} />
  })

export const openBoardDeletion = (services: Services, boardId: string) =>
  openDialog(services, async () => {
    const { DeleteBoardDialog } = await import('../features/board-form/DeleteBoardDialog.tsx')
    return (close) => <DeleteBoardDialog boardId={boardId} onClose={close} />
  })

export const openCollaborators = (services: Services, boardId: string) =>
  openDialog(services, async () => {
    const { CollaboratorsDialog } = await import('../features/collaborators/CollaboratorsDialog.tsx')
    return (close) => <CollaboratorsDialog boardId={boardId} onClose={close} />
  })

export const openLeaving = (services: Services, boardId: string) =>
  openDialog(services, async () => {
    const { LeaveBoardDialog } = await import('../features/collaborators/LeaveBoardDialog.tsx')
    return (close) => <LeaveBoardDialog boardId={boardId} onClose={close} />
  })

/** BOARD-05: asks for confirmation before the viewer takes over a board. */
export const openTakeover = (services: Services, boardId: string) =>
  openDialog(services, async () => {
    const { TakeoverDialog } = await import('../features/collaborators/TakeoverDialog.tsx')
    return (close) => <TakeoverDialog boardId={boardId} onClose={close} />
  })

/** @param section the section to rename; without it, the dialog adds one */
export const openSectionForm = (services: Services, boardId: string, section?: BoardSection) =>
  openDialog(services, async () => {
    const { SectionFormDialog } = await import('../features/board-sections/SectionFormDialog.tsx')
    return (close) => <SectionFormDialog boardId={boardId} section={section} onClose={close} />
  })

export const openSectionDeletion = (services: Services, section: BoardSection) =>
  openDialog(services, async () => {
    const { DeleteSectionDialog } = await import('../features/board-sections/DeleteSectionDialog.tsx')
    return (close) => <DeleteSectionDialog section={section} onClose={close} />
  })

export const openPinForm = (services: Services, pinId: string) =>
  openDialog(services, async () => {
    const { PinFormDialog } = await import('../features/pin-form/PinFormDialog.tsx')
    return (close) => <PinFormDialog pinId={pinId} onClose={close} />
  })

export const openPinDeletion = (services: Services, pinId: string, onDeleted?: () => void) =>
  openDialog(services, async () => {
    const { DeletePinDialog } = await import('../features/pin-form/DeletePinDialog.tsx')
    return (close) => <DeletePinDialog pinId={pinId} onClose={close} onDeleted={onDeleted} />
  })
