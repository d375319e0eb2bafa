import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { usePhoto } from '../../product/pictures/use-photo.ts'
import { useServices } from '../../services.tsx'
import { useDismissGuard } from '../../shell/leave-guard/use-dismiss-guard.tsx'
import type { CommentEntity } from '../../store/entities.ts'
import type { CommentDraft } from './comment-actions.ts'
import { tagsIn } from '../../product/mentions/mention-text.ts'
import { useMentions } from '../../product/mentions/use-mentions.ts'

/** The ids of mentioned users by the lowercase username that is in the text. */
type Mentioned = ReadonlyMap<string, string>

const mentionedIn = (comment: CommentEntity | undefined): Mentioned =>
  new Map(
    comment?.tags.map((tag) => [comment.text.slice(tag.offset + 1, tag.offset + tag.length).toLowerCase(), tag.id]),
  )

/** The text of a comment and the people it mentions; the field has the focus, with the caret at the end. */
const useCommentText = (pinId: string, comment: CommentEntity | undefined, written: string | undefined) => {
  const { store } = useServices()
  const field = useRef<HTMLTextAreaElement>(null)
  const before = comment?.text ?? ''
  const [text, setText] = useState(written ?? before)
  const [mentioned, setMentioned] = useState(() => mentionedIn(comment))
  // Where the caret goes once the text with a chosen person is in the field.
  const [caret, setCaret] = useState<{ readonly at: number } | null>(null)
  const mentions = useMentions(pinId, (written, at, userId) => {
    const username = store.getState().entities.user[userId]?.username
    if (username) setMentioned((known) => new Map(known).set(username.toLowerCase(), userId))
    setText(written)
    setCaret({ at })
  })
  // Before the next key arrives: the field that the user already types in goes at the same time.
  useLayoutEffect(() => {
    const area = field.current!
    area.focus({ preventScroll: written !== undefined })
    area.setSelectionRange(area.value.length, area.value.length)
  }, [written])
  // A mention may have been typed before the composer was loaded.
  useEffect(() => {
    if (written !== undefined && written !== before) mentions.look(written, written.length)
    // oxlint-disable-next-line react/exhaustive-deps -- only what was typed before: the field's own events look after it
  }, [written])
  useEffect(() => {
    if (caret) field.current!.setSelectionRange(caret.at, caret.at)
  }, [caret])
  return { field, text, setText, mentioned, mentions }
}

interface Problem {
  readonly text: string
  /** The same was posted before: it may be posted again. */
  readonly isRepeated: boolean
}

export interface ComposerOptions {
  readonly pinId: string
  /** The comment that is changed. */
  readonly comment?: CommentEntity | undefined
  /** What was typed before the composer was loaded. */
  readonly written?: string
  /** @throws ApiError, which the composer shows; the text stays */
  readonly send: (draft: CommentDraft) => Promise<void>
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** The composer's text and photo, and the actions that send the comment or close the composer. */
export const useComposer = ({ pinId, comment, written, send, onDone, onCancel }: ComposerOptions) => {
  const { field, text, setText, mentioned, mentions } = useCommentText(pinId, comment, written)
  const { photo, problem: photoProblem, choose, remove, isSending } = usePhoto()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [pending, setPending] = useState(false)
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
        tags: tagsIn(text, mentioned),
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
  const removePhoto = () => {
    remove()
    // The button disappears with the photo, and the focus would be lost with it.
    field.current!.focus()
  }
  return {
    field,
    text,
    setText,
    mentions,
    photo,
    choosePhoto: (file: File) => void choose(file),
    removePhoto,
    isSendingPhoto: isSending,
    problem: problem?.text ?? photoProblem,
    isRepeated: problem?.isRepeated === true,
    pending,
    isEmpty,
    submit: (force = false) => void submit(force),
    dismiss,
  }
}
