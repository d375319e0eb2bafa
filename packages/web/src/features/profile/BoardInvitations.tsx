import type { CollaboratorInvite } from '@corkboard/contract/content/wire/collaborator'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as collaboratorsTexts } from '../../product/collaborators/texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useFeed } from '../../services.tsx'
import { InviteNotice } from '../../product/collaborators/InviteNotice.tsx'
import { boardInvites } from '../../product/member-feeds.ts'
import styles from './BoardCards.module.css'

/** BOARD-04: invitations to collaborate on boards, on the viewer's own profile. */
export const BoardInvitations = () => {
  const t = useTexts(texts, collaboratorsTexts)
  const feed = useFeed<CollaboratorInvite>(boardInvites())
  if (feed.items.length === 0) return null
  return (
    <section className={styles.invitations} aria-label={t('collaborating.profile')}>
      {feed.items.map(({ id, board, invited_by_user: inviter }) => (
        <InviteNotice key={id} board={board} onResponded={feed.reload}>
          <Link href={board.url} className={styles.invitation}>
            {inviter
              ? t('collaborating.profile.invited', { name: inviter.full_name, board: board.name })
              : t('collaborating.invited.nobody')}
          </Link>
        </InviteNotice>
      ))}
    </section>
  )
}
