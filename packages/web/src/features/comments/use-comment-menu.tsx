import {
  AtIcon,
  CheckIcon,
  EditIcon,
  EyeOffIcon,
  FlagIcon,
  GlobeIcon,
  LinkIcon,
  type MenuItem,
  ShieldIcon,
  TrashIcon,
  UsersIcon,
} from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useRequestContext, useServices, useUser, useViewer } from '../../services.tsx'
import { useAccountGate } from '../../product/accounts/account-gate.ts'
import { commentPath } from '../../product/comment-path.ts'
import { commentsOf } from '../../product/feeds.ts'
import { openBlocking } from '../../product/people/open-blocking.tsx'
import type { CommentEntity } from '../../store/entities.ts'
import { hideComment, hideCommentsOfAuthor, removeMentions, setHighlighted, translateComment } from './comment-acts.ts'

const HIDE_LABELS = {
  everyone: 'comment.hide.everyone',
  me: 'comment.hide.me',
} as const

const HIDDEN_TEXTS = {
  everyone: 'comment.hidden.everyone',
  me: 'comment.hidden.me',
} as const

type TakeBack = (() => Promise<void>) | undefined

/** Lines of a comment's menu, as the answer says what this viewer may do. */
export const useCommentMenu = (comment: CommentEntity, acts: { readonly onEdit: () => void }): readonly MenuItem[] => {
  const t = useTexts(texts, shellTexts)
  const services = useServices()
  const gate = useAccountGate()
  const viewer = useViewer()
  const { locale, translates_comments: isTranslated } = useRequestContext()
  const author = useUser(comment.user)
  const name = author?.full_name ?? ''
  const { toasts, dialogs, report } = services
  const failed = t('comment.failed')
  const can = (action: CommentEntity['viewer_can'][number]) => comment.viewer_can.includes(action)

  /** Says what was done, and offers to take it back. */
  const tell = (text: string, takeBack: TakeBack) => {
    if (!takeBack) return
    const undo = () =>
      void takeBack().catch((error: unknown) => {
        report({ kind: 'error', error, where: 'undo' })
        toasts.show({ text: t('comment.undoFailed'), kind: 'danger' })
      })
    toasts.show({ text, action: { label: t('comment.undo'), onPress: undo } })
  }
  const open = async (load: () => Promise<(close: () => void) => ReactNode>) => {
    try {
      dialogs.open(await load())
    } catch (error) {
      report({ kind: 'error', error, where: 'dialog' })
      toasts.show({ text: t('error.default'), kind: 'danger' })
    }
  }
  const hide = async () => tell(t(HIDDEN_TEXTS[comment.hides_for]), await hideComment(services, comment.id))
  const unmention = async () => {
    const isOwn = viewer.kind === 'AUTH' && viewer.id === comment.user
    try {
      await removeMentions(services, comment.id)
      toasts.show({ text: t(isOwn ? 'comment.unmentioned.all' : 'comment.unmentioned') })
    } catch {
      toasts.show({ text: failed, kind: 'danger' })
    }
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(commentPath(comment), location.origin).href)
      toasts.show({ text: t('comment.copied') })
    } catch {
      toasts.show({ text: t('comment.copyFailed'), kind: 'danger' })
    }
  }

  const items: MenuItem[] = []
  if (can('edit')) items.push({ id: 'edit', label: t('comment.edit'), icon: <EditIcon />, onSelect: acts.onEdit })
  if (can('highlight')) {
    const isOn = comment.highlighted_by_pin_owner
    items.push({
      id: 'highlight',
      label: t(isOn ? 'comment.highlight.end' : 'comment.highlight'),
      icon: <CheckIcon />,
      onSelect: () => void setHighlighted(services, comment.id, !isOn),
    })
  }
  if (isTranslated && viewer.kind === 'AUTH' && comment.text !== '' && viewer.id !== comment.user) {
    items.push({
      id: 'translate',
      label: t('comment.translate'),
      icon: <GlobeIcon />,
      onSelect: () => void translateComment(services, comment.id, locale),
    })
  }
  items.push({ id: 'copy', label: t('comment.copy'), icon: <LinkIcon />, onSelect: () => void copy() })
  if (can('remove_mentions')) {
    const isOwn = viewer.kind === 'AUTH' && viewer.id === comment.user
    items.push({
      id: 'unmention',
      label: t(isOwn ? 'comment.unmention.all' : 'comment.unmention'),
      icon: <AtIcon />,
      onSelect: () => void unmention(),
    })
  }
  if (can('hide')) {
    items.push({
      id: 'hide',
      label: t(HIDE_LABELS[comment.hides_for]),
      icon: <EyeOffIcon />,
      onSelect: () => void hide(),
    })
  }
  if (can('hide_for_user')) {
    items.push({
      id: 'hide-all',
      label: t('comment.hideAll', { name }),
      icon: <UsersIcon />,
      onSelect: () =>
        void hideCommentsOfAuthor(services, comment.id).then((takeBack) =>
          tell(t('comment.hiddenAll', { name }), takeBack),
        ),
    })
  }
  if (author?.viewer_can?.includes('block')) {
    items.push({
      id: 'block',
      label: t('comment.block', { name }),
      icon: <ShieldIcon />,
      onSelect: () =>
        void openBlocking(
          services,
          author,
          () => void services.data.load(commentsOf(comment.pin_id), { force: true }),
          comment.id,
        ),
    })
  }
  if (can('flag') || viewer.kind !== 'AUTH') {
    const flag = () =>
      void open(async () => {
        const { FlagDialog } = await import('./FlagDialog.tsx')
        return (close) => <FlagDialog commentId={comment.id} onClose={close} onHide={() => void hide()} />
      })
    items.push({
      id: 'flag',
      label: t('comment.flag'),
      icon: <FlagIcon />,
      onSelect: () => (viewer.kind === 'AUTH' ? flag() : gate(t('comments.toReact'), flag)),
    })
  }
  if (can('delete')) {
    items.push({
      id: 'delete',
      label: t('comment.delete'),
      icon: <TrashIcon />,
      danger: true,
      onSelect: () =>
        void open(async () => {
          const { DeleteCommentDialog } = await import('./DeleteCommentDialog.tsx')
          return (close) => <DeleteCommentDialog comment={comment} onClose={close} onDeleted={tell} />
        }),
    })
  }
  return items
}
