import type { ReactNode } from 'react'
import { errorOf, OFFLINE_ERROR_TEXT } from '../api/errors.ts'
import type { Services } from '../services.tsx'

/** Opens a dialog whose files are loaded only then. */
export const openDialog = async (
  { dialogs, toasts, report }: Services,
  failureText: string,
  load: () => Promise<(close: () => void) => ReactNode>,
): Promise<void> => {
  try {
    const [content, { MakingTexts }] = await Promise.all([load(), import('../messages/MakingTexts.tsx')])
    dialogs.open((close) => <MakingTexts>{content(close)}</MakingTexts>)
  } catch (error) {
    report({ kind: 'error', error, where: 'dialog' })
    const isOffline = errorOf(error).message === OFFLINE_ERROR_TEXT
    toasts.show({ text: isOffline ? OFFLINE_ERROR_TEXT : failureText, kind: 'danger' })
  }
}
