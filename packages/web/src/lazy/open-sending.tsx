import type { Services } from '../services.tsx'

/** PIN-14: sends a pin, or words to a person, from wherever one is. */
export const openSending = async (
  { dialogs, toasts, report }: Services,
  failureText: string,
  pinId: string,
): Promise<void> => {
  try {
    const { SendPinDialog } = await import('../features/pin-sending/SendPinDialog.tsx')
    dialogs.open((close) => <SendPinDialog pinId={pinId} onClose={close} />)
  } catch (error) {
    report({ kind: 'error', error, where: 'dialog' })
    toasts.show({ text: failureText, kind: 'danger' })
  }
}
