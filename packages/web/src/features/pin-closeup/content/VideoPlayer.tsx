import type { Videos } from '@corkboard/contract/media/wire/video'
import { useTexts } from '../../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import styles from './PinContent.module.css'

const HLS = 'application/vnd.apple.mpegurl'
const TYPES = { V_HLSV4: HLS, V_HLSV3_MOBILE: HLS, V_720P: 'video/mp4' } as const

/** PIN-04: the formats of a video. The browser uses the first one it can play. */
export const VideoSources = ({ videos }: { readonly videos: Videos }) =>
  (['V_HLSV4', 'V_HLSV3_MOBILE', 'V_720P'] as const).map((format) => {
    const video = videos.video_list[format]
    return video && <source key={format} src={video.url} type={TYPES[format]} />
  })

/** Returns the best available metadata of a video. All formats have the same content. */
export const factsOf = ({ video_list: list }: Videos) => list.V_720P ?? list.V_HLSV4 ?? list.V_HLSV3_MOBILE

/** PIN-04: a pin's video, with the browser's controls. */
export const VideoPlayer = ({ videos, label }: { readonly videos: Videos; readonly label: string }) => {
  const t = useTexts(texts)
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
