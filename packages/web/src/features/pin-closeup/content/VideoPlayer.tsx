import type { Videos } from '@corkboard/contract/media/wire/video'
import { Checkbox } from '@corkboard/design-system'
import { type CSSProperties, useEffect, useRef, useSyncExternalStore } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts as storyTexts } from '../../../product/stories/texts/texts.generated.ts'
import { factsOf, VideoSources } from '../../../product/pictures/VideoSources.tsx'
import { areCaptionsOn, followCaptions, noteCaptions } from './captions-choice.ts'
import styles from './PinContent.module.css'
import { texts } from './texts/texts.generated.ts'
import { Transcript } from './Transcript.tsx'

/** PIN-04: a pin's video, with the browser's controls, its captions and its transcript. */
export const VideoPlayer = ({ videos, label }: { readonly videos: Videos; readonly label: string }) => {
  const t = useTexts(texts, storyTexts)
  const player = useRef<HTMLVideoElement>(null)
  const isOn = useSyncExternalStore(followCaptions, areCaptionsOn, () => false)
  const facts = factsOf(videos)
  const { captions_url: captions, transcript } = videos

  useEffect(() => {
    const tracks = player.current!.textTracks
    if (!captions || !tracks[0]) return
    tracks[0].mode = isOn ? 'showing' : 'hidden'
    // The browser's controls have a menu of their own.
    const follow = () => {
      const isShowing = tracks[0]?.mode === 'showing'
      if (isShowing !== isOn) noteCaptions(isShowing)
    }
    tracks.addEventListener('change', follow)
    return () => tracks.removeEventListener('change', follow)
  }, [captions, isOn])

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- has those that its maker added */}
      <video
        ref={player}
        className={styles.video}
        controls
        playsInline
        preload="metadata"
        poster={facts?.thumbnail}
        width={facts?.width}
        height={facts?.height}
        style={facts && ({ '--ratio': facts.width / facts.height } as CSSProperties)}
        aria-label={label || t('content.video')}
      >
        <VideoSources videos={videos} />
        {captions && <track kind="captions" src={captions} label={t('content.captions')} />}
      </video>
      {(captions || transcript) && (
        <div className={styles.said}>
          {captions && (
            <Checkbox
              label={t('content.captions')}
              checked={isOn}
              onChange={({ currentTarget }) => noteCaptions(currentTarget.checked)}
            />
          )}
          <Transcript text={transcript ?? ''} />
        </div>
      )}
    </>
  )
}
