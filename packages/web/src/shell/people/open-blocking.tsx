import type { Services } from '../../services.tsx'
import type { Blockable } from './BlockDialog.tsx'

/** PEOPLE-02: asks before it blocks somebody, or unblocks whom the viewer has blocked. `onDone` once that has happened. */
export const openBlocking = async (
  { dialogs, toasts, report }: Services,
  person: Blockable,
  failureText: string,
  onDone?: () => void,
): Promise<void> => {
  try {
    await dialogs.bring(async () => {
      const { BlockDialog } = await import('./BlockDialog.tsx')
      return (close) => <BlockDialog person={person} onClose={close} onDone={onDone} />
    })
  } catch (error) {
    report({ kind: 'error', error, where: 'dialog' })
    toasts.show({ text: failureText, kind: 'danger' })
  }
}
