import type { ReactNode } from 'react'
import type { Services } from '../services.tsx'

/** Opens a dialog whose files are loaded only then. */
export const openDialog = async (
  { dialogs, toasts, report }: Services,
  failureText: string,
  load: () => Promise<(close: () => void) => ReactNode>,
): Promise<void> => {
  try {
    const coming = Promise.all([load(), import('../messages/MakingTexts.tsx')])
    const [content, { MakingTexts }] = await dialogs.await(coming)
    dialogs.open((close) => <MakingTexts>{content(close)}</MakingTexts>)
  } catch (error) {
    report({ kind: 'error', error, where: 'dialog' })
    toasts.show({ text: failureText, kind: 'danger' })
  }
}
