import type { Pin } from '@corkboard/contract/content/wire/pin'
import type { ScheduledPin } from '@corkboard/contract/content/wire/scheduled-pin'
import type { StoryPinDraft } from '@corkboard/contract/content/wire/story-draft'
import {
  ArrowStartIcon,
  Banner,
  Button,
  EyeIcon,
  IconButton,
  RedoIcon,
  UndoIcon,
  WarningIcon,
} from '@corkboard/design-system'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { createPinPath, pinPath, storyDraftPath } from '../../product/addresses.ts'
import { pickerBoards } from '../../product/feeds.ts'
import { quickBoardOf } from '../../product/saving/quick-board.ts'
import { useScheduledToast } from '../../product/scheduling/use-scheduled-toast.tsx'
import { storyDraft, storyDrafts } from '../../product/stories/story-drafts.ts'
import { useAppSelector, useServices } from '../../services.tsx'
import { useLeaveGuard } from '../../shell/leave-guard/use-leave-guard.tsx'
import { ToastPicture } from '../../shell/ToastParts.tsx'
import { feedInvalidated, resourceInvalidated } from '../../store/responses.ts'
import { requestKey } from '../../store/requests.ts'
import { AddBar } from './AddBar.tsx'
import { BlockPanel } from './BlockPanel.tsx'
import { BlockTools } from './BlockTools.tsx'
import { Canvas } from './Canvas.tsx'
import { LayerList } from './LayerList.tsx'
import { PagePanel } from './PagePanel.tsx'
import { PageStrip } from './PageStrip.tsx'
import { PhoneTools, type Tool } from './PhoneTools.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import styles from './StoryEditor.module.css'
import { isEmpty } from './story-document.ts'
import { texts } from './texts/texts.generated.ts'
import { useFillWindow } from './use-fill-window.ts'
import { type Editor, useStoryEditor } from './use-story-editor.ts'

const PICKER_KEY = requestKey(pickerBoards())

const STATUS_TEXTS = {
  new: 'story.status.new',
  edited: 'story.status.edited',
  saving: 'story.status.saving',
  saved: 'story.status.saved',
} as const

/** Another window saved, published or deleted the draft: the member chooses, and nothing is overwritten before. */
const Conflict = ({ editor }: { readonly editor: Editor }) => {
  const t = useTexts(texts)
  const { conflict, keepMine } = editor.save
  if (conflict === null) return null
  const isGone = conflict === 'gone'
  return (
    <Banner
      kind="danger"
      action={
        <span className={styles.choices}>
          {!isGone && (
            <Button size="small" onClick={() => editor.takeTheirs(conflict)}>
              {t('story.conflict.theirs')}
            </Button>
          )}
          <Button size="small" onClick={keepMine}>
            {t(isGone ? 'story.gone.keep' : 'story.conflict.mine')}
          </Button>
        </span>
      }
    >
      {t(isGone ? 'story.gone' : 'story.conflict')}
    </Banner>
  )
}

const isTextField = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['radio', 'checkbox', 'range', 'color'].includes(target.type))

interface StoryEditorProps {
  /** A stored draft; without it, a new story. */
  readonly start: StoryPinDraft | null
  readonly boardId: string | null
}

