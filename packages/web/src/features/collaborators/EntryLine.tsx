import type { CollaboratorInvite } from '@corkboard/contract/content/wire/collaborator'
import { Button } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as collaboratorsTexts } from '../../product/collaborators/texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { openDialog } from '../../shell/open-dialog.tsx'
import { openLeaving } from '../../lazy/member-overlays.tsx'
import { respondToRequest, changeAccess, cancelInvite } from './collaborator-actions.ts'
import { AccessSelect, PersonLine } from './PersonLine.tsx'

const ACCESS_LABELS = {
  named: 'collaborators.access.named',
  write: 'collaborators.access.write',
  delete: 'collaborators.access.delete',
} as const

interface EntryLineProps {
  readonly entry: CollaboratorInvite
  readonly viewerId: string
}

/** A collaborator, invited user or requester, with the viewer's actions (BOARD-04). */
export const EntryLine = ({ entry, viewerId }: EntryLineProps) => {
  const t = useTexts(texts, collaboratorsTexts, shellTexts)
  const services = useServices()
  const [pending, setPending] = useState<string | null>(null)
  const { board, invited_user: user, email, viewer_can: can, invited_by_user: inviter } = entry
  const name = user?.full_name ?? email ?? ''
  const run = async (what: string, action: () => Promise<unknown>) => {
    setPending(what)
    await action()
    setPending(null)
  }
  const isSelf = user?.id === viewerId
  // If the access can be changed, the select shows it instead.
  const status =
    entry.awaits_approval === 'join_request'
      ? t('collaborators.state.asks')
      : entry.awaits_approval === 'suggestion'
        ? t('collaborators.state.suggestedBy', { name: inviter?.full_name ?? '' })
        : entry.status === 'new'
          ? t('collaborators.state.new')
          : t(ACCESS_LABELS[entry.access])
  const isChosen = can.includes('change_access') && user !== null
  const note = isSelf ? t('collaborators.you') : isChosen ? undefined : status
  const remove = () => {
    if (isSelf) return void openLeaving(services, board.id)
    return void openDialog(services, async () => {
      const { RemoveCollaboratorDialog } = await import('./RemoveCollaboratorDialog.tsx')
      return (close) => <RemoveCollaboratorDialog boardId={board.id} user={user!} onClose={close} />
    })
  }
  return (
    <PersonLine person={user ?? email ?? ''} note={note}>
      {can.length > 0 && (
        <>
          {isChosen && (
            <AccessSelect
              label={t('collaborators.access.named', { name })}
              value={entry.access}
              disabled={pending === 'access'}
              onChange={(access) => void run('access', () => changeAccess(services, board.id, user.id, access))}
            />
          )}
          {can.includes('approve') && user && (
            <>
              <Button
                size="small"
                pending={pending === 'deny'}
                aria-label={t('collaborators.deny.named', { name })}
                onClick={() => void run('deny', () => respondToRequest(services, board.id, user.id, false))}
              >
                {t('collaborators.deny')}
              </Button>
              <Button
                size="small"
                kind="accent"
                pending={pending === 'approve'}
                aria-label={t('collaborators.approve.named', { name })}
                onClick={() => void run('approve', () => respondToRequest(services, board.id, user.id, true))}
              >
                {t('collaborators.approve')}
              </Button>
            </>
          )}
          {can.includes('delete') && entry.status === 'accepted' && (
            <Button
              size="small"
              aria-label={isSelf ? undefined : t('collaborators.remove.named', { name })}
              onClick={remove}
            >
              {t(isSelf ? 'collaborating.leave' : 'collaborators.remove')}
            </Button>
          )}
          {can.includes('delete') && entry.status !== 'accepted' && !can.includes('approve') && !isSelf && (
            <Button
              size="small"
              pending={pending === 'cancel'}
              aria-label={t('collaborators.cancel.named', { name })}
              onClick={() => void run('cancel', () => cancelInvite(services, entry))}
            >
              {t('collaborators.cancel')}
            </Button>
          )}
        </>
      )}
    </PersonLine>
  )
}
