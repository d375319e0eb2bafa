import type { Services } from '../../services.tsx'
import { openDialog } from '../../shell/open-dialog.tsx'
import type { Blockable } from './BlockDialog.tsx'

/**
 * PEOPLE-02: asks before it blocks somebody, or unblocks whom the viewer has blocked.
 * @param onDone called once that has happened
 * @param commentId one of their comments, where the viewer met them
 */
export const openBlocking = (
  services: Services,
  person: Blockable,
  onDone?: () => void,
  commentId?: string,
): Promise<void> =>
  openDialog(services, async () => {
    const { BlockDialog } = await import('./BlockDialog.tsx')
    return (close) => <BlockDialog person={person} commentId={commentId} onClose={close} onDone={onDone} />
  })
