/**
 * An ONNX embedding model supplied by the operator (`EMBEDDING_MODEL`). It runs in the media process: its input is
 * untrusted pictures, and the model itself is not vetted.
 */
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Box, Rgb } from '../descriptors/index.ts'
import { unit } from '../descriptors/unit.ts'
import { sharp } from './decoder.ts'
import type { Embedder } from './embedder.ts'

/** Settings in a file next to the model (`model.onnx.json`); each has a default. */
interface Sidecar {
  /** Names of the input and the output; default to the model's first ones. */
  readonly input?: string
  readonly output?: string
  /** Side of the input in pixels; required when the model takes any size. */
  readonly size?: number
  /** One value per channel, on a scale from 0 to 1. */
  readonly mean?: readonly [number, number, number]
  readonly std?: readonly [number, number, number]
  readonly layout?: 'NCHW' | 'NHWC'
}

const areThree = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 3 && value.every((number) => Number.isFinite(number))

const CHECKS: { readonly [name in keyof Sidecar]-?: (value: unknown) => boolean } = {
  input: (value) => typeof value === 'string',
  output: (value) => typeof value === 'string',
  size: (value) => Number.isInteger(value) && Number(value) >= 8 && Number(value) <= 1_024,
  mean: areThree,
  std: areThree,
  layout: (value) => value === 'NCHW' || value === 'NHWC',
}

/** Mean and deviation of the pictures that most published models were trained on. */
const USUAL_MEAN = [0.485, 0.456, 0.406]
const USUAL_STD = [0.229, 0.224, 0.225]

const readSidecar = async (path: string) => {
  const text = await readFile(path, 'utf8').catch(() => '{}')
  const settings = JSON.parse(text) as Record<string, unknown>
  const wrong = Object.keys(settings).find((name) => !CHECKS[name as keyof Sidecar]?.(settings[name]))
  if (wrong !== undefined) throw new Error(`${path} says something of "${wrong}" that is not understood`)
  return { text, sidecar: settings as Sidecar }
}

/** Cuts the part out, in the model's size, as bytes. */
const cut = async ({ data, width, height }: Rgb, { x, y, w, h }: Box, size: number): Promise<Buffer> => {
  const left = Math.min(width - 1, Math.round(x * width))
  const top = Math.min(height - 1, Math.round(y * height))
  const part = {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(w * width))),
    height: Math.max(1, Math.min(height - top, Math.round(h * height))),
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .extract(part)
    .resize({ width: size, height: size, fit: 'fill' })
    .raw()
    .toBuffer()
}

/** @throws Error that says what is wrong with the model, or that there is no runtime for it */
export const openModel = async (path: string): Promise<Embedder> => {
  const { InferenceSession, Tensor } = await import('onnxruntime-node')
  const bytes = await readFile(path)
  const { text, sidecar } = await readSidecar(`${path}.json`)
  const session = await InferenceSession.create(bytes, { intraOpNumThreads: 1, interOpNumThreads: 1 })
  const input = sidecar.input ?? session.inputNames[0]!
  const output = sidecar.output ?? session.outputNames[0]!
  const layout = sidecar.layout ?? 'NCHW'
  const described = session.inputMetadata.find(({ name }) => name === input)
  const shape = described?.isTensor ? described.shape : []
  const given = shape[layout === 'NCHW' ? 2 : 1]
  const size = sidecar.size ?? (typeof given === 'number' && given > 0 ? given : undefined)
  if (size === undefined) throw new Error(`${path} takes any size: say which in ${path}.json`)
  const mean = sidecar.mean ?? USUAL_MEAN
  const std = sidecar.std ?? USUAL_STD

  const run = async (pixels: Buffer): Promise<Float32Array> => {
    const values = new Float32Array(3 * size * size)
    for (let i = 0; i < size * size; i++) {
      for (let channel = 0; channel < 3; channel++) {
        const value = (pixels[i * 3 + channel]! / 255 - mean[channel]!) / std[channel]!
        values[layout === 'NCHW' ? channel * size * size + i : i * 3 + channel] = value
      }
    }
    const dims = layout === 'NCHW' ? [1, 3, size, size] : [1, size, size, 3]
    const response = (await session.run({ [input]: new Tensor('float32', values, dims) }))[output]
    if (!(response?.data instanceof Float32Array)) throw new Error(`${path} answers no 32-bit numbers as ${output}`)
    return unit(response.data)
  }

  // A trial run: a model that does not fit fails now, and not every model states the length of its output.
  const { length } = await run(Buffer.alloc(3 * size * size, 128))
  return {
    id: `onnx-${hash('sha256', Buffer.concat([bytes, Buffer.from(text)])).slice(0, 16)}`,
    length,
    side: size,
    embed: async (picture, boxes) => {
      const vectors: Float32Array[] = []
      for (const box of boxes) vectors.push(await run(await cut(picture, box, size)))
      return vectors
    },
  }
}
