import { memo } from 'react'
import { StoryPage } from '../../product/stories/StoryPage.tsx'
import { type KnownThings, shownPage } from './shown-story.ts'
import { STILL } from './still.ts'
import type { EditorPage } from './story-document.ts'
import type { MediaMap } from './story-media.ts'
import styles from './Thumbnail.module.css'

/** A page as a small picture. It is rendered at a reading size and scaled, so it looks like the page. */
export const Thumbnail = memo(
  ({ page, media, known }: { readonly page: EditorPage; readonly media: MediaMap; readonly known: KnownThings }) => (
    <span className={styles.thumbnail} inert aria-hidden>
      <span className={styles.scaled}>
        <StoryPage page={shownPage(page, media, known)} isFirst={false} {...STILL} />
      </span>
    </span>
  ),
)