/** CREATE-04: makes a story: its pages, what is on them, and its publishing. */
export const StoryEditor = ({ start, boardId }: StoryEditorProps) => {
  const t = useTexts(texts)
  const { data, navigator, store, toasts } = useServices()
  const lastUsed = useAppSelector((state) => quickBoardOf(state, PICKER_KEY))
  const editor = useStoryEditor(start, boardId)
  const { state, dispatch, page, block, save } = editor
  const [open, setOpen] = useState<'preview' | 'publish' | null>(null)
  const [isDone, setDone] = useState(false)
  const [tool, setTool] = useState<Tool | null>('add')
  const whole = useRef<HTMLDivElement>(null)
  const side = useRef<HTMLDivElement>(null)
  const { draftId } = save
  useLeaveGuard(save.isUnsaved && !isDone)
  useFillWindow(whole)

  useEffect(() => {
    void data.load(pickerBoards())
  }, [data])
  // A reload continues with the draft.
  useEffect(() => {
    if (draftId !== null) history.replaceState(history.state, '', storyDraftPath(draftId))
  }, [draftId])
  // The next visit reads it again.
  useEffect(
    () => () => {
      store.dispatch(feedInvalidated(requestKey(storyDrafts())))
      if (draftId !== null) store.dispatch(resourceInvalidated(requestKey(storyDraft(draftId))))
    },
    [store, draftId],
  )

  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || isTextField(event.target)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    dispatch({ type: key === 'y' || event.shiftKey ? 'redone' : 'undone' })
  }

  /** The field that the selected block is about, once it is rendered. */
  const edit = () => {
    setTool('edit')
    requestAnimationFrame(() => side.current?.querySelector<HTMLElement>('[data-story-field]')?.focus())
  }

  const openPublish = () => {
    if (state.document.boardId === null && lastUsed) {
      dispatch({ type: 'changed', change: (it) => ({ ...it, boardId: lastUsed.id, section: null }), about: 'board' })
    }
    setOpen('publish')
  }

  const published = (pin: Pin) => {
    setDone(true)
    setOpen(null)
    toasts.show({
      text: t('story.published', { title: pin.title || t('story.published.untitled') }),
      picture: <ToastPicture url={pin.images['236x']?.url} />,
      action: { label: t('story.published.view'), onPress: () => navigator.go(pinPath(pin)) },
    })
  }
  const sayScheduled = useScheduledToast()
  const scheduled = (item: ScheduledPin) => {
    setDone(true)
    setOpen(null)
    sayScheduled(item)
  }
  useEffect(() => {
    // The guard has to be gone first.
    if (isDone) navigator.go(createPinPath, { replace: true })
  }, [isDone, navigator])

  const nothing = isEmpty(state.document)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of what is inside
    <div ref={whole} className={styles.editor} onKeyDown={press}>
      <div className={styles.head}>
        <IconButton href={createPinPath} label={t('story.back')} icon={<ArrowStartIcon />} />
        <div className={styles.names}>
          <h1 className={styles.title}>{t('story.title')}</h1>
          <p className={styles.status}>
            {save.failures > 0
              ? t('story.status.unreachable')
              : t(STATUS_TEXTS[save.status === 'saved' && save.isUnsaved ? 'edited' : save.status])}
          </p>
        </div>
        <div className={styles.acts}>
          <IconButton
            label={t('story.undo')}
            icon={<UndoIcon />}
            aria-disabled={state.past.length === 0 || undefined}
            onClick={() => dispatch({ type: 'undone' })}
          />
          <IconButton
            label={t('story.redo')}
            icon={<RedoIcon />}
            aria-disabled={state.future.length === 0 || undefined}
            onClick={() => dispatch({ type: 'redone' })}
          />
          <IconButton label={t('story.preview')} icon={<EyeIcon />} onClick={() => setOpen('preview')} />
          <Button kind="accent" disabled={nothing} onClick={openPublish}>
            {t('story.next')}
          </Button>
        </div>
      </div>
      <Conflict editor={editor} />
      {(editor.problem ?? save.problem) !== null && (
        <p className={styles.problem} role="alert">
          <WarningIcon />
          {editor.problem ?? save.problem}
        </p>
      )}
      <div className={styles.body} data-tool={tool ?? undefined}>
        <PageStrip editor={editor} />
        <div className={styles.stage}>
          <div className={styles.canvas}>
            <Canvas editor={editor} onEdit={edit} />
          </div>
          <BlockTools editor={editor} />
        </div>
        <div className={styles.side} ref={side}>
          <div data-part="add">
            <AddBar editor={editor} onAdded={edit} />
          </div>
          <div data-part="edit">
            {block ? <BlockPanel key={block.key} editor={editor} block={block} /> : <PagePanel editor={editor} />}
          </div>
          <div data-part="layers">
            <LayerList editor={editor} />
          </div>
        </div>
        <PhoneTools tool={tool} hasBlock={block !== null} onChoose={setTool} />
      </div>
      {open === 'preview' && (
        <PreviewDialog
          document={state.document}
          media={editor.media}
          known={editor.known}
          start={state.document.pages.indexOf(page)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'publish' && (
        <PublishDialog
          editor={editor}
          onClose={() => setOpen(null)}
          onPublished={published}
          onScheduled={scheduled}
          onShow={({ pageKey, blockKey }) => {
            setOpen(null)
            dispatch({ type: 'pageShown', pageKey })
            dispatch({ type: 'blockSelected', blockKey })
          }}
        />
      )}
    </div>
  )
}
