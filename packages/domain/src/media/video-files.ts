import { hlsPath, mediaPath } from '@corkboard/contract'
import { stillName, VIDEO_FILES, type VideoFacts } from './video/video-facts.ts'

/** A file of a video: its name in the transcoder's folder, and where it is stored. */
export interface VideoFile {
  readonly name: string
  readonly key: string
  readonly contentType: string
}

const MP4 = 'video/mp4'
/** RFC 8216 §10 */
export const PLAYLIST = 'application/vnd.apple.mpegurl'

export const progressiveKey = (signature: string): string => mediaPath('720p', signature, 'mp4').slice(1)

export const hlsKey = (signature: string, name: string): string => hlsPath(signature, name).slice(1)

/** All files of a video but its poster, in the order in which they are stored: those that playlists name come first. */
export const filesOfVideo = (
  signature: string,
  { rungs, stills }: Pick<VideoFacts, 'rungs' | 'stills'>,
): VideoFile[] => {
  const inFolder = (name: string, contentType: string): VideoFile => ({
    name,
    key: hlsKey(signature, name),
    contentType,
  })
  return [
    { name: VIDEO_FILES.progressive, key: progressiveKey(signature), contentType: MP4 },
    ...Array.from({ length: stills }, (_, place) => inFolder(stillName(place), 'image/jpeg')),
    ...rungs.map((rung) => inFolder(`${rung}.mp4`, MP4)),
    ...rungs.map((rung) => inFolder(`${rung}.m3u8`, PLAYLIST)),
    ...(rungs.length > 0 ? [VIDEO_FILES.hlsv4, VIDEO_FILES.hlsv3Mobile] : []).map((name) => inFolder(name, PLAYLIST)),
  ]
}
