import type { StoryPinDraft } from '@corkboard/contract/content/wire/story-draft'
import { WarningIcon } from '@corkboard/design-system'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { pickerBoards } from '../../product/feeds.ts'
import { quickBoardOf } from '../../product/saving/quick-board.ts'
import { useAppSelector, useServices } from '../../services.tsx'
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
import { StoryConflict } from './StoryConflict.tsx'
import styles from './StoryEditor.module.css'
import { StoryHead } from './StoryHead.tsx'
import { useDraftAddress } from './use-draft-address.ts'
import { useFillWindow } from './use-fill-window.ts'
import { useFinishedStory } from './use-finished-story.tsx'
import { useStoryEditor } from './use-story-editor.ts'

const PICKER_KEY = requestKey(pickerBoards())

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
  const { data } = useServices()
  const lastUsed = useAppSelector((state) => quickBoardOf(state, PICKER_KEY))
  const editor = useStoryEditor(start, boardId)
  const { state, dispatch, page, block, save } = editor
  const [open, setOpen] = useState<'preview' | 'publish' | null>(null)
  const [tool, setTool] = useState<Tool | null>('add')
  const whole = useRef<HTMLDivElement>(null)
  const side = useRef<HTMLDivElement>(null)
  const { published, scheduled } = useFinishedStory(save.isUnsaved)
  useDraftAddress(save.draftId)
  useFillWindow(whole)

  useEffect(() => {
    void data.load(pickerBoards())
  }, [data])

  const lacksBoard = open === 'publish' && state.document.boardId === null
  const lastUsedId = lastUsed?.id
  // The boards may still be loading when the dialog opens.
  useEffect(() => {
    if (!lacksBoard || lastUsedId === undefined) return
    dispatch({ type: 'changed', change: (it) => ({ ...it, boardId: lastUsedId, section: null }), about: 'board' })
  }, [lacksBoard, lastUsedId, dispatch])

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

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of what is inside
    <div ref={whole} className={styles.editor} onKeyDown={press}>
      <StoryHead editor={editor} onPreview={() => setOpen('preview')} onNext={() => setOpen('publish')} />
      <StoryConflict editor={editor} />
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
          onPublished={(pin) => {
            setOpen(null)
            published(pin)
          }}
          onScheduled={(item) => {
            setOpen(null)
            scheduled(item)
          }}
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
