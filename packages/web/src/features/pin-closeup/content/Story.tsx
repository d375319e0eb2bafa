import type { StoryPinData } from '@corkboard/contract/content/wire/pin-content'
import { ChevronEndIcon, ChevronStartIcon, VisuallyHidden } from '@corkboard/design-system'
import { type CSSProperties, type KeyboardEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { pagePicture } from '../../../product/pins/content-picture.ts'
import { visualSearchPath } from '../../../product/pins/visual-search-path.ts'
import { areCaptionsOn, followCaptions, noteCaptions } from './captions-choice.ts'
import styles from './PinContent.module.css'
import { stepOf } from './step-keys.ts'
import { StoryControls } from './StoryControls.tsx'
import { Transcript } from './Transcript.tsx'
import { StoryMusic } from '../../../product/stories/StoryMusic.tsx'
import { StoryPage } from '../../../product/stories/StoryPage.tsx'
import { mainVideoOf } from '../../../product/stories/story-time.ts'
import { useStoryPlayer } from './use-story-player.ts'

export interface StoryProps {
  readonly pinId: string
  readonly name: string
  readonly story: StoryPinData
}

/** PIN-12: a story, 9:16, one page at a time. A tap, a key or the timer shows the next page. */
export const Story = ({ pinId, name, story }: StoryProps) => {
  const t = useTexts(texts)
  const player = useStoryPlayer(pinId, story)
  const [isMuted, setMuted] = useState(true)
  const areOn = useSyncExternalStore(followCaptions, areCaptionsOn, () => false)
  const [caption, setCaption] = useState('')
  const { pages } = story
  const { page, isPlaying, isOver } = player
  const shown = pages[page]!
  const music = pages.flatMap(({ blocks }) => blocks.flatMap((it) => it.music_url ?? []))[0]
  const hasSound = music !== undefined || pages.some((it) => mainVideoOf(it)?.has_sound)
  const hasCaptions = pages.some((it) => mainVideoOf(it)?.captions_url)
  const hasPicture = pagePicture(shown) !== undefined
  useNextPicture(story, page)
  const toggle = () => (isPlaying ? player.pause() : player.play())
  const place = t('content.story.page', { place: page + 1, count: pages.length })

  const press = (event: KeyboardEvent) => {
    const by = stepOf(event)
    const isOnControl = (event.target as Element).closest('a, button') !== event.currentTarget
    if (by !== 0) player.goTo(by === 'first' ? 0 : by === 'last' ? pages.length - 1 : page + by)
    else if (event.key === 'm' && hasSound) setMuted(!isMuted)
    else if (event.key === 'c' && hasCaptions) noteCaptions(!areOn)
    else if (event.key === 'k' || (event.key === ' ' && !isOnControl)) toggle()
    else return
    event.preventDefault()
  }
  return (
    <section aria-roledescription={t('content.story')} aria-label={name || t('content.story')}>
      <div className={styles.story} role="presentation" data-own-swipes="" onKeyDown={press}>
        {/* Below the page, so that its links stay clickable. A click anywhere else turns the page. */}
        <button
          type="button"
          className={`${styles.turn} ${styles.turnBack}`}
          aria-disabled={page === 0 || undefined}
          aria-label={t('content.story.previous')}
          onClick={() => player.goTo(page - 1)}
        />
        <button
          type="button"
          className={`${styles.turn} ${styles.turnOn}`}
          aria-disabled={page === pages.length - 1 || undefined}
          aria-label={t('content.story.next')}
          onClick={() => player.goTo(page + 1)}
        />
        <StoryPage
          key={shown.id}
          page={shown}
          isFirst={page === 0}
          isPlaying={isPlaying}
          isMuted={isMuted}
          startAt={player.videoStart}
          onTime={player.videoAt}
          onEnd={player.videoEnded}
          onBroken={player.videoFailed}
          onCaption={areOn ? setCaption : undefined}
        />
        {music !== undefined && (
          <StoryMusic url={music} isPlaying={isPlaying && !isMuted} isQuiet={mainVideoOf(shown)?.has_sound === true} />
        )}
        {caption !== '' && (
          <p className={styles.spoken}>
            <span dir="auto">{caption}</span>
          </p>
        )}
        {page > 0 && (
          <span className={`${styles.turnMark} ${styles.markBack}`} aria-hidden>
            <ChevronStartIcon size={24} />
          </span>
        )}
        {page < pages.length - 1 && (
          <span className={`${styles.turnMark} ${styles.markOn}`} aria-hidden>
            <ChevronEndIcon size={24} />
          </span>
        )}
        <div className={styles.bars} aria-hidden>
          {pages.map((it, n) => (
            <span
              key={it.id}
              className={styles.bar}
              style={{ '--done': n < page || isOver ? 1 : n === page ? player.progress : 0 } as CSSProperties}
            />
          ))}
        </div>
        <StoryControls
          player={player}
          count={pages.length}
          search={hasPicture ? visualSearchPath({ id: pinId }, page) : undefined}
          captions={hasCaptions ? areOn : undefined}
          isMuted={hasSound ? isMuted : undefined}
          onMute={setMuted}
          onToggle={toggle}
        />
        {/* Announced when the user turned the page, but not while it turns by itself. */}
        <VisuallyHidden>
          <span aria-live={isPlaying ? 'off' : 'polite'}>{place}</span>
        </VisuallyHidden>
      </div>
      <Transcript
        text={pages.flatMap(({ blocks }) => blocks.flatMap(({ videos }) => videos?.transcript ?? [])).join('\n\n')}
      />
    </section>
  )
}

/** Preloads the next picture. */
const useNextPicture = (story: StoryPinData, page: number): void => {
  const next = story.pages[page + 1]?.blocks.find((block) => block.image)?.image?.images['736x']
  useEffect(() => {
    if (next) new Image().src = next.url
  }, [next])
}
