import { utimes } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createTestCtx, drawPicture, makeBoard, makePin, type TestCtx, uploadPicture } from '@corkboard/testkit/domain'
import { drawClip } from '@corkboard/testkit/draw-clip'
import { runKilled, type Work } from '@corkboard/testkit/killed-work'
import { type S3Server, startS3Server } from '@corkboard/testkit/s3-server'
import { describe, expect, it } from 'vitest'
import { allowPin, deletePin, getPin } from '../content/pins/index.ts'
import {
  acceptUpload,
  cancelUpload,
  continuePartialUpload,
  getPartialUpload,
  getUpload,
  ingestUpload,
  openS3Store,
  picturesWithoutFiles,
  readyPicture,
  readyUploads,
  removeStrayFiles,
  removeUnusedPictures,
  startPartialUpload,
  transcodeUpload,
  unusedPictures,
  videosBySignature,
} from './index.ts'
import { incomingKey } from './incoming-keys.ts'
import { sweepFileWork } from './remove-files.ts'
import { media } from './module.ts'
import { filesOfVideo } from './video-files.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** More than any work here has. */
const MAX_STEPS = 40

interface Bench extends AsyncDisposable {
  readonly test: TestCtx
  /** In another process, up to its n-th step. */
  runs(work: Work, killBefore?: number): Promise<'killed' | 'finished'>
  /** Makes every file look two days old. */
  age(): Promise<void>
}

const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

const benchOf = (test: TestCtx, s3: S3Server | undefined): Pick<Bench, 'test' | 'runs'> => ({
  test,
  runs: (work, killBefore = Infinity) => {
    const { databaseUrl, mediaRoot } = test
    return runKilled({ databaseUrl, mediaRoot, s3, nowMs: test.clock.now().getTime(), work, killBefore })
  },
})

const onDisk = async (): Promise<Bench> => {
  const test = await createTestCtx()
  const { store } = test.site.media
  return {
    ...benchOf(test, undefined),
    age: async () => {
      const before = new Date(Date.now() - 2 * DAY_MS)
      for (const { key } of await all(store.list())) await utimes(store.localPath!(key), before, before)
    },
    [Symbol.asyncDispose]: () => test[Symbol.asyncDispose](),
  }
}

const onS3 = async (): Promise<Bench> => {
  const server = await startS3Server()
  const test = await createTestCtx({ store: await openS3Store({ ...server, forcePathStyle: true }) })
  return {
    ...benchOf(test, server),
    age: async () => server.age(2 * DAY_MS),
    [Symbol.asyncDispose]: async () => {
      await test[Symbol.asyncDispose]()
      await server.close()
    },
  }
}

/** Runs the worker's sweeps after all leftovers have expired. */
const sweepsEverything = async ({ test, age }: Bench): Promise<void> => {
  await age()
  test.clock.pass(DAY_MS + HOUR_MS)
  await sweepFileWork(test.visitor)
  await removeStrayFiles(test.visitor)
}

const keysOf = async (test: TestCtx): Promise<string[]> =>
  (await all(test.site.media.store.list())).map(({ key }) => key)

const incomplete = (test: TestCtx) => all(picturesWithoutFiles(test.visitor))

const acceptsPicture = async (alice: ReturnType<TestCtx['as']>, seed: number): Promise<string> => {
  const source = Readable.from(await drawPicture(seed))
  const upload = await acceptUpload(alice, { source, fileName: 'picture.png', declaredType: 'image/png' })
  return upload.media_upload_id
}

const acceptsClip = async (alice: ReturnType<TestCtx['as']>, seed: number): Promise<string> => {
  const source = Readable.from(await drawClip({ width: 64, height: 48, seconds: 0.2, seed }))
  return (await acceptUpload(alice, { source, fileName: 'clip.mp4', declaredType: 'video/mp4' })).media_upload_id
}

/**
 * Kills the work before its first step, then before a later one, each time with an upload of its own, until it comes to
 * its end. @returns the steps before which it was killed
 */
