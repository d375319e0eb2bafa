import type { Services } from '../../services.tsx'
import { openDialog } from '../../shell/open-dialog.tsx'
import type { Blockable } from './BlockDialog.tsx'

/**
 * PEOPLE-02: asks for confirmation, then blocks a user, or unblocks one whom the viewer has blocked.
 * @param onDone called after that
 * @param commentId one of the user's comments, if the viewer met them there
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
