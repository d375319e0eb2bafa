// The drawing process. Only this process reads SVG, and only SVG written by our own scenes.
import { drawPicture, type PictureRequest } from './draw-picture.ts'

export type DrawAnswer = { jpeg: Uint8Array; width: number; height: number } | { error: string }

const answer = async (request: PictureRequest): Promise<DrawAnswer> => {
  try {
    return await drawPicture(request)
  } catch (cause) {
    return { error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }
  }
}

process.on('message', (request: PictureRequest) => {
  void answer(request).then((drawn) => process.send?.(drawn))
})
process.on('disconnect', () => process.exit(0))
