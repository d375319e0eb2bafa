import { Avatar, Button, CheckIcon, HeartIcon, IconButton, Menu, MoreIcon } from '@corkboard/design-system'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useEntity, useServices, useUser, useViewer } from '../../services.tsx'
import { useAccountGate } from '../../product/accounts/account-gate.ts'
import { openProfilePath } from '../../product/addresses.ts'
import { Age } from '../../product/ages/Age.tsx'
import { commentPath } from '../../product/comment-path.ts'
import type { CommentEntity } from '../../store/entities.ts'
import { entityPatched } from '../../store/entities.ts'
import { Replies } from './Replies.tsx'
import { addComment, editComment, setHelpful, setLiked } from './comment-actions.ts'
import styles from './Comments.module.css'
import { CommentText } from './CommentText.tsx'
import { LazyComposer } from './LazyComposer.tsx'
import { useCommentMenu } from './use-comment-menu.tsx'
import { useFocusBack } from './use-focus-back.ts'

export interface CommentItemProps {
  readonly id: string
  /** The comment or reply that the address links to. */
  readonly linkedId: string | undefined
  readonly takesPhoto: boolean
  /** Announces a finished action to screen readers. */
  readonly announce: (text: string) => void
}

const Photo = ({ comment, name }: { readonly comment: CommentEntity; readonly name: string }) => {
  const t = useTexts(texts)
  if (!comment.images) return null
  const { '236x': small, '736x': large } = comment.images
  return (
    <a
      className={styles.photo}
      style={{ background: comment.dominant_color ?? undefined }}
      href={large.url}
      target="_blank"
      rel="noopener"
      aria-label={t('comment.photo.open', { name })}
    >
      <img
        src={small.url}
        alt={t('comment.photo', { name })}
        width={small.width}
        height={small.height}
        loading="lazy"
        decoding="async"
      />
    </a>
  )
}

const Translation = ({ comment }: { readonly comment: CommentEntity }) => {
  const t = useTexts(texts)
  const { store } = useServices()
  const { id, translatedText } = comment
  if (translatedText === undefined) return <div role="status" />
  const hide = () =>
    store.dispatch(entityPatched({ ref: { type: 'aggregatedcomment', id }, fields: { translatedText: undefined } }))
  return (
    <div role="status" className={styles.translation}>
      {translatedText === '' ? (
        t('comment.translation.none')
      ) : (
        <>
          <div className={styles.hint}>{t('comment.translation')}</div>
          <p className={styles.words} dir="auto">
            {translatedText}
          </p>
        </>
      )}
      <button type="button" className={styles.action} onClick={hide}>
        {t('comment.translation.hide')}
      </button>
    </div>
  )
}

/** Likes, helpful votes and replies. Visitors are asked to log in; members see the actions they may use. */
const Bar = ({
  comment,
  name,
  actions,
}: {
  comment: CommentEntity
  name: string
  actions: { onReply: () => void; onEdit: () => void }
}) => {
  const t = useTexts(texts)
  const format = useFormat()
  const services = useServices()
  const gate = useAccountGate()
  const isSignedOut = useViewer().kind !== 'AUTH'
  const toReact = { title: t('comments.toReact'), signUpTitle: t('comments.toReact.new') }
  const toComment = { title: t('comments.toComment'), signUpTitle: t('comments.toComment.new') }
  const items = useCommentMenu(comment, actions.onEdit)
  const { id, reaction_counts: reactions, reaction_by_me: reaction, helpful_count: helpfuls } = comment
  const likes = reactions['1']
  const can = (action: CommentEntity['viewer_can'][number]) => isSignedOut || comment.viewer_can.includes(action)
  const isLiked = reaction !== 0
  const isHelpful = comment.marked_helpful_by_me
  return (
    <div className={styles.bar}>
      <Link href={commentPath(comment)} preload="none" className={styles.action}>
        <Age at={comment.created_at} />
      </Link>
      {comment.edited_at && <span>{t('comment.edited')}</span>}
      {can('like') ? (
        <button
          type="button"
          className={styles.action}
          aria-pressed={isLiked}
          aria-label={`${t('comment.like', { name })}${likes > 0 ? `, ${t('comment.likes', { count: likes })}` : ''}`}
          onClick={() => gate(toReact, () => setLiked(services, id, !isLiked))}
        >
          <HeartIcon filled={isLiked} />
          {likes > 0 && format.number(likes)}
        </button>
      ) : (
        likes > 0 && <span className={styles.action}>{t('comment.likes', { count: likes })}</span>
      )}
      {can('helpful') ? (
        <button
          type="button"
          className={styles.action}
          aria-pressed={isHelpful}
          aria-label={`${t('comment.helpful.mark', { name })}${helpfuls > 0 ? `, ${t('comment.helpfuls', { count: helpfuls })}` : ''}`}
          onClick={() => gate(toReact, () => setHelpful(services, id, !isHelpful))}
        >
          <CheckIcon />
          <span className={styles.word}>{t('comment.helpful')}</span>
          {helpfuls > 0 && ` ${format.number(helpfuls)}`}
        </button>
      ) : (
        helpfuls > 0 && <span className={styles.action}>{t('comment.helpfuls', { count: helpfuls })}</span>
      )}
      {can('reply') && (
        <button
          type="button"
          className={styles.action}
          aria-label={t('comment.reply.to', { name })}
          onClick={() => gate(toComment, actions.onReply)}
        >
          {t('comment.reply')}
        </button>
      )}
      <Menu
        alignEnd
        label={t('comment.menu', { name })}
        trigger={(props) => <IconButton {...props} label={t('comment.menu', { name })} icon={<MoreIcon />} />}
        items={items}
      />
    </div>
  )
}

