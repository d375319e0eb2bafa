import { Button, ChevronEndIcon, ChevronStartIcon, Dialog } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { StoryPage } from '../../product/stories/StoryPage.tsx'
import { type KnownThings, shownPage } from './shown-story.ts'
import { STILL } from './still.ts'
import type { StoryDocument } from './story-document.ts'
import type { MediaMap } from './story-media.ts'
import styles from './StoryEditor.module.css'
import { texts } from './texts/texts.generated.ts'

interface PreviewDialogProps {
  readonly document: StoryDocument
  readonly media: MediaMap
  readonly known: KnownThings
  readonly start: number
  readonly onClose: () => void
}

/** The pages as others will see them. Their videos play without sound. */
export const PreviewDialog = ({ document, media, known, start, onClose }: PreviewDialogProps) => {
  const t = useTexts(texts)
  const [place, setPlace] = useState(start)
  const { pages } = document
  return (
    <Dialog
      open
      title={t('story.preview.title')}
      closeLabel={t('story.close')}
      onClose={onClose}
      actions={
        <>
          <Button
            icon={<ChevronStartIcon />}
            aria-disabled={place === 0 || undefined}
            onClick={() => setPlace(Math.max(0, place - 1))}
          >
            {t('story.preview.previous')}
          </Button>
          <Button
            icon={<ChevronEndIcon />}
            aria-disabled={place === pages.length - 1 || undefined}
            data-autofocus=""
            onClick={() => setPlace(Math.min(pages.length - 1, place + 1))}
          >
            {t('story.preview.next')}
          </Button>
        </>
      }
    >
      <p className={styles.previewPlace} aria-live="polite">
        {t('story.page', { place: place + 1, count: pages.length })}
      </p>
      <div className={styles.preview} inert>
        <StoryPage key={pages[place]!.key} page={shownPage(pages[place]!, media, known)} isFirst {...STILL} isPlaying />
      </div>
    </Dialog>
  )
}
