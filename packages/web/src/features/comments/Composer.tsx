import { LIMITS } from '@corkboard/contract/limits'
import {
  Avatar,
  Button,
  FormProblem,
  IconButton,
  ImageIcon,
  ProgressBar,
  TextArea,
  TrashIcon,
  VisuallyHidden,
} from '@corkboard/design-system'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices, useUser } from '../../services.tsx'
import { broughtPicture } from '../../product/pictures/brought-picture.ts'
import { PictureInput } from '../../product/pictures/PictureInput.tsx'
import { useDismissGuard } from '../../shell/leave-guard/use-dismiss-guard.tsx'
import type { CommentEntity } from '../../store/entities.ts'
import type { CommentDraft } from './comment-acts.ts'
import styles from './Composer.module.css'
import { tagsIn } from './mention-words.ts'
import { useMentions } from './use-mentions.ts'
import { usePhoto } from '../../product/pictures/use-photo.ts'

export interface ComposerProps {
  readonly pinId: string
  readonly label: string
  /** Words of the button that sends it. */
  readonly sendLabel: string
  /** What it says at first, with whom it names: a comment that is changed. */
  readonly comment?: CommentEntity
  readonly takesPhoto: boolean
  /** Keeps it. @throws ApiError, which is told here; what was written stays */
  readonly send: (draft: CommentDraft) => Promise<void>
  readonly onDone: () => void
  readonly onCancel: () => void
}

const Person = ({
  id,
  domId,
  isActive,
  onPick,
}: {
  id: string
  domId: string
  isActive: boolean
  onPick: () => void
}) => {
  const user = useUser(id)
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  if (!user) return null
  return (
    // The keys are the text field's: the focus never leaves it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={line}
      id={domId}
      role="option"
      aria-selected={isActive}
      className={styles.person}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <Avatar id={user.id} name={user.full_name} src={user.image_small_url} size={32} decorative />
      <span className={styles.personWords}>
        {user.full_name} <bdi className={styles.username}>@{user.username}</bdi>
      </span>
    </div>
  )
}

