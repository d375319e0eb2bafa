import type { CommentPermissions } from '@corkboard/contract/content/wire/comment'
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  SettingsIcon,
  Skeleton,
  VisuallyHidden,
} from '@corkboard/design-system'
import { useCallback, useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useResponse, useAppSelector, useFeed, usePin, useServices, useViewer } from '../../services.tsx'
import { useAccountGate } from '../../product/accounts/account-gate.ts'
import { commentsOf } from '../../product/feeds.ts'
import { selectEntry } from '../../store/data.ts'
import { addComment } from './comment-actions.ts'
import { CommentItem } from './CommentItem.tsx'
import styles from './Comments.module.css'
import { LazyComposer } from './LazyComposer.tsx'
import { permissionsFor } from './permissions.ts'
import { PinInterests } from './PinInterests.tsx'
import { useFocusBack } from './use-focus-back.ts'
import { useLinkedComment } from './use-linked-comment.ts'

export interface CommentSectionProps {
  readonly pinId: string
}

type Announce = (text: string) => void

/** The field where a member writes a comment. Collapsed, it is a single line. */
const Writing = ({
  pinId,
  permissions,
  announce,
}: CommentSectionProps & { permissions: CommentPermissions | undefined; announce: Announce }) => {
  const t = useTexts(texts)
  const services = useServices()
  const gate = useAccountGate()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const opener = useRef<HTMLButtonElement>(null)
  useFocusBack(isOpen, opener)
  if (!isOpen) {
    return (
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        onClick={() =>
          gate({ title: t('comments.toComment'), signUpTitle: t('comments.toComment.new') }, () => setOpen(true))
        }
      >
        {t('composer.add')}
      </button>
    )
  }
  return (
    <LazyComposer
      pinId={pinId}
      label={t('composer.label')}
      sendLabel={t('composer.post')}
      takesPhoto={permissions?.can_add_photo ?? false}
      send={async (draft) => {
        await addComment(services, pinId, null, draft)
        announce(t('composer.posted'))
      }}
      onDone={close}
      onCancel={close}
    />
  )
}

/** Returns the text that says why the viewer cannot comment. */
const useRefusal = (permissions: CommentPermissions | undefined): string | undefined => {
  const t = useTexts(texts)
  const viewer = useViewer()
  if (viewer.kind === 'AUTH' && viewer.is_write_banned) {
    return `${t('comments.refused.banned')} ${viewer.write_ban_reason ?? ''}`.trim()
  }
  switch (permissions?.refusal) {
    case 'comment.for_some':
      return t('comments.refused.some')
    case 'comment.off':
      return permissions.are_comments_off ? undefined : t('comments.refused.off')
    default:
      return undefined
  }
}

/** Loaded for members once the viewer is known to be signed in, and never in the server render. */
const usePermissions = (pinId: string): CommentPermissions | undefined =>
  useResponse<CommentPermissions>(permissionsFor(pinId)).data

/** Returns the comment count, or zero when all comments are by users the viewer cannot see (PEOPLE-02). */
const useCount = (pinId: string): number => {
  const count = usePin(pinId)?.comment_count ?? 0
  const isNoneShown = useAppSelector((state) => {
    const feed = selectEntry(state, commentsOf(pinId))
    return Array.isArray(feed?.data) && feed.data.length === 0 && !feed.nextBookmark
  })
  return isNoneShown ? 0 : count
}

const Off = ({ permissions }: { readonly permissions: CommentPermissions | undefined }) => {
  const t = useTexts(texts)
  return (
    <EmptyState title={t('comments.off')} level={3}>
      {t(permissions?.can_turn_off ? 'comments.off.own' : 'comments.off.text')}
    </EmptyState>
  )
}

