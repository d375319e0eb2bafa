import { Encoder, FilterAPI } from 'node-av/api'
import * as C from 'node-av/constants'
import type { Frame } from 'node-av/lib'

/** Every so many pixels are enough to tell how much there is to see. */
const SAMPLE_EVERY = 7

/** Standard deviation of the brightness, 0 to about 128. A black first frame makes no poster. */
export const contrastOf = (frame: Frame): number => {
  const brightness = frame.toBuffer().subarray(0, frame.width * frame.height)
  let [sum, squares, count] = [0, 0, 0]
  for (let at = 0; at < brightness.length; at += SAMPLE_EVERY) {
    const value = brightness[at]!
    sum += value
    squares += value ** 2
    count++
  }
  return count === 0 ? 0 : Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))
}

/** FFmpeg's scale of 2 (best) to 31; nearly lossless to the eye. */
const JPEG_QUALITY = 3

/** The JPEG encoder takes only the full range of brightness. */
export const encodeJpeg = async (frame: Frame): Promise<Buffer> => {
  using shape = FilterAPI.create('scale=out_range=full:out_color_matrix=bt601,format=yuvj420p')
  const stills = [...(await shape.processAll(frame)), ...(await shape.processAll(null))]
  const context = { globalQuality: JPEG_QUALITY * C.FF_QP2LAMBDA, flags: C.AV_CODEC_FLAG_QSCALE }
  return Encoder.encodeOne(C.FF_ENCODER_MJPEG, stills[0]!, { context })
}