/** Where a comment, an answer or other words for one are written. */
export const Composer = ({ pinId, label, sendLabel, comment, takesPhoto, send, onDone, onCancel }: ComposerProps) => {
  const t = useTexts(texts)
  const format = useFormat()
  const { store } = useServices()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(comment?.text ?? '')
  // By username in lower case, as it stands in the text.
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(
    () =>
      new Map(
        comment?.tags.map((tag) => [comment.text.slice(tag.offset + 1, tag.offset + tag.length).toLowerCase(), tag.id]),
      ),
  )
  const [problem, setProblem] = useState<{ readonly text: string; readonly isRepeated: boolean } | null>(null)
  const [pending, setPending] = useState(false)
  // Where the caret goes once the text with a chosen person stands there.
  const [caret, setCaret] = useState<{ readonly at: number } | null>(null)
  const { photo, problem: photoProblem, choose, remove, isSending } = usePhoto()
  const mentions = useMentions(pinId, (written, at, userId) => {
    const username = store.getState().entities.user[userId]?.username
    if (username) setChosen((known) => new Map(known).set(username.toLowerCase(), userId))
    setText(written)
    setCaret({ at })
  })

  useEffect(() => {
    const area = field.current!
    area.focus()
    area.setSelectionRange(area.value.length, area.value.length)
  }, [])
  useEffect(() => {
    if (caret) field.current!.setSelectionRange(caret.at, caret.at)
  }, [caret])

  const dismiss = useDismissGuard(text !== (comment?.text ?? '') || photo !== null, onCancel)
  const isEmpty = text.trim() === '' && !photo && !comment?.images
  const submit = async (force: boolean) => {
    if (isEmpty || isSending || pending) return
    setPending(true)
    setProblem(null)
    mentions.close()
    try {
      await send({
        text,
        tags: tagsIn(text, chosen),
        ...(photo?.uploadId && { mediaUploadId: photo.uploadId }),
        ...(force && { force }),
      })
      onDone()
    } catch (thrown) {
      const { message, message_detail: detail, error_code: code } = errorOf(thrown)
      setProblem({ text: detail ? `${message} ${detail}` : message, isRepeated: code === 'comment.repeated' })
      setPending(false)
      field.current?.focus()
    }
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, ctrlKey, metaKey, currentTarget, nativeEvent } = event
    if (nativeEvent.isComposing) return
    if (mentions.press(key, text, currentTarget.selectionStart)) {
      event.preventDefault()
      event.stopPropagation()
    } else if (key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault()
      void submit(false)
    }
  }
  /** What is being written keeps its keys, wherever in it the focus is: none of them may lead away from it. */
  const keepKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      dismiss()
    }
    if (!isEmpty) event.stopPropagation()
  }
  const look = (area: HTMLTextAreaElement) => mentions.look(area.value, area.selectionStart)

  return (
    <div
      role="presentation"
      onKeyDown={keepKeys}
      {...broughtPicture(takesPhoto && !pending ? (file) => void choose(file) : undefined)}
    >
      <form
        className={styles.composer}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(false)
        }}
      >
        <div className={styles.field}>
          <TextArea
            ref={field}
            label={label}
            name="text"
            dir="auto"
            rows={2}
            hint={t('composer.hint')}
            maxLength={LIMITS.comment}
            value={text}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={mentions.isOpen ? `${id}-people` : undefined}
            aria-activedescendant={mentions.isOpen ? `${id}-${mentions.people[mentions.active]}` : undefined}
            onChange={(event) => {
              setText(event.currentTarget.value)
              look(event.currentTarget)
            }}
            onKeyDown={onKeyDown}
            onBlur={mentions.close}
          />
          {mentions.isOpen && (
            <div id={`${id}-people`} role="listbox" aria-label={t('composer.mentions')} className={styles.people}>
              {mentions.people.map((personId, n) => (
                <Person
                  key={personId}
                  id={personId}
                  domId={`${id}-${personId}`}
                  isActive={n === mentions.active}
                  onPick={() => mentions.pick(text, field.current!.selectionStart, personId)}
                />
              ))}
            </div>
          )}
        </div>
        <VisuallyHidden>
          <span role="status">
            {mentions.isLooking ? t('composer.mentions.found', { count: mentions.people.length }) : ''}
          </span>
        </VisuallyHidden>
        <FormProblem text={problem?.text ?? photoProblem} />
        {photo && (
          <div className={styles.photo}>
            <img src={photo.url} alt={t('composer.photo.alt')} />
            <div className={styles.progress}>
              {isSending && (
                <ProgressBar
                  label={t('composer.photo.progress')}
                  value={photo.share}
                  max={1}
                  count={format.number(photo.share, { style: 'percent' })}
                />
              )}
            </div>
            <IconButton
              label={t('composer.photo.remove')}
              icon={<TrashIcon size={24} />}
              onClick={() => {
                remove()
                // The button goes with the photo, and the focus would go with it.
                field.current!.focus()
              }}
            />
          </div>
        )}
        <div className={styles.buttons}>
          {takesPhoto && (
            <>
              <PictureInput picker={picker} onChoose={([file]) => file && void choose(file)} />
              <IconButton
                label={t('composer.photo')}
                icon={<ImageIcon size={24} />}
                onClick={() => picker.current!.click()}
              />
            </>
          )}
          <span className={styles.space} />
          <Button kind="quiet" onClick={dismiss}>
            {t('composer.cancel')}
          </Button>
          {problem?.isRepeated ? (
            <Button kind="accent" pending={pending} onClick={() => void submit(true)}>
              {t('composer.post.anyway')}
            </Button>
          ) : (
            <Button kind="accent" type="submit" pending={pending} disabled={isEmpty || isSending}>
              {sendLabel}
            </Button>
          )}
        </div>
      </form>
    </div>
  )
}
