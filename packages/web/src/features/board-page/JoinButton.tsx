import { Button } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { loadCollaborating } from '../../product/collaborators/InviteNotice.tsx'
import type { BoardEntity } from '../../store/entities.ts'

/** BOARD-04: requests to join a group board, or cancels the request. On other boards the menu contains this. */
export const JoinButton = ({ board }: { readonly board: BoardEntity }) => {
  const t = useTexts(texts, shellTexts)
  const services = useServices()
  const [pending, setPending] = useState(false)
  const isRequest = board.viewer_collaborator_join_requested === true
  const isOffered = board.viewer_can?.includes('join') === true && board.is_collaborative === true
  if (!isRequest && !isOffered) return null
  const press = async () => {
    setPending(true)
    try {
      await (await loadCollaborating()).requestToJoin(services, board, !isRequest)
    } catch (error) {
      services.report({ kind: 'error', error, where: 'collaborating' })
      services.toasts.show({ text: t('error.default'), kind: 'danger' })
    }
    setPending(false)
  }
  return (
    <Button pending={pending} onClick={() => void press()}>
      {t(isRequest ? 'collaborating.asked' : 'collaborating.ask')}
    </Button>
  )
}
