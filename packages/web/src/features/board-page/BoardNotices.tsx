import type { User } from '@corkboard/contract/people/wire/user'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as collaboratorsTexts } from '../../product/collaborators/texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useServices, useViewer } from '../../services.tsx'
import { CollaborationNotice, InviteNotice } from '../../product/collaborators/InviteNotice.tsx'
import { openCollaborators, openTakeover } from '../../lazy/member-overlays.tsx'
import type { BoardEntity } from '../../store/entities.ts'
import styles from './BoardHead.module.css'

const nameOf = (user: User | null | undefined): string => user?.full_name ?? ''

/** BOARD-04, BOARD-05: invitations and requests about the board that wait for the viewer. */
export const BoardNotices = ({ board }: { readonly board: BoardEntity }) => {
  const t = useTexts(texts, collaboratorsTexts, shellTexts)
  const services = useServices()
  const viewer = useViewer()
  const { viewer_invite: invite, pending_ownership_transfer: offer, collaborator_request_count: waiting = 0 } = board
  if (viewer.kind !== 'AUTH' || (!invite && !offer && waiting === 0)) return null
  const isOwn = board.owner === viewer.id
  return (
    <div className={styles.notices}>
      {invite && (
        <InviteNotice board={board}>
          {invite.invited_by_user
            ? t(invite.access === 'delete' ? 'collaborating.invited.organize' : 'collaborating.invited', {
                name: nameOf(invite.invited_by_user),
              })
            : t('collaborating.invited.nobody')}
        </InviteNotice>
      )}
      {offer && !isOwn && (
        <CollaborationNotice
          buttons={[
            {
              label: t('collaborating.decline'),
              action: (actions) => actions.endTransfer(services, board, false),
            },
            {
              label: t('collaborating.takeOver'),
              isMain: true,
              action: () => openTakeover(services, board.id),
            },
          ]}
        >
          {t('collaborating.offered')}
        </CollaborationNotice>
      )}
      {offer && isOwn && (
        <CollaborationNotice
          buttons={[
            { label: t('collaborating.cancelOffer'), action: (actions) => actions.endTransfer(services, board, true) },
          ]}
        >
          {t('collaborating.offering', { name: offer.user.full_name })}
        </CollaborationNotice>
      )}
      {waiting > 0 && (
        <CollaborationNotice
          buttons={[
            {
              label: t('collaborating.review'),
              isMain: true,
              action: () => openCollaborators(services, board.id),
            },
          ]}
        >
          {t('collaborating.waiting', { count: waiting })}
        </CollaborationNotice>
      )}
    </div>
  )
}
