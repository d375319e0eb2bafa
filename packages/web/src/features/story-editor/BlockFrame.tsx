import type { StoryBlock as Block } from '@corkboard/contract/content/wire/pin-content'
import { ImageIcon, Spinner } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { placed } from '../../product/stories/StoryBlock.tsx'
import { blockName } from './block-name.ts'
import styles from './Canvas.module.css'
import { isMedia } from './story-document.ts'
import { texts } from './texts/texts.generated.ts'
import type { Editor } from './use-story-editor.ts'

/** True for a block that shows nothing yet. */
const isBlank = ({ text, image, videos, user, pin, comment, link }: Block): boolean =>
  text.trim() === '' && ![image, videos, user, pin, comment, link].some((it) => it !== null)

interface BlockFrameProps {
  readonly editor: Pick<Editor, 'page' | 'block' | 'media' | 'known' | 'dispatch'>
  readonly shown: Block
  readonly isListed: boolean
  readonly children: ReactNode
}

/** A block on the canvas, with what selects it and what tells that its picture is not ready. */
export const BlockFrame = ({ editor, shown: it, isListed, children }: BlockFrameProps) => {
  const t = useTexts(texts)
  const { page, block: selected, media, known, dispatch } = editor
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
          children
        )}
      </div>
      {medium && medium.status !== 'ready' && (
        <span className={styles.waiting} data-failed={medium.status === 'failed' || undefined}>
          {medium.status === 'failed' ? (
            <ImageIcon />
          ) : (
            <Spinner label={t('story.media.preparing', { name: medium.name || blockName(block, known, t) })} />
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