/** One comment or reply, its actions and the replies below it. */
export const CommentItem = ({ id, linkedId, takesPhoto, announce }: CommentItemProps) => {
  const t = useTexts(texts)
  const services = useServices()
  const comment = useEntity('aggregatedcomment', id)
  const author = useUser(comment?.user)
  const viewer = useViewer()
  const box = useRef<HTMLDivElement>(null)
  const [mode, setMode] = useState<'shown' | 'editing' | 'replying'>('shown')
  useFocusBack(mode !== 'shown', box)
  // The viewer's choice. Until they make one, replies are open if the address links to one of them.
  const [choice, setOpen] = useState<boolean>()
  const isLinked = linkedId === id
  const { navigator } = services
  useEffect(() => {
    // When the user navigates back, the page keeps its scroll position.
    if (!isLinked || navigator.shown().kind === 'pop') return
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [isLinked, navigator])
  const leadsBelow = useEntity('aggregatedcomment', linkedId)?.parent_id === id
  const isOpen = choice ?? leadsBelow
  if (!comment || !author) return null
  const name = author.full_name
  const isReply = comment.parent_id !== null
  const path = openProfilePath(author, viewer.kind === 'AUTH' ? viewer.id : undefined)
  const avatar = <Avatar id={author.id} name={name} src={author.image_small_url} size={32} decorative loading="lazy" />
  const back = () => setMode('shown')
  const reply = () => setMode('replying')

  return (
    // Not an article: the pin is the article, and its comments are part of it.
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      className={isLinked ? `${styles.comment} ${styles.linked}` : styles.comment}
      aria-label={t(isReply ? 'comment.reply.by' : 'comment.by', { name })}
    >
      {path === undefined ? (
        avatar
      ) : (
        <Link href={path} aria-hidden tabIndex={-1}>
          {avatar}
        </Link>
      )}
      <div className={styles.body}>
        {mode === 'editing' ? (
          <LazyComposer
            pinId={comment.pin_id}
            label={t('composer.edit.label')}
            sendLabel={t('composer.save')}
            comment={comment}
            takesPhoto={false}
            send={(draft) => editComment(services, id, draft)}
            onDone={back}
            onCancel={back}
          />
        ) : (
          <>
            {/* Spaces, not margins: a margin is on one side, and texts of either direction meet here. */}
            <div className={styles.words}>
              {path === undefined ? (
                <span className={styles.name}>
                  <bdi>{name}</bdi>
                </span>
              ) : (
                <Link href={path} className={styles.name}>
                  <bdi>{name}</bdi>
                </Link>
              )}{' '}
              {comment.is_by_pinner && <span className={styles.mark}>{t('comment.pinner')}</span>}{' '}
              {comment.highlighted_by_pin_owner && <span className={styles.mark}>{t('comment.highlighted')}</span>}{' '}
              <bdi>
                <CommentText comment={comment} />
              </bdi>
            </div>
            <Photo comment={comment} name={name} />
            <Translation comment={comment} />
            <Bar comment={comment} name={name} actions={{ onReply: reply, onEdit: () => setMode('editing') }} />
          </>
        )}
        {mode === 'replying' && (
          <LazyComposer
            pinId={comment.pin_id}
            label={t('composer.reply.label', { name })}
            sendLabel={t('composer.post')}
            takesPhoto={takesPhoto}
            send={async (draft) => {
              await addComment(services, comment.pin_id, comment.parent_id ?? id, draft)
              setOpen(true)
              announce(t('composer.posted'))
            }}
            onDone={back}
            onCancel={back}
          />
        )}
        {!isReply && comment.comment_count > 0 && (
          <>
            <Button kind="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? t('comment.replies.hide') : t('comment.replies.show', { count: comment.comment_count })}
            </Button>
            {isOpen && (
              <Replies commentId={id} name={name}>
                {(replyId) => (
                  <CommentItem id={replyId} linkedId={linkedId} takesPhoto={takesPhoto} announce={announce} />
                )}
              </Replies>
            )}
          </>
        )}
      </div>
    </div>
  )
}
