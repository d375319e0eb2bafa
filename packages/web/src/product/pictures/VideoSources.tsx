import type { Videos } from '@corkboard/contract/media/wire/video'

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
