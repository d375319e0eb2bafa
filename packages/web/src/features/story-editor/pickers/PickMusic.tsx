import type { StoryTrack } from '@corkboard/contract/content/wire/story-draft'
import { Dialog, IconButton, PauseIcon, PlayIcon } from '@corkboard/design-system'
import { useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts } from '../texts/texts.generated.ts'
import styles from './Pickers.module.css'

interface PickMusicProps {
  readonly tracks: readonly StoryTrack[]
  readonly onClose: () => void
  readonly onPick: (track: StoryTrack) => void
}

/** Chooses the music of a story, after listening to it. */
export const PickMusic = ({ tracks, onClose, onPick }: PickMusicProps) => {
  const t = useTexts(texts)
  const player = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState<string | null>(null)
  const listen = ({ id, url }: StoryTrack) => {
    const audio = player.current!
    if (playing === id) return audio.pause()
    audio.src = url
    setPlaying(id)
    // A file that this browser cannot play stays silent.
    audio.play().catch(() => setPlaying((it) => (it === id ? null : it)))
  }
  return (
    <Dialog open title={t('story.music.title')} closeLabel={t('story.close')} onClose={onClose}>
      <div className={styles.picker}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music */}
        <audio ref={player} onPause={() => setPlaying(null)} />
        <ul className={styles.comments} aria-label={t('story.music.list')}>
          {tracks.map((track) => (
            <li key={track.id} className={styles.track}>
              <IconButton
                label={t(playing === track.id ? 'story.music.pause' : 'story.music.play', { title: track.title })}
                icon={playing === track.id ? <PauseIcon /> : <PlayIcon />}
                onClick={() => listen(track)}
              />
              <button
                type="button"
                className={styles.line}
                onClick={() => {
                  onPick(track)
                  onClose()
                }}
              >
                <span className={styles.words}>
                  <span dir="auto">{track.title}</span>
                  {track.artist && <small dir="auto">{track.artist}</small>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
