import type { CollaboratorInvite } from '@corkboard/contract/content/wire/collaborator'
import { Dialog, ErrorState, Skeleton } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardFormsTexts } from '../../product/board-forms/texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useBoard, useFeed, useUser, useViewer } from '../../services.tsx'
import { collaboratorsOf } from '../../product/collaborators/actions.ts'
import styles from './Collaborators.module.css'
import { EntryLine } from './EntryLine.tsx'
import { InvitePeople } from './InvitePeople.tsx'
import { PersonLine } from './PersonLine.tsx'

interface CollaboratorsDialogProps {
  readonly boardId: string
  readonly onClose: () => void
}

/** BOARD-04: lists a board's collaborators. Users who are allowed can invite others, answer requests and set access. */
export const CollaboratorsDialog = ({ boardId, onClose }: CollaboratorsDialogProps) => {
  const t = useTexts(texts, boardFormsTexts, shellTexts)
  const viewer = useViewer()
  const board = useBoard(boardId)
  const owner = useUser(board?.owner)
  const feed = useFeed<CollaboratorInvite>(collaboratorsOf(boardId))
  if (!board || viewer.kind !== 'AUTH') return null
  const waiting = feed.items.filter(({ awaits_approval: waits }) => waits !== null)
  const working = feed.items.filter(({ status }) => status === 'accepted')
  const invited = feed.items.filter(({ status }) => status === 'new')
  const isOwn = board.owner === viewer.id
  const lines = (entries: readonly CollaboratorInvite[]) =>
    entries.map((entry) => <EntryLine key={entry.id} entry={entry} viewerId={viewer.id} />)
  return (
    <Dialog
      open
      title={t('collaborators.title', { board: board.name })}
      closeLabel={t('boardForm.close')}
      onClose={onClose}
    >
      <div className={styles.content}>
        {board.viewer_can?.includes('invite') && <InvitePeople boardId={boardId} isOwn={isOwn} entries={feed.items} />}
        {feed.error && feed.items.length === 0 ? (
          <ErrorState
            level={3}
            title={t('collaborators.failed')}
            retryLabel={t('error.retry')}
            onRetry={feed.reload}
            pending={feed.isLoading}
          >
            {feed.error.message}
          </ErrorState>
        ) : (
          <>
            {waiting.length > 0 && (
              <section className={styles.group}>
                <h3 id="collaborators-waiting">{t('collaborators.waiting')}</h3>
                <ul aria-labelledby="collaborators-waiting">{lines(waiting)}</ul>
              </section>
            )}
            <section className={styles.group}>
              <h3 id="collaborators-working">{t('collaborators.working')}</h3>
              <ul aria-labelledby="collaborators-working" aria-busy={feed.isLoading}>
                {owner && (
                  <PersonLine person={owner} note={t(isOwn ? 'collaborators.owner.you' : 'collaborators.owner')} />
                )}
                {lines(working)}
                {feed.isFirstLoad && (
                  <li className={styles.line}>
                    <Skeleton shape="circle" />
                    <div className={styles.words}>
                      <Skeleton shape="line" />
                    </div>
                  </li>
                )}
              </ul>
            </section>
            {invited.length > 0 && (
              <section className={styles.group}>
                <h3 id="collaborators-invited">{t('collaborators.invited')}</h3>
                <ul aria-labelledby="collaborators-invited">{lines(invited)}</ul>
              </section>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}