const Thread = ({ pinId, takesPhoto, announce }: CommentSectionProps & { takesPhoto: boolean; announce: Announce }) => {
  const t = useTexts(texts, shellTexts)
  const feed = useFeed(commentsOf(pinId))
  const { linkedId, isGone } = useLinkedComment(pinId)
  if (feed.items.length === 0 && feed.error && !feed.isLoading) {
    return <ErrorState title={t('comments.failed')} retryLabel={t('error.retry')} onRetry={feed.reload} level={3} />
  }
  if (feed.isFirstLoad) return <CommentSkeletons />
  return (
    <>
      {isGone && <p className={styles.refusal}>{t('comments.gone')}</p>}
      {feed.items.length === 0 ? (
        <p className={styles.hint}>{t('comments.empty')}</p>
      ) : (
        <ol className={styles.list} aria-label={t('comments.list')}>
          {feed.items.map(({ id }) => (
            <li key={id}>
              <CommentItem id={id} linkedId={linkedId} takesPhoto={takesPhoto} announce={announce} />
            </li>
          ))}
        </ol>
      )}
      <div className={styles.foot} role="status">
        {feed.error && (
          <>
            <p>{t('comments.more.failed')}</p>
            <Button onClick={feed.reload}>{t('error.retry')}</Button>
          </>
        )}
      </div>
      {feed.hasMore && !feed.error && (
        <Button pending={feed.isLoading} onClick={feed.loadMore}>
          {t('comments.more')}
        </Button>
      )}
    </>
  )
}

const CommentSkeletons = () => (
  <div aria-busy className={styles.list}>
    {[1, 2, 3].map((n) => (
      <div key={n} className={styles.comment}>
        <Skeleton shape="circle" />
        <div className={styles.body}>
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </div>
      </div>
    ))}
  </div>
)

const Settings = ({ pinId }: CommentSectionProps) => {
  const t = useTexts(texts, shellTexts)
  const viewer = useViewer()
  const { dialogs, toasts, report } = useServices()
  if (viewer.kind !== 'AUTH') return null
  const open = async () => {
    try {
      await dialogs.bring(async () => {
        const { FeaturesDialog } = await import('./FeaturesDialog.tsx')
        return (close) => <FeaturesDialog pinId={pinId} userId={viewer.id} onClose={close} />
      })
    } catch (error) {
      report({ kind: 'error', error, where: 'dialog' })
      toasts.show({ text: t('error.default'), kind: 'danger' })
    }
  }
  return <IconButton label={t('comments.manage')} icon={<SettingsIcon size={24} />} onClick={() => void open()} />
}

const Section = ({ pinId }: CommentSectionProps) => {
  const t = useTexts(texts)
  const pin = usePin(pinId)
  const viewer = useViewer()
  const permissions = usePermissions(pinId)
  const refusal = useRefusal(permissions)
  const [announced, announce] = useState('')
  const count = useCount(pinId)
  const areOff = permissions?.are_comments_off ?? false
  const isPinner = viewer.kind === 'AUTH' && viewer.id === pin?.pinner
  // Before the permissions load, and on the server, the pin's own setting decides.
  const mayWrite = permissions
    ? permissions.can_comment || permissions.refusal === 'auth.required'
    : !pin?.comments_disabled
  const isBanned = viewer.kind === 'AUTH' && viewer.is_write_banned
  return (
    <>
      <div className={styles.head}>
        <h2 id="comments">{count > 0 ? t('comments.count', { count }) : t('comments.title')}</h2>
        {isPinner && !isBanned && <Settings pinId={pinId} />}
      </div>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      {areOff || (count === 0 && pin?.comments_disabled && !permissions) ? (
        <Off permissions={permissions} />
      ) : (
        <>
          {mayWrite && !isBanned && <Writing pinId={pinId} permissions={permissions} announce={announce} />}
          {refusal && <p className={styles.refusal}>{refusal}</p>}
          <Thread pinId={pinId} takesPhoto={permissions?.can_add_photo ?? false} announce={announce} />
        </>
      )}
    </>
  )
}

/** COMMENT-01: the comments below a pin, and its topics, which load with them (PIN-11). */
export const CommentSection = (props: CommentSectionProps) => (
  <>
    <Section {...props} />
    <PinInterests {...props} />
  </>
)
