import type { ReactNode } from 'react'
import type { Services } from '../services.tsx'

/** Opens a dialog whose files are loaded only then. */
export const openDialog = async (
  { dialogs, toasts, report }: Services,
  failureText: string,
  load: () => Promise<(close: () => void) => ReactNode>,
): Promise<void> => {
  try {
    await dialogs.bring(async () => {
      const [content, { MakingTexts }] = await Promise.all([load(), import('../messages/MakingTexts.tsx')])
      return (close) => <MakingTexts>{content(close)}</MakingTexts>
    })
  } catch (error) {
    report({ kind: 'error', error, where: 'dialog' })
    toasts.show({ text: failureText, kind: 'danger' })
  }
}
