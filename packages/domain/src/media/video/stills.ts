import { Encoder, FilterAPI } from 'node-av/api'
import * as C from 'node-av/constants'
import type { Frame } from 'node-av/lib'
import { JPEG_QUALITY, STILL_FORMAT } from './video-limits.ts'

export const encodeJpeg = async (frame: Frame): Promise<Buffer> => {
  using shape = FilterAPI.create(STILL_FORMAT)
  const stills = [...(await shape.processAll(frame)), ...(await shape.processAll(null))]
  const context = { globalQuality: JPEG_QUALITY * C.FF_QP2LAMBDA, flags: C.AV_CODEC_FLAG_QSCALE }
  return Encoder.encodeOne(C.FF_ENCODER_MJPEG, stills[0]!, { context })
}