const killsBetweenSteps = async (
  { bench, every }: { readonly bench: Bench; readonly every: number },
  makeWork: (n: number) => Promise<Work>,
  afterwards: (work: Work) => Promise<void>,
): Promise<number[]> => {
  const killed: number[] = []
  for (let n = 1; n <= MAX_STEPS; n += every) {
    const work = await makeWork(n)
    const outcome = await bench.runs(work, n)
    await afterwards(work)
    if (outcome === 'finished') return killed
    killed.push(n)
  }
  throw new Error('The work has more steps than that')
}

// What the database does is the same for both, so S3 is killed at every third step.
describe.each([
  { place: 'disk', open: onDisk, every: 1, ofUpload: [1, 2, 3, 4, 5, 6, 7, 8], everyOfVideo: 3 },
  { place: 'S3', open: onS3, every: 3, ofUpload: [1, 4, 7], everyOfVideo: 7 },
])('work with files on $place that is killed with -9 between two steps', ({ open, every, ofUpload, everyOfVideo }) => {
  it('an upload ends with all its files, and leaves no others', async () => {
    await using bench = await open()
    const { test } = bench
    const alice = test.as(await test.person('Alice'))
    const ids: string[] = []
    const killed = await killsBetweenSteps(
      { bench, every },
      async (n) => {
        const uploadId = await acceptsPicture(alice, 100 + n)
        ids.push(uploadId)
        return { kind: 'ingest', uploadId }
      },
      async () => {
        // Half-made is never to be seen: a picture that is known has its files.
        expect(await incomplete(test)).toEqual([])
        // The job comes again.
        await ingestUpload(test.visitor, ids.at(-1)!)
        expect(await getUpload(alice, ids.at(-1)!)).toMatchObject({ status: 'succeeded' })
        expect(await incomplete(test)).toEqual([])
      },
    )
    // Two transactions, between them four files, the removal of what came in, and the end.
    expect(killed).toEqual(ofUpload)
    await sweepsEverything(bench)
    const signatures = await Promise.all(ids.map((id) => readyPicture(alice, id)))
    expect((await keysOf(test)).length).toBe(4 * new Set(signatures).size)
    expect(await incomplete(test)).toEqual([])
  })

  it('[CREATE-01 c] an upload in parts keeps what was acknowledged, is complete once, and leaves no parts', async () => {
    await using bench = await open()
    const { test } = bench
    const person = await test.person('Alice')
    const alice = test.as(person)
    const bytes = 200_000
    const starts = () => startPartialUpload(alice, { bytes, fileName: 'clip.mp4', declaredType: 'video/mp4' })
    const ids: string[] = []
    const killed = await killsBetweenSteps(
      { bench, every: 1 },
      async () => {
        const { media_upload_id: uploadId } = await starts()
        ids.push(uploadId)
        await continuePartialUpload(alice, uploadId, { offset: 0, source: Readable.from([Buffer.alloc(100_000)]) })
        return { kind: 'continue partial', uploadId, userId: person.id, offset: 100_000, bytes }
      },
      async () => {
        const id = ids.at(-1)!
        const { received_bytes: offset, upload } = await getPartialUpload(alice, id)
        expect(offset).toBeGreaterThanOrEqual(100_000)
        if (upload) return
        // The client asks, and sends the rest.
        const rest = Readable.from(offset < bytes ? [Buffer.alloc(bytes - offset)] : [])
        await continuePartialUpload(alice, id, { offset, source: rest })
      },
    )
    expect(killed.length).toBeGreaterThanOrEqual(4)
    for (const id of ids) {
      expect(await getPartialUpload(alice, id)).toMatchObject({
        received_bytes: bytes,
        upload: { status: 'registered' },
      })
      expect(await test.site.media.store.sizeOf(incomingKey(id))).toBe(bytes)
      await cancelUpload(alice, id)
    }
    await sweepsEverything(bench)
    expect(await keysOf(test)).toEqual([])
  })

  it('an abandoned upload leaves nothing after it has expired', async () => {
    await using bench = await open()
    const { test } = bench
    const alice = test.as(await test.person('Alice'))
    const uploadId = await acceptsPicture(alice, 7)
    // Between the second and the third of its files.
    expect(await bench.runs({ kind: 'ingest', uploadId }, 4)).toBe('killed')
    expect((await keysOf(test)).length).toBe(3)
    await test.site.database.db.deleteFrom('media_uploads').execute()
    await sweepsEverything(bench)
    expect(await keysOf(test)).toEqual([])
  })

  it('[PIN-04 a] a video is published with all its files, or not at all', async () => {
    await using bench = await open()
    const { test } = bench
    const alice = test.as(await test.person('Alice'))
    const isComplete = async (uploadId: string): Promise<boolean> => {
      if ((await getUpload(alice, uploadId)).status !== 'succeeded') return false
      const signature = (await readyUploads(alice, [uploadId])).get(uploadId)!.video!
      const video = (await videosBySignature(test.site.database.db, [signature])).get(signature)!
      const keys = new Set(await keysOf(test))
      expect(filesOfVideo(signature, video).filter(({ key }) => !keys.has(key))).toEqual([])
      return true
    }
    const ids: string[] = []
    const killed = await killsBetweenSteps(
      { bench, every: everyOfVideo },
      async (n) => {
        // Clips of their own: one that is stored already would hide what is missing.
        ids.push(await acceptsClip(alice, n))
        return { kind: 'transcode', uploadId: ids.at(-1)! }
      },
      async () => {
        await isComplete(ids.at(-1)!)
        expect(await incomplete(test)).toEqual([])
        // The job comes again.
        await transcodeUpload(test.visitor, ids.at(-1)!)
        expect(await isComplete(ids.at(-1)!)).toBe(true)
        expect(await incomplete(test)).toEqual([])
      },
    )
    // Poster and video: each two transactions with files between them.
    expect(killed.at(-1)).toBeGreaterThanOrEqual(15)
    await sweepsEverything(bench)
    expect((await keysOf(test)).filter((key) => key.startsWith('incoming'))).toEqual([])
    await test.site.database.db.deleteFrom('media_uploads').execute()
    // A video goes first, then its poster.
    for (const _ of [1, 2]) await removeUnusedPictures(test.visitor)
    expect(await keysOf(test)).toEqual([])
  })

  it('an unused picture is removed with all its files, and can be uploaded again', async () => {
    await using bench = await open()
    const { test } = bench
    const alice = test.as(await test.person('Alice'))
    const board = await makeBoard(alice, 'Kitchens')
    const kept = await makePin(alice, board)
    // Before its transaction, before its first file goes, and in the midst of them.
    for (const killBefore of [1, 2, 12]) {
      const gone = await makePin(alice, board, { mediaUploadId: await uploadPicture(alice, 9_000) })
      await deletePin(alice, allowPin(alice, 'delete', await getPin(alice, gone.id)))
      test.clock.pass(31 * DAY_MS)
      await removeUnusedPictures(test.visitor)
      expect(await bench.runs({ kind: 'remove unused' }, killBefore)).toBe('killed')
      expect(await incomplete(test)).toEqual([])
      const again = await acceptsPicture(alice, 9_000)
      // While a removal is unfinished, no one can store files that it would delete.
      await ingestUpload(test.visitor, again).catch(() => undefined)
      expect(await incomplete(test)).toEqual([])
      test.clock.pass(HOUR_MS)
      for (const sweep of media.sweeps!) await sweep(test.visitor)
      expect(await readyPicture(alice, again)).toBe(gone.image_signature)
      expect(await incomplete(test)).toEqual([])
    }
    test.clock.pass(31 * DAY_MS)
    for (const _ of [1, 2]) await removeUnusedPictures(test.visitor)
    expect(await all(unusedPictures(test.visitor))).toEqual([])
    const keys = await keysOf(test)
    expect(keys.filter((key) => !key.includes(kept.image_signature))).toEqual([])
    expect(keys).toHaveLength(4)
  })
})
