// The drawing process. Only this process reads SVG, and only SVG written by our own scenes.
import { constants, setPriority } from 'node:os'
import { type ClipRequest, drawClip } from '../clips/draw-clip.ts'
import { drawPicture, type PictureRequest } from './draw-picture.ts'

export type DrawRequest = PictureRequest | ClipRequest
/** A picture is a JPEG, a clip a QuickTime movie. */
export type DrawAnswer = { bytes: Uint8Array; width: number; height: number } | { error: string }

const draw = async (request: DrawRequest): Promise<DrawAnswer> => {
  if ('scene' in request) {
    const { jpeg, ...size } = await drawPicture(request)
    return { bytes: jpeg, ...size }
  }
  // A clip is hundreds of frames, drawn while people use the site.
  setPriority(constants.priority.PRIORITY_LOW)
  return { bytes: await drawClip(request), width: request.width, height: request.height }
}

const answer = async (request: DrawRequest): Promise<DrawAnswer> => {
  try {
    return await draw(request)
  } catch (cause) {
    return { error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }
  }
}

process.on('message', (request: DrawRequest) => {
  void answer(request).then((drawn) => process.send?.(drawn))
})
process.on('disconnect', () => process.exit(0))
