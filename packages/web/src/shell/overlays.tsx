import type { BoardSection } from '@corkboard/contract/wire/section'
import type { ReactNode } from 'react'
import type { MessageId } from '../messages/en-US.ts'
import type { Services } from '../services.tsx'
import type { ChosenBoard } from './saving/save-pin.ts'

/**
 * The dialogs that features offer to each other. Features do not import one another: whoever needs a dialog of
 * another opens it here, and its files are loaded only then.
 */
const open = async (
  { dialogs, toasts, report }: Services,
  failureText: string,
  load: () => Promise<(close: () => void) => ReactNode>,
): Promise<void> => {
  try {
    const [content, { MakingTexts }] = await Promise.all([load(), import('../messages/MakingTexts.tsx')])
    dialogs.open((close) => <MakingTexts>{content(close)}</MakingTexts>)
  } catch (error) {
    report({ kind: 'error', error, where: 'dialog' })
    toasts.show({ text: failureText, kind: 'danger' })
  }
}

export interface BoardPickerWishes {
  /** The board it was about, marked in the list. */
  readonly chosenId?: string | null
  /** Picking is all that happens; otherwise the words speak of saving. */
  readonly isChoiceOnly?: boolean
  readonly onChoose: (board: ChosenBoard) => void
}

export const openBoardPicker = (services: Services, failureText: string, wishes: BoardPickerWishes) =>
  open(services, failureText, async () => {
    const { BoardPickerDialog } = await import('../features/board-picker/BoardPickerDialog.tsx')
    return (close) => <BoardPickerDialog {...wishes} onClose={close} />
  })

export const openBoardForm = (services: Services, failureText: string, boardId?: string) =>
  open(services, failureText, async () => {
    const { BoardFormDialog } = await import('../features/board-form/BoardFormDialog.tsx')
    return (close) => <BoardFormDialog boardId={boardId} onClose={close} />
  })

export const openBoardDeletion = (services: Services, failureText: string, boardId: string) =>
  open(services, failureText, async () => {
    const { DeleteBoardDialog } = await import('../features/board-form/DeleteBoardDialog.tsx')
    return (close) => <DeleteBoardDialog boardId={boardId} onClose={close} />
  })

/** @param section the one to rename; a new one without it */
export const openSectionForm = (services: Services, failureText: string, boardId: string, section?: BoardSection) =>
  open(services, failureText, async () => {
    const { SectionFormDialog } = await import('../features/board-sections/SectionFormDialog.tsx')
    return (close) => <SectionFormDialog boardId={boardId} section={section} onClose={close} />
  })

export const openSectionDeletion = (services: Services, failureText: string, section: BoardSection) =>
  open(services, failureText, async () => {
    const { DeleteSectionDialog } = await import('../features/board-sections/DeleteSectionDialog.tsx')
    return (close) => <DeleteSectionDialog section={section} onClose={close} />
  })

export const openPinForm = (services: Services, failureText: string, pinId: string) =>
  open(services, failureText, async () => {
    const { PinFormDialog } = await import('../features/pin-form/PinFormDialog.tsx')
    return (close) => <PinFormDialog pinId={pinId} onClose={close} />
  })

export const openPinDeletion = (services: Services, failureText: string, pinId: string, onDeleted?: () => void) =>
  open(services, failureText, async () => {
    const { DeletePinDialog } = await import('../features/pin-form/DeletePinDialog.tsx')
    return (close) => <DeletePinDialog pinId={pinId} onClose={close} onDeleted={onDeleted} />
  })

/** @param reason said above the form: why an account is needed */
export const openAccount = (
  services: Services,
  failureText: string,
  reason: MessageId,
  onDone: () => void,
  onDismiss?: () => void,
) =>
  open(services, failureText, async () => {
    const { AccountDialog } = await import('../features/account/AccountDialog.tsx')
    return (close) => <AccountDialog reason={reason} onClose={close} onDone={onDone} onDismiss={onDismiss} />
  })

export const openShortcuts = (services: Services, failureText: string) =>
  open(services, failureText, async () => {
    const { ShortcutsDialog } = await import('../features/shortcuts/ShortcutsDialog.tsx')
    return (close) => <ShortcutsDialog onClose={close} />
  })
