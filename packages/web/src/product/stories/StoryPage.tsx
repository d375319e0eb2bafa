import type { StoryPage as Page } from '@corkboard/contract/content/wire/pin-content'
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import styles from './StoryPage.module.css'
import { StoryBlock, StoryBlockContent } from './StoryBlock.tsx'
import { mainVideoOf } from './story-time.ts'
import type { Playing } from './StoryVideo.tsx'
import { useFontsOf } from './use-story-fonts.ts'

export interface StoryPageProps extends Playing {
  readonly page: Page
  readonly isFirst: boolean
  /** Renders what is around the content of a block, and its position; for the editor. */
  readonly frame?: (block: Page['blocks'][number], content: ReactNode, isListed: boolean) => ReactNode
}

/** Pictures and videos keep the position of their edits on every page. On a list page the other blocks are stacked. */
const isBackdrop = ({ type }: Page['blocks'][number]): boolean =>
  type === 'story_pin_image_block' || type === 'story_pin_video_block'

/** One page. Like a picture, it looks the same in light and dark and is not mirrored in right-to-left languages. */
export const StoryPage = ({ page, isFirst, frame, ...playing }: StoryPageProps) => {
  const main = mainVideoOf(page)
  const hasFonts = useFontsOf(page)
  const block = (it: Page['blocks'][number], isListed: boolean) => {
    const props = {
      block: it,
      isListed,
      isFirst,
      playing:
        it.videos === null
          ? undefined
          : it.videos === main
            ? playing
            : { ...playing, isMuted: true, onTime: undefined, onEnd: undefined, onCaption: undefined },
    }
    return frame ? (
      <Fragment key={it.id}>{frame(it, <StoryBlockContent {...props} />, isListed)}</Fragment>
    ) : (
      <StoryBlock key={it.id} {...props} />
    )
  }
  const isList = page.layout === 'list'
  return (
    <div
      className={styles.page}
      style={{ '--page': page.background_color } as CSSProperties}
      data-waits={!hasFonts || undefined}
    >
      {page.blocks.filter((it) => !isList || isBackdrop(it)).map((it) => block(it, false))}
      {isList && (
        <div className={styles.list}>
          {page.title && (
            <h2 className={styles.listTitle} dir="auto">
              {page.title}
            </h2>
          )}
          {page.description && <p dir="auto">{page.description}</p>}
          {page.blocks.filter((it) => !isBackdrop(it)).map((it) => block(it, true))}
        </div>
      )}
    </div>
  )
}
