import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CLASSIC_EMBEDDER, DESCRIPTOR_LENGTH, WHOLE, WINDOWS } from '../descriptors/index.ts'
import { type MediaPoolOptions } from './media-pool.ts'
import { flat, oneBitPng, scene } from './test-pictures.ts'
import { openPipeline, type TestPipeline } from './test-pipeline.ts'
import { meanColorModel } from './tiny-model.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'corkboard-model-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let pipeline: TestPipeline
const open = async (options: MediaPoolOptions = {}) => (pipeline = await openPipeline({ concurrency: 1, ...options }))
afterEach(() => pipeline.close())

const storeModel = async (name: string, model: Buffer | string, sidecar?: object): Promise<string> => {
  const file = path.join(folder, name)
  await writeFile(file, model)
  if (sidecar) await writeFile(`${file}.json`, JSON.stringify(sidecar))
  return file
}

const SIDECAR = { mean: [0, 0, 0], std: [1, 1, 1] }
const warnings = () => {
  const logged: object[] = []
  return { logged, log: { warn: (facts: object) => void logged.push(facts) } }
}

describe('[FIND-08 a] describing a picture in the media process', () => {
  it('returns one vector per window from our own embedder', async () => {
    const { pool, store } = await open()
    const { described, problem } = await pool.describe({
      path: await store(await scene(500, 700).jpeg().toBuffer()),
      boxes: WINDOWS,
    })
    expect(problem).toBeUndefined()
    expect(described.map(({ embedder, vectors }) => [embedder, vectors.map(({ length }) => length)])).toEqual([
      [CLASSIC_EMBEDDER, WINDOWS.map(() => DESCRIPTOR_LENGTH)],
    ])
  })

  it('takes any box of a picture, and puts a translucent picture on white', async () => {
    const { pool, store } = await open()
    const clear = await store(await flat(300, 300, { r: 200, g: 10, b: 10, alpha: 0 }).png().toBuffer())
    const white = await store(await flat(300, 300, '#ffffff').png().toBuffer())
    const vectorOf = async (file: string) =>
      (await pool.describe({ path: file, boxes: [WHOLE] })).described[0]!.vectors[0]
    expect(await vectorOf(clear)).toEqual(await vectorOf(white))
    const corner = { x: 0.95, y: 0.95, w: 0.05, h: 0.05 }
    expect((await pool.describe({ path: white, boxes: [corner] })).described[0]!.vectors).toHaveLength(1)
  })

  it.each([
    [2_600, 10],
    [16_383, 10],
  ])('describes a picture of %i × %i, whose mezzanine is lower than an upload may be', async (width, height) => {
    const { pool, store, ingest } = await open()
    const { mezzanine } = (await ingest(oneBitPng(width, height))).files
    const path = await store(mezzanine.buffer)
    const { described } = await pool.describe({ path, boxes: WINDOWS, isMezzanine: true })
    expect(described[0]!.vectors).toHaveLength(WINDOWS.length)
    await expect(pool.describe({ path, boxes: WINDOWS })).rejects.toMatchObject({ code: 'media.too_small' })
  })

  it('refuses a file that is not a picture, as an upload would', async () => {
    const { pool, store } = await open()
    const described = pool.describe({ path: await store(Buffer.from('<svg/>')), boxes: [WHOLE] })
    await expect(described).rejects.toMatchObject({ code: 'media.unsupported' })
  })
})

describe("[FIND-08 a] an operator's model", () => {
  it('describes pictures in addition to our own embedder, under its own name', async () => {
    const embeddingModel = await storeModel('mean.onnx', meanColorModel(16), SIDECAR)
    const { pool, store } = await open({ embeddingModel })
    const reddish = await store(await flat(100, 100, '#ff8000').png().toBuffer())
    const { described, problem } = await pool.describe({ path: reddish, boxes: [WHOLE] })
    expect(problem).toBeUndefined()
    expect(described.map(({ embedder }) => embedder)).toEqual([
      CLASSIC_EMBEDDER,
      expect.stringMatching(/^onnx-[0-9a-f]{16}$/),
    ])
    // Red 1, green 0.5, blue 0: in 8 bits, scaled to a largest value of 127.
    expect([...described[1]!.vectors[0]!]).toEqual([127, 64, 0])
  })

  it('looks only at the requested part', async () => {
    const embeddingModel = await storeModel('parts.onnx', meanColorModel(16), SIDECAR)
    const { pool, store } = await open({ embeddingModel })
    const halves = flat(200, 100, '#ff0000').composite([
      { input: await flat(100, 100, '#0000ff').png().toBuffer(), left: 100, top: 0 },
    ])
    const { described } = await pool.describe({
      path: await store(await halves.png().toBuffer()),
      boxes: [
        { x: 0, y: 0, w: 0.4, h: 1 },
        { x: 0.6, y: 0, w: 0.4, h: 1 },
      ],
    })
    expect(described[1]!.vectors.map((vector) => [...vector])).toEqual([
      [127, 0, 0],
      [0, 0, 127],
    ])
  })

  it('gets another name when its settings change', async () => {
    const nameOf = async (file: string) => {
      const { pool } = await open({ embeddingModel: file })
      const { described } = await pool.describe({ path: '', boxes: [] })
      await pool.close()
      return described[1]?.embedder
    }
    const one = await nameOf(await storeModel('one.onnx', meanColorModel(16), SIDECAR))
    const other = await nameOf(
      await storeModel('other.onnx', meanColorModel(16), { ...SIDECAR, mean: [0.5, 0.5, 0.5] }),
    )
    expect(one).not.toBe(other)
  })

  it.each([
    ['is none', 'no model', SIDECAR],
    ['is said to be what it cannot be', meanColorModel(16), { size: 'large' }],
    ['takes another size than is said of it', meanColorModel(16), { ...SIDECAR, size: 32 }],
    ['has no such output', meanColorModel(16), { ...SIDECAR, output: 'scores' }],
  ])('that %s is logged once, and our own embedder keeps working', async (_what, model, sidecar) => {
    const { logged, log } = warnings()
    const embeddingModel = await storeModel('wrong.onnx', model, sidecar)
    const { pool, store } = await open({ embeddingModel, log })
    const file = await store(await scene(60, 60).jpeg().toBuffer())
    for (let n = 0; n < 2; n++) {
      const { described } = await pool.describe({ path: file, boxes: [WHOLE] })
      expect(described.map(({ embedder }) => embedder)).toEqual([CLASSIC_EMBEDDER])
    }
    expect(logged).toMatchObject([{ embeddingModel }])
  })
})
