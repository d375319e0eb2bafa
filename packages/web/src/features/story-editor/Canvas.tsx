import { VisuallyHidden } from '@corkboard/design-system'
import { useMemo, useRef } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { StoryPage } from '../../product/stories/StoryPage.tsx'
import { BlockFrame } from './BlockFrame.tsx'
import styles from './Canvas.module.css'
import { shownPage } from './shown-story.ts'
import { STILL } from './still.ts'
import { isPlaced } from './story-document.ts'
import { texts } from './texts/texts.generated.ts'
import { useBlockBox } from './use-block-box.ts'
import { useBlockKeys } from './use-block-keys.ts'
import { useGestures } from './use-gestures.ts'
import type { Editor } from './use-story-editor.ts'

/** CREATE-04: the page, 9:16. Its blocks are moved, scaled and turned by mouse, fingers and keys. */
export const Canvas = ({ editor, onEdit }: { readonly editor: Editor; readonly onEdit: () => void }) => {
  const t = useTexts(texts)
  const { state, page, block: selected, media, known } = editor
  const canvas = useRef<HTMLDivElement>(null)
  const { live, handlers } = useGestures(canvas, editor)
  const place = state.document.pages.indexOf(page) + 1
  const isFree = selected !== null && isPlaced(page, selected)

  const shown = useMemo(() => shownPage(page, media, known), [page, media, known])
  const moved = live
    ? { ...shown, blocks: shown.blocks.map((it) => (it.id === live.key ? { ...it, edits: live.edits } : it)) }
    : shown
  const edits = live?.edits ?? selected?.edits
  const box = useBlockBox(canvas, selected?.key ?? null, [selected, live, page, media])
  const press = useBlockKeys(canvas, editor, onEdit)

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
      <StoryPage
        page={moved}
        isFirst={false}
        frame={(it, content, isListed) => (
          <BlockFrame editor={editor} shown={it} isListed={isListed}>
            {content}
          </BlockFrame>
        )}
        {...STILL}
      />
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
