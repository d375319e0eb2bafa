import type { Services } from '../services.tsx'
import { openDialog } from '../shell/open-dialog.tsx'

/** PIN-14: sends a pin, or words to a person, from wherever one is. */
export const openSending = (services: Services, pinId: string): Promise<void> =>
  openDialog(services, async () => {
    const { SendPinDialog } = await import('../features/pin-sending/SendPinDialog.tsx')
    return (close) => <SendPinDialog pinId={pinId} onClose={close} />
  })
