import { CaptionsIcon, LensIcon, MuteIcon, PauseIcon, PlayIcon, SoundIcon } from '@corkboard/design-system'
import type { CSSProperties } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts as storyTexts } from '../../../product/stories/texts/texts.generated.ts'
import { Link } from '../../../router/Link.tsx'
import { noteCaptions } from './captions-choice.ts'
import styles from './PinContent.module.css'
import { texts } from './texts/texts.generated.ts'
import type { StoryPlayer } from './use-story-player.ts'

interface StoryControlsProps {
  readonly player: Pick<StoryPlayer, 'page' | 'isPlaying' | 'isOver'>
  /** Pages. */
  readonly count: number
  /** Where the page's picture is searched for; `undefined` without one. */
  readonly search: string | undefined
  /** Whether captions are on; `undefined` without any. */
  readonly captions: boolean | undefined
  /** `undefined` without sound. */
  readonly isMuted: boolean | undefined
  readonly onMute: (isMuted: boolean) => void
  readonly onToggle: () => void
}

/** The controls of a story, at its top. */
export const StoryControls = ({ player, count, search, captions, isMuted, onMute, onToggle }: StoryControlsProps) => {
  const t = useTexts(texts, storyTexts)
  const { page, isPlaying, isOver } = player
  const controls = 1 + [search, captions, isMuted].filter((it) => it !== undefined).length
  return (
    <div className={styles.controls} style={{ '--controls': controls } as CSSProperties}>
      <span className={styles.count} aria-hidden>
        {page + 1}/{count}
      </span>
      {search !== undefined && (
        <Link className={styles.control} aria-label={t('content.search')} href={search}>
          <LensIcon />
        </Link>
      )}
      {captions !== undefined && (
        <button
          type="button"
          className={styles.control}
          aria-pressed={captions}
          aria-label={t('content.captions')}
          onClick={() => noteCaptions(!captions)}
        >
          <CaptionsIcon />
        </button>
      )}
      {isMuted !== undefined && (
        <button
          type="button"
          className={styles.control}
          aria-label={t(isMuted ? 'content.story.unmute' : 'content.story.mute')}
          onClick={() => onMute(!isMuted)}
        >
          {isMuted ? <MuteIcon /> : <SoundIcon />}
        </button>
      )}
      <button
        type="button"
        className={styles.control}
        aria-label={t(isPlaying ? 'content.story.pause' : isOver ? 'content.story.again' : 'content.story.play')}
        onClick={onToggle}
      >
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </button>
    </div>
  )
}
