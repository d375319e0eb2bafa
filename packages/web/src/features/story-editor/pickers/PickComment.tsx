import type { StoryPinDraft } from '@corkboard/contract/content/wire/story-draft'
import { Avatar, Button, Dialog, ErrorState, Skeleton } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { commentsOf } from '../../../product/feeds.ts'
import { useAppSelector, useEntities, useFeed } from '../../../services.tsx'
import { texts as shellTexts } from '../../../shell/texts/texts.generated.ts'
import type { CommentEntity, PinEntity } from '../../../store/entities.ts'
import { texts } from '../texts/texts.generated.ts'
import { ChoosePin } from './ChoosePin.tsx'
import styles from './Pickers.module.css'

type Picked = StoryPinDraft['comments'][number]

interface PickCommentProps {
  readonly onClose: () => void
  readonly onPick: (comment: Picked) => void
}

const CommentLine = ({
  comment,
  onPick,
}: {
  readonly comment: CommentEntity
  readonly onPick: (it: Picked) => void
}) => {
  const author = useAppSelector(({ entities }) => entities.user[comment.user])
  if (!author) return null
  const { id, username, full_name, image_medium_url } = author
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        onClick={() =>
          onPick({
            id: comment.id,
            pin_id: comment.pin_id,
            text: comment.text,
            user: { id, username, full_name, image_medium_url },
          })
        }
      >
        <Avatar id={id} name={full_name} src={image_medium_url} size={32} decorative />
        <span className={styles.words}>
          <small dir="auto">{full_name}</small>
          <span dir="auto">{comment.text}</span>
        </span>
      </button>
    </li>
  )
}

const CommentsOfPin = ({ pin, onPick }: { readonly pin: PinEntity; readonly onPick: (it: Picked) => void }) => {
  const t = useTexts(texts, shellTexts)
  const feed = useFeed(commentsOf(pin.id))
  const comments = useEntities(
    'aggregatedcomment',
    feed.items.filter(({ type }) => type === 'aggregatedcomment'),
  )
  if (feed.error && comments.length === 0) {
    return (
      <ErrorState
        level={3}
        title={t('story.comment.failed')}
        retryLabel={t('error.retry')}
        onRetry={feed.reload}
        pending={feed.isLoading}
      />
    )
  }
  if (feed.isFirstLoad) return <Skeleton shape="title" />
  if (comments.length === 0) return <p className={styles.nothing}>{t('story.comment.none')}</p>
  return (
    <ul className={styles.comments} aria-label={t('story.comment.list', { pin: pin.title || t('story.pin.untitled') })}>
      {comments.map((comment) => (
        <CommentLine key={comment.id} comment={comment} onPick={onPick} />
      ))}
    </ul>
  )
}

/** Chooses the comment that a page answers: first its pin. */
export const PickComment = ({ onClose, onPick }: PickCommentProps) => {
  const t = useTexts(texts)
  const [pin, setPin] = useState<PinEntity | null>(null)
  return (
    <Dialog open title={t('story.comment.title')} closeLabel={t('story.close')} onClose={onClose}>
      <div className={styles.picker}>
        {pin ? (
          <>
            <Button size="small" onClick={() => setPin(null)}>
              {t('story.comment.back')}
            </Button>
            <CommentsOfPin
              pin={pin}
              onPick={(comment) => {
                onPick(comment)
                onClose()
              }}
            />
          </>
        ) : (
          <>
            <p>{t('story.comment.pin')}</p>
            <ChoosePin onPick={setPin} />
          </>
        )}
      </div>
    </Dialog>
  )
}
