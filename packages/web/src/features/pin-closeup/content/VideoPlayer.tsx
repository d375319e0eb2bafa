import type { Videos } from '@corkboard/contract/media/wire/video'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts as storyTexts } from '../../../product/stories/texts/texts.generated.ts'
import { factsOf, VideoSources } from '../../../product/pictures/VideoSources.tsx'
import styles from './PinContent.module.css'

/** PIN-04: a pin's video, with the browser's controls. */
export const VideoPlayer = ({ videos, label }: { readonly videos: Videos; readonly label: string }) => {
  const t = useTexts(storyTexts)
  const facts = factsOf(videos)
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- videos come without any; they are made with the renderings
    <video
      className={styles.video}
      controls
      playsInline
      preload="metadata"
      poster={facts?.thumbnail}
      width={facts?.width}
      height={facts?.height}
      aria-label={label || t('content.video')}
    >
      <VideoSources videos={videos} />
    </video>
  )
}
