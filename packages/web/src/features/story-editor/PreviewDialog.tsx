import type { StoryTrack } from '@corkboard/contract/content/wire/story-draft'
import {
  Button,
  ChevronEndIcon,
  ChevronStartIcon,
  Dialog,
  IconButton,
  MuteIcon,
  SoundIcon,
} from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { storyMusic } from '../../product/stories/story-drafts.ts'
import { mainVideoOf } from '../../product/stories/story-time.ts'
import { StoryMusic } from '../../product/stories/StoryMusic.tsx'
import { StoryPage } from '../../product/stories/StoryPage.tsx'
import { texts as storyTexts } from '../../product/stories/texts/texts.generated.ts'
import { useResponse } from '../../services.tsx'
import { type KnownThings, shownPage } from './shown-story.ts'
import { STILL } from './still.ts'
import { type StoryDocument, trackOf } from './story-document.ts'
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

/** The pages as others will see and hear them: silent until the sound is turned on. */
export const PreviewDialog = ({ document, media, known, start, onClose }: PreviewDialogProps) => {
  const t = useTexts(texts, storyTexts)
  const [place, setPlace] = useState(start)
  const [isMuted, setMuted] = useState(true)
  const tracks = useResponse<readonly StoryTrack[]>(storyMusic()).data
  const pages = document.pages.map((page) => shownPage(page, media, known))
  const page = pages[place]!
  const music = tracks?.find(({ id }) => id === trackOf(document))?.url
  const hasSound = music !== undefined || pages.some((it) => mainVideoOf(it)?.has_sound)
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
      <div className={styles.previewPlace}>
        <p aria-live="polite">{t('story.page', { place: place + 1, count: pages.length })}</p>
        {hasSound && (
          <IconButton
            label={t(isMuted ? 'content.story.unmute' : 'content.story.mute')}
            icon={isMuted ? <MuteIcon /> : <SoundIcon />}
            onClick={() => setMuted(!isMuted)}
          />
        )}
      </div>
      <div className={styles.preview} inert>
        <StoryPage key={page.id} page={page} isFirst {...STILL} isPlaying isMuted={isMuted} />
      </div>
      {music !== undefined && (
        <StoryMusic url={music} isPlaying={!isMuted} isQuiet={mainVideoOf(page)?.has_sound === true} />
      )}
    </Dialog>
  )
}
