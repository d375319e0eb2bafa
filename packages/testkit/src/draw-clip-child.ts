/** The process of `draw-clip.ts`. */
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api'
import * as C from 'node-av/constants'
import { Log } from 'node-av/lib'
import type { ClipOptions } from './draw-clip.ts'

Log.setLevel(C.AV_LOG_FATAL)

const [file, given] = process.argv.slice(2)
const options = JSON.parse(given!) as ClipOptions
const {
  width = 320,
  height = 180,
  seconds = 0.5,
  frameRate = 30,
  onlyFrames,
  isHdr = false,
  pixelShape = '1/1',
  hasSound = false,
  hasPicture = true,
  format = 'mp4',
  seed = 0,
} = options

const muxer = await Muxer.open(file!, { format })

/** Encodes what a generator of the library draws or plays. */
const add = async (source: string, filter: string, openEncoder: () => Promise<Encoder>) => {
  const demuxer = await Demuxer.open(source, { format: 'lavfi' })
  const stream = demuxer.streams[0]!
  const decoder = await Decoder.create(stream)
  const shape = FilterAPI.create(filter)
  const encoder = await openEncoder()
  const index = muxer.addStream(encoder)
  return async () => {
    const encode = async (frames: readonly Parameters<Encoder['encodeAll']>[0][]) => {
      for (const frame of frames)
        for (const packet of await encoder.encodeAll(frame)) if (packet) await muxer.writePacket(packet, index)
    }
    for await (const packet of demuxer.packets()) {
      if (!packet) continue
      for (const frame of await decoder.decodeAll(packet)) if (frame) await encode(await shape.processAll(frame))
    }
    for (const frame of await decoder.decodeAll(null)) if (frame) await encode(await shape.processAll(frame))
    await encode([...(await shape.processAll(null)), null])
    await demuxer.close()
  }
}

const isWebm = format === 'webm'
const writers: (() => Promise<void>)[] = []
if (hasPicture) {
  const source = `testsrc2=s=${width}x${height}:r=${frameRate}:d=${seconds},hue=h=${(seed * 47) % 360}`
  const colors = isHdr ? 'setparams=color_trc=arib-std-b67:color_primaries=bt2020:colorspace=bt2020nc,' : ''
  const chosen = onlyFrames === undefined ? '' : `select='${onlyFrames}',`
  writers.push(
    await add(source, `${colors}${chosen}setsar=${pixelShape},format=yuv420p`, () =>
      Encoder.create(isWebm ? C.FF_ENCODER_LIBVPX_VP8 : C.FF_ENCODER_LIBX264, {
        threadCount: 1,
        options: isWebm ? { deadline: 'realtime' } : { preset: 'ultrafast' },
      }),
    ),
  )
}
if (hasSound || !hasPicture) {
  writers.push(
    await add(
      `sine=frequency=440:duration=${seconds}`,
      `aformat=sample_fmts=${isWebm ? 'flt' : 'fltp'}:sample_rates=48000`,
      () =>
        isWebm
          ? Encoder.create(C.FF_ENCODER_LIBOPUS, { context: { bitRate: '64k' } })
          : Encoder.create(C.FF_ENCODER_AAC, { context: { bitRate: '64k' } }),
    ),
  )
}
for (const write of writers) await write()
await muxer.close()
process.exit(0)
