import type { StoryBlock as Block, StoryBlockEdits } from '@corkboard/contract/content/wire/pin-content'
import { ImageIcon, Spinner, VisuallyHidden } from '@corkboard/design-system'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { placed } from '../../product/stories/StoryBlock.tsx'
import { StoryPage } from '../../product/stories/StoryPage.tsx'
import { blockName } from './block-name.ts'
import styles from './Canvas.module.css'
import { editsByKey } from './gestures.ts'
import { shownPage } from './shown-story.ts'
import { STILL } from './still.ts'
import { changeBlock, duplicateBlock, isMedia, isPlaced, removeBlock } from './story-document.ts'
import { texts } from './texts/texts.generated.ts'
import { useGestures } from './use-gestures.ts'
import type { Editor } from './use-story-editor.ts'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const isSame = (a: Box | null, b: Box | null): boolean =>
  a === b ||
  (a !== null && b !== null && a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height)

/** The place of an element on the page before it is scaled and turned. Text is as tall as it needs to be. */
const boxOf = (element: HTMLElement | null): Box | null =>
  element && {
    left: element.offsetLeft,
    top: element.offsetTop,
    width: element.offsetWidth,
    height: element.offsetHeight,
  }

/** True for a block that shows nothing yet. */
const isBlank = ({ text, image, videos, user, pin, comment, link }: Block): boolean =>
  text.trim() === '' && ![image, videos, user, pin, comment, link].some((it) => it !== null)

/** CREATE-04: the page, 9:16. Its blocks are moved, scaled and turned by mouse, fingers and keys. */
export const Canvas = ({ editor, onEdit }: { readonly editor: Editor; readonly onEdit: () => void }) => {
  const t = useTexts(texts)
  const { state, dispatch, page, block: selected, media, known } = editor
  const canvas = useRef<HTMLDivElement>(null)
  const { live, handlers } = useGestures(canvas, editor)
  const [box, setBox] = useState<Box | null>(null)
  const place = state.document.pages.indexOf(page) + 1
  const isFree = selected !== null && isPlaced(page, selected)

  const shown = useMemo(() => shownPage(page, media, known), [page, media, known])
  const moved = live
    ? { ...shown, blocks: shown.blocks.map((it) => (it.id === live.key ? { ...it, edits: live.edits } : it)) }
    : shown
  const edits = live?.edits ?? selected?.edits

  // The box follows the block's measure, which its text and the window's width decide.
  useLayoutEffect(() => {
    const measure = () => {
      const element = selected && canvas.current?.querySelector<HTMLElement>(`[data-block="${selected.key}"]`)
      const next = boxOf(element ?? null)
      setBox((before) => (isSame(before, next) ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(canvas.current!)
    return () => observer.disconnect()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whatever may change the measure
  }, [selected, live, page, media])

  const change = (next: StoryBlockEdits) =>
    selected &&
    dispatch({
      type: 'changed',
      about: `keys ${selected.key}`,
      change: (it) => changeBlock(it, selected.key, (block) => ({ ...block, edits: next })),
    })

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const key = (event.target as HTMLElement).closest<HTMLElement>('[data-block]')?.dataset['block']
    const block = page.blocks.find((it) => it.key === key)
    if (!block || event.altKey) return
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && event.key.toLowerCase() === 'd') {
      const [changed, copy] = duplicateBlock(state.document, block.key)
      if (copy !== null) dispatch({ type: 'changed', change: () => changed, blockKey: copy })
    } else if (isCommand) return
    else if (event.key === 'Enter' || event.key === ' ') {
      dispatch({ type: 'blockSelected', blockKey: block.key })
      if (event.key === 'Enter') onEdit()
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      dispatch({ type: 'changed', change: (it) => removeBlock(it, block.key), blockKey: null })
      canvas.current!.focus()
    } else if (event.key === 'Escape') dispatch({ type: 'blockSelected', blockKey: null })
    else {
      const next = isPlaced(page, block) ? editsByKey(block.edits, event) : null
      if (!next) return
      change(next)
    }
    event.preventDefault()
    event.stopPropagation()
  }

  const frame = (it: Block, content: ReactNode, isListed: boolean) => {
    const block = page.blocks.find(({ key }) => key === it.id)!
    const medium = block.mediaKey === null ? undefined : media.get(block.mediaKey)
    return (
      <div
        className={isListed ? styles.listed : styles.block}
        style={isListed ? undefined : placed(it)}
        data-block={it.id}
        data-listed={isListed || undefined}
      >
        <div className={styles.content} inert data-media={it.image || it.videos ? '' : undefined}>
          {isBlank(it) || (isMedia(block) && medium === undefined) ? (
            <span className={styles.nothing}>{block.slot || blockName(block, known, t)}</span>
          ) : (
            content
          )}
        </div>
        {medium && medium.status !== 'ready' && (
          <span className={styles.waiting} data-failed={medium.status === 'failed' || undefined}>
            {medium.status === 'failed' ? (
              <ImageIcon />
            ) : (
              <Spinner label={t('story.media.preparing', { name: medium.name })} />
            )}
          </span>
        )}
        <button
          type="button"
          className={styles.press}
          aria-pressed={selected?.key === it.id}
          aria-label={blockName(block, known, t)}
          onFocus={() => selected?.key !== it.id && dispatch({ type: 'blockSelected', blockKey: it.id })}
        />
      </div>
    )
  }

  const hasOutline = isFree && edits && box
  const scale = edits ? edits.scale : 1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and fingers of the blocks inside
    <div
      ref={canvas}
      className={styles.canvas}
      role="group"
      tabIndex={-1}
      aria-label={t('story.canvas', { place })}
      onKeyDown={press}
      onDoubleClick={onEdit}
      {...handlers}
    >
      <StoryPage page={moved} isFirst={false} frame={frame} {...STILL} />
      {page.blocks.length === 0 && (
        <p className={styles.empty} data-list={page.layout === 'list' || undefined}>
          {t(page.layout === 'list' ? 'story.list.empty' : 'story.canvas.empty')}
        </p>
      )}
      {live?.x && <span className={styles.middleX} />}
      {live?.y && <span className={styles.middleY} />}
      {hasOutline && (
        <div
          className={styles.outline}
          style={{
            left: box.left + box.width / 2 - (box.width * scale) / 2,
            top: box.top + box.height / 2 - (box.height * scale) / 2,
            width: box.width * scale,
            height: box.height * scale,
            transform: `rotate(${edits.transform.rotate}deg)`,
          }}
        >
          <span className={styles.handle} data-handle="" title={t('story.handle')} />
        </div>
      )}
      <VisuallyHidden>
        <span aria-live="polite">
          {isFree && !live
            ? [
                t('story.placed', { left: Math.round(selected.edits.left), top: Math.round(selected.edits.top) }),
                t('story.scaled', { scale: selected.edits.scale }),
                t('story.turned', { degrees: Math.round(selected.edits.transform.rotate) }),
              ].join(', ')
            : ''}
        </span>
      </VisuallyHidden>
    </div>
  )
}
