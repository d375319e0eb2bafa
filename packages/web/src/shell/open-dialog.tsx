import type { Services } from '../services.tsx'
import type { DialogContent } from './dialogs.ts'
import { texts } from './texts/texts.generated.ts'

/** Opens a dialog whose files are loaded only then; says so when they cannot be loaded. */
export const openDialog = async (
  { dialogs, toasts, report, texts: open }: Services,
  load: () => Promise<DialogContent>,
): Promise<void> => {
  try {
    await dialogs.bring(load)
  } catch (error) {
    report({ kind: 'error', error, where: 'dialog' })
    toasts.show({ text: open(texts)('error.default'), kind: 'danger' })
  }
}
