import { Button, Dialog } from '@corkboard/design-system'
import { useEffect, useId, useState, type SubmitEvent } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardFormsTexts } from '../../product/board-forms/texts/texts.generated.ts'
import { usePin, useServices } from '../../services.tsx'
import { selectEntry } from '../../store/data.ts'
import { resource } from '../../store/requests.ts'
import { BoardSelect } from '../../product/board-forms/BoardSelect.tsx'
import { completeLink } from '../../shell/forms/complete-link.ts'
import { PIN_TEXTS, type PinTexts } from '../../product/pin-fields/pin-texts.ts'
import { TopicsField } from '../../product/pin-fields/TopicsField.tsx'
import { PinFields } from '../../product/pin-fields/PinFields.tsx'
import { tagsIn } from '../../product/mentions/mention-text.ts'
import type { PinEntity } from '../../store/entities.ts'
import { useDismissGuard } from '../../shell/leave-guard/use-dismiss-guard.tsx'
import { CHANGE_BOARD, ChangeBoardEducation } from './ChangeBoardEducation.tsx'
import { editPin } from './change-pin.ts'
import { type PinPictureTags, tagsOfPin, tagsToSend } from './edited-tags.ts'
import { EditCaptions } from './EditCaptions.tsx'
import { EditTags } from './EditTags.tsx'
import styles from './PinFormDialog.module.css'

/** The ids of the mentioned users by the lowercase name that is in the text. */
const mentionedIn = (pin: PinEntity | undefined): ReadonlyMap<string, string> =>
  new Map(
    (pin?.user_mention_tags ?? []).map(({ user_id: id, offset, length }) => [
      (pin?.description ?? '').slice(offset + 1, offset + length).toLowerCase(),
      id,
    ]),
  )

/** Edits a pin's text and moves it to another board or section. */
export function PinFormDialog({ pinId, onClose }: { readonly pinId: string; readonly onClose: () => void }) {
  const t = useTexts(texts, boardFormsTexts)
  const services = useServices()
  const pin = usePin(pinId)
  const id = useId()
  const [before] = useState<PinTexts>({
    title: pin?.title ?? '',
    description: pin?.description ?? '',
    alt_text: pin?.alt_text ?? '',
    link: pin?.link ?? '',
  })
  const [text, setText] = useState(before)
  const [boardId, setBoardId] = useState(pin?.board ?? null)
  const [section, setSection] = useState<{ id: string; title: string } | null>(pin?.section ?? null)
  const [problems, setProblems] = useState<Readonly<Partial<Record<keyof PinTexts | 'general', string>>>>({})
  const [topicsBefore] = useState(() => (pin?.interest_tags ?? []).map(({ id, name }) => ({ id, name })))
  const [topics, setTopics] = useState(topicsBefore)
  const [isLoaded, setLoaded] = useState(false)
  const [tags, setTags] = useState<PinPictureTags | null>(null)
  const [mentioned, setMentioned] = useState(() => mentionedIn(pin))
  const [pending, setPending] = useState(false)

  // Grids, and a closeup at first, know nothing of tags.
  useEffect(() => {
    const request = resource('PinResource', { id: pinId })
    void services.data.load(request, { force: true }).then(() => {
      setLoaded(!selectEntry(services.store.getState(), request)?.error)
    })
  }, [services, pinId])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setPending(true)
    const hasMoved = boardId !== null && boardId !== pin?.board
    try {
      await editPin(services, {
        id: pinId,
        ...text,
        user_mention_tags: tagsIn(text.description, mentioned),
        link: completeLink(text.link) || null,
        ...(topics !== topicsBefore && { interest_tags: topics.map((topic) => topic.id) }),
        ...(tags && { pin_tags: tagsToSend(tags) }),
        ...(hasMoved && { board_id: boardId }),
        ...(section?.id !== pin?.section?.id && { section: section?.id ?? null }),
      })
      services.toasts.show({ text: t('closeup.edited') })
      onClose()
      if (hasMoved && services.store.getState().session.experiences[CHANGE_BOARD]) {
        services.dialogs.open((close) => <ChangeBoardEducation onClose={close} />)
      }
    } catch (thrown) {
      const { field, message } = errorOf(thrown)
      setProblems({ [PIN_TEXTS.find((name) => name === field) ?? 'general']: message })
      setPending(false)
    }
  }
  const isElsewhere = boardId !== (pin?.board ?? null) || section?.id !== pin?.section?.id
  const isChanged = isElsewhere || topics !== topicsBefore || tags !== null
  const dismiss = useDismissGuard(isChanged || PIN_TEXTS.some((name) => text[name] !== before[name]), onClose)
  return (
    <Dialog
      open
      title={t('closeup.edit.title')}
      closeLabel={t('boardForm.close')}
      onClose={dismiss}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={dismiss}>{t('boardForm.cancel')}</Button>
          <Button kind="accent" type="submit" form={id} pending={pending}>
            {t('closeup.edit.save')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        <div role="alert">{problems.general && <p className={styles.problem}>{problems.general}</p>}</div>
        <BoardSelect
          boardId={boardId}
          section={section}
          onChoose={(board) => {
            setBoardId(board.id)
            setSection(board.section ?? null)
          }}
        />
        <PinFields
          words={text}
          problems={problems}
          mentions={{
            pinId,
            onMention: ({ user_id: id, username }) =>
              setMentioned((known) => new Map(known).set(username.toLowerCase(), id)),
          }}
          onEdit={(name, value) => {
            setText({ ...text, [name]: value })
            setProblems({ ...problems, [name]: undefined })
          }}
        />
        <TopicsField topics={topics} about={`${text.title} ${text.description}`} onChoose={setTopics} />
        {pin?.origin_pinner === null && (
          <EditCaptions
            pin={pin}
            onSaved={() => void services.data.load(resource('PinResource', { id: pinId }), { force: true })}
          />
        )}
        {isLoaded && pin?.is_taggable && (
          <EditTags
            pin={pin}
            tags={tags ?? tagsOfPin(pin)}
            onChange={(change) => setTags((before) => change(before ?? tagsOfPin(pin)))}
          />
        )}
      </form>
    </Dialog>
  )
}
