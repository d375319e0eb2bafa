import type { Services } from '../../services.tsx'
import type { Blockable } from './BlockDialog.tsx'

/** PEOPLE-02: asks before it blocks somebody, or unblocks whom the viewer has blocked. `onDone` once that has happened. `commentId`: one of theirs that it begins at. */
export const openBlocking = async (
  { dialogs, toasts, report }: Services,
  person: Blockable,
  failureText: string,
  onDone?: () => void,
  commentId?: string,
): Promise<void> => {
  try {
    await dialogs.bring(async () => {
      const { BlockDialog } = await import('./BlockDialog.tsx')
      return (close) => <BlockDialog person={person} commentId={commentId} onClose={close} onDone={onDone} />
    })
  } catch (error) {
    report({ kind: 'error', error, where: 'dialog' })
    toasts.show({ text: failureText, kind: 'danger' })
  }
}
