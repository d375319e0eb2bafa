import { Button } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useBoard, useServices, useUser, useViewer } from '../../services.tsx'
import { useAccountGate } from '../accounts/account-gate.ts'

/** Follows a user. Renders nothing for the viewer themselves or for users they may not follow. */
export const FollowPersonButton = ({ userId }: { readonly userId: string }) => {
  const t = useTexts(texts)
  const app = useServices()
  const gate = useAccountGate()
  const user = useUser(userId)
  const viewer = useViewer()
  if (!user || (viewer.kind === 'AUTH' && !user.viewer_can?.includes('follow'))) return null
  const toFollow = {
    title: t('account.toFollow', { name: user.full_name }),
    signUpTitle: t('account.toFollow.new', { name: user.full_name }),
  }
  const follows = user.explicitly_followed_by_me === true
  return (
    <Button
      aria-label={t(follows ? 'follow.person.stop' : 'follow.person', { name: user.full_name })}
      onClick={() => gate(toFollow, (actions) => actions.setFollowingUser(app, userId, !follows))}
    >
      {t(follows ? 'follow.following' : 'follow.follow')}
    </Button>
  )
}

/** Follows a board (BOARD-03). */
export const FollowBoardButton = ({ boardId }: { readonly boardId: string }) => {
  const t = useTexts(texts)
  const app = useServices()
  const gate = useAccountGate()
  const board = useBoard(boardId)
  const viewer = useViewer()
  if (!board) return null
  const toFollow = {
    title: t('account.toFollow', { name: board.name }),
    signUpTitle: t('account.toFollow.new', { name: board.name }),
  }
  const follows = board.followed_by_me === true
  // Followers may always unfollow, even when nobody can follow because the board is archived or no longer public.
  if (!follows && !(viewer.kind === 'AUTH' ? board.viewer_can?.includes('follow') : board.is_listed)) return null
  return (
    <Button onClick={() => gate(toFollow, (actions) => actions.setFollowingBoard(app, boardId, !follows))}>
      {follows ? t('follow.following') : t('follow.board')}
    </Button>
  )
}
