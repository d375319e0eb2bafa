import { hlsPath, type ImageSize, mediaPath, type VideoFormat } from '@corkboard/contract'
import type { Clock } from '@corkboard/database'
import type { Signer } from '../kernel/index.ts'
import { VIDEO_FILES } from './video/video-facts.ts'

const HOUR_MS = 3_600_000
/** Signed URLs live 6 to 12 hours: they change only at these boundaries, so browser caches keep working. */
const PRIVATE_WINDOW_MS = 6 * HOUR_MS

const PURPOSE = 'media'
/** A signature for a rendering does not unlock the original. */
const ORIGINAL_PURPOSE = 'original'
/** A signature for moderation shows a picture even after it is blocked everywhere else. */
const JUDGING_PURPOSE = 'judging'

const PLAYLISTS: { readonly [F in VideoFormat]?: string } = {
  V_HLSV4: VIDEO_FILES.hlsv4,
  V_HLSV3_MOBILE: VIDEO_FILES.hlsv3Mobile,
}

const PURPOSES = { original: ORIGINAL_PURPOSE, judging: JUDGING_PURPOSE } as const

export interface MediaLinks {
  /** URL of a rendering. Pictures that not everyone may see get a signed URL that expires. */
  image(signature: string, size: ImageSize, options: { private: boolean; format?: 'webp' | 'jpg' }): string
  /** The same for moderation, whatever the picture's status. */
  judged(signature: string, size: ImageSize): string
  /**
   * URL of the original. Set `private` when not everyone may see it. `until` is for links that are opened later than
   * the page is read: a private URL then stays valid until that time.
   */
  original(signature: string, extension: string, options: { private: boolean; until?: Date }): string
  /** PIN-04: URL of a video's playlist, or of its progressive file. */
  video(signature: string, format: VideoFormat, options: { private: boolean; until?: Date }): string
  /** True when `e` and `s` of a signed URL are ours and have not expired. */
  isSigned(signature: string, expires: string, proof: string, of?: keyof typeof PURPOSES): boolean
}

/** `base` is `/media`, or `/media` on the separate media origin when one is configured. */
export const createMediaLinks = (options: { base: string; signer: Signer; clock: Clock }): MediaLinks => {
  const { base, signer, clock } = options
  const sealed = (path: string, signature: string, purpose: string, until?: Date): string => {
    const expires = until?.getTime() ?? (Math.floor(clock.now().getTime() / PRIVATE_WINDOW_MS) + 2) * PRIVATE_WINDOW_MS
    return `${path}?e=${expires}&s=${signer.sign(purpose, `${signature} ${expires}`)}`
  }
  const link = (path: string, signature: string, isPrivate: boolean, until?: Date, purpose = PURPOSE): string =>
    isPrivate ? sealed(`${base}${path}`, signature, purpose, until) : `${base}${path}`
  return {
    image: (signature, size, { private: isPrivate, format = 'webp' }) =>
      link(mediaPath(size, signature, format), signature, isPrivate),
    judged: (signature, size) => link(mediaPath(size, signature, 'webp'), signature, true, undefined, JUDGING_PURPOSE),
    original: (signature, extension, { private: isPrivate, until }) =>
      link(mediaPath('orig', signature, extension), signature, isPrivate, until, ORIGINAL_PURPOSE),
    video: (signature, format, { private: isPrivate, until }) => {
      const playlist = PLAYLISTS[format]
      const path = playlist === undefined ? mediaPath('720p', signature, 'mp4') : hlsPath(signature, playlist)
      return link(path, signature, isPrivate, until)
    },
    isSigned: (signature, expires, proof, of) =>
      /^\d{13}$/.test(expires) &&
      Number(expires) > clock.now().getTime() &&
      signer.verify(of ? PURPOSES[of] : PURPOSE, `${signature} ${expires}`, proof),
  }
}
