import type { Services } from '../services.tsx'
import { openDialog } from '../shell/open-dialog.tsx'

export const openShortcuts = (services: Services) =>
  openDialog(services, async () => {
    const { ShortcutsDialog } = await import('../features/shortcuts/ShortcutsDialog.tsx')
    return (close) => <ShortcutsDialog onClose={close} />
  })
