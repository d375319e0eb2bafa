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
import { useTexts } from '../../i18n/use-texts.ts'
import { useAccountGate } from '../../product/accounts/account-gate.ts'
import { useRequestContext, useServices, useViewer } from '../../services.tsx'
import type { CommentEntity } from '../../store/entities.ts'
import { setHighlighted, translateComment } from './comment-actions.ts'
import { texts } from './texts/texts.generated.ts'
import { useCommentActions } from './use-comment-actions.tsx'

const HIDE_LABELS = {
  everyone: 'comment.hide.everyone',
  me: 'comment.hide.me',
} as const

/** Returns the items of a comment's menu, as the response allows this viewer. */
export const useCommentMenu = (comment: CommentEntity, onEdit: () => void): readonly MenuItem[] => {
  const t = useTexts(texts)
  const services = useServices()
  const gate = useAccountGate()
  const isMember = useViewer().kind === 'AUTH'
  const { locale, translates_comments: isTranslated } = useRequestContext()
  const { isOwn, author, ...actions } = useCommentActions(comment)
  const name = author?.full_name ?? ''
  const can = (action: CommentEntity['viewer_can'][number]) => comment.viewer_can.includes(action)

  const items: MenuItem[] = []
  if (can('edit')) items.push({ id: 'edit', label: t('comment.edit'), icon: <EditIcon />, onSelect: onEdit })
  if (can('highlight')) {
    const isOn = comment.highlighted_by_pin_owner
    items.push({
      id: 'highlight',
      label: t(isOn ? 'comment.highlight.end' : 'comment.highlight'),
      icon: <CheckIcon />,
      onSelect: () => void setHighlighted(services, comment.id, !isOn),
    })
  }
  if (isTranslated && isMember && comment.text !== '' && !isOwn) {
    items.push({
      id: 'translate',
      label: t('comment.translate'),
      icon: <GlobeIcon />,
      onSelect: () => void translateComment(services, comment.id, locale),
    })
  }
  items.push({ id: 'copy', label: t('comment.copy'), icon: <LinkIcon />, onSelect: () => void actions.copyLink() })
  if (can('remove_mentions')) {
    items.push({
      id: 'unmention',
      label: t(isOwn ? 'comment.unmention.all' : 'comment.unmention'),
      icon: <AtIcon />,
      onSelect: () => void actions.removeMentions(),
    })
  }
  if (can('hide')) {
    items.push({
      id: 'hide',
      label: t(HIDE_LABELS[comment.hides_for]),
      icon: <EyeOffIcon />,
      onSelect: () => void actions.hide(),
    })
  }
  if (can('hide_for_user')) {
    items.push({
      id: 'hide-all',
      label: t('comment.hideAll', { name }),
      icon: <UsersIcon />,
      onSelect: () => void actions.hideAll(),
    })
  }
  if (author?.viewer_can?.includes('block')) {
    items.push({
      id: 'block',
      label: t('comment.block', { name }),
      icon: <ShieldIcon />,
      onSelect: () => void actions.block(),
    })
  }
  if (can('flag') || !isMember) {
    const flag = () => void actions.flag()
    items.push({
      id: 'flag',
      label: t('comment.flag'),
      icon: <FlagIcon />,
      onSelect: () =>
        isMember ? flag() : gate({ title: t('comments.toReport'), signUpTitle: t('comments.toReport.new') }, flag),
    })
  }
  if (can('delete')) {
    items.push({
      id: 'delete',
      label: t('comment.delete'),
      icon: <TrashIcon />,
      danger: true,
      onSelect: () => void actions.remove(),
    })
  }
  return items
}
