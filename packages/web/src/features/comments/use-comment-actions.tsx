import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { commentPath } from '../../product/comment-path.ts'
import { commentsOf } from '../../product/feeds.ts'
import { openBlocking } from '../../product/people/open-blocking.tsx'
import { useServices, useUser, useViewer } from '../../services.tsx'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import type { CommentEntity } from '../../store/entities.ts'
import { hideComment, hideCommentsOfAuthor, removeMentions } from './comment-actions.ts'
import { texts } from './texts/texts.generated.ts'

const HIDDEN_TEXTS = {
  everyone: 'comment.hidden.everyone',
  me: 'comment.hidden.me',
} as const

type Undo = (() => Promise<void>) | undefined

/** The actions of a comment's menu. Each shows a message about what was done. */
export const useCommentActions = (comment: CommentEntity) => {
  const t = useTexts(texts, shellTexts)
  const services = useServices()
  const viewer = useViewer()
  const author = useUser(comment.user)
  const { toasts, dialogs, report } = services
  const isOwn = viewer.kind === 'AUTH' && viewer.id === comment.user
  const fail = (text: string) => toasts.show({ text, kind: 'danger' })

  /** Shows what was done and offers to undo it. Shows nothing if it was not done. */
  const confirm = (text: string, undo: Undo) => {
    if (!undo) return
    const onPress = () =>
      void undo().catch((error: unknown) => {
        report({ kind: 'error', error, where: 'undo' })
        fail(t('comment.undoFailed'))
      })
    toasts.show({ text, action: { label: t('comment.undo'), onPress } })
  }
  const open = async (load: () => Promise<(close: () => void) => ReactNode>) => {
    try {
      dialogs.open(await load())
    } catch (error) {
      report({ kind: 'error', error, where: 'dialog' })
      fail(t('error.default'))
    }
  }
  const hide = async () => confirm(t(HIDDEN_TEXTS[comment.hides_for]), await hideComment(services, comment.id))
  return {
    isOwn,
    author,
    hide,
    hideAll: async () => {
      const text = t('comment.hiddenAll', { name: author?.full_name ?? '' })
      confirm(text, await hideCommentsOfAuthor(services, comment.id))
    },
    removeMentions: async () => {
      try {
        await removeMentions(services, comment.id)
        toasts.show({ text: t(isOwn ? 'comment.unmentioned.all' : 'comment.unmentioned') })
      } catch {
        fail(t('comment.failed'))
      }
    },
    copyLink: async () => {
      try {
        await navigator.clipboard.writeText(new URL(commentPath(comment), location.origin).href)
        toasts.show({ text: t('comment.copied') })
      } catch {
        fail(t('comment.copyFailed'))
      }
    },
    block: async () => {
      const reload = () => void services.data.load(commentsOf(comment.pin_id), { force: true })
      if (author) await openBlocking(services, author, reload, comment.id)
    },
    flag: () =>
      open(async () => {
        const { FlagDialog } = await import('./FlagDialog.tsx')
        return (close) => <FlagDialog commentId={comment.id} onClose={close} onHide={() => void hide()} />
      }),
    remove: () =>
      open(async () => {
        const { DeleteCommentDialog } = await import('./DeleteCommentDialog.tsx')
        return (close) => <DeleteCommentDialog comment={comment} onClose={close} onDeleted={confirm} />
      }),
  }
}
