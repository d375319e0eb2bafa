import { utimes } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createTestCtx, drawPicture, makeBoard, makePin, type TestCtx, uploadPicture } from '@corkboard/testkit/domain'
import { runKilled, type Work } from '@corkboard/testkit/killed-work'
import { type S3Server, startS3Server } from '@corkboard/testkit/s3-server'
import { describe, expect, it } from 'vitest'
import { allowPin, deletePin, getPin } from '../content/pins/index.ts'
import {
  acceptUpload,
  getUpload,
  ingestUpload,
  storeVideo,
  openS3Store,
  picturesWithoutFiles,
  readyPicture,
  readyUploads,
  removeStrayFiles,
  removeUnusedPictures,
  sweepFileWork,
  unusedPictures,
  videosBySignature,
} from './index.ts'
import { media } from './module.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** More than any work here has. */
const MAX_STEPS = 20

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
  { place: 'disk', open: onDisk, every: 1, ofUpload: [1, 2, 3, 4, 5, 6, 7, 8], ofVideo: [1, 2, 3, 4, 5] },
  { place: 'S3', open: onS3, every: 3, ofUpload: [1, 4, 7], ofVideo: [1, 4] },
])('work with files on $place that is killed with -9 between two steps', ({ open, every, ofUpload, ofVideo }) => {
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

  it('a video is published with its file, or not at all', async () => {
    await using bench = await open()
    const { test } = bench
    const account = await test.person('Alice')
    const alice = test.as(account)
    const { store } = test.site.media
    const isComplete = async (coverUploadId: string): Promise<boolean> => {
      const signature = (await readyUploads(alice, [coverUploadId])).get(coverUploadId)!.video
      if (signature === null) return false
      expect((await videosBySignature(test.site.database.db, [signature])).has(signature)).toBe(true)
      expect((await keysOf(test)).filter((key) => key.startsWith('720p/') && key.includes(signature))).toHaveLength(1)
      return true
    }
    const killed = await killsBetweenSteps(
      { bench, every },
      async (n) => ({
        kind: 'video',
        userId: account.id,
        coverUploadId: await uploadPicture(alice),
        text: `stands for clip ${n}`,
      }),
      async (work) => {
        const { coverUploadId, text } = work as Extract<Work, { kind: 'video' }>
        await isComplete(coverUploadId)
        const facts = { width: 720, height: 1_280, durationMs: 1_000, hasSound: false }
        await storeVideo(alice, { ...facts, coverUploadId, file: Readable.from([Buffer.from(text)]) })
        expect(await isComplete(coverUploadId)).toBe(true)
      },
    )
    // It is staged, claimed, moved, known, and the end.
    expect(killed).toEqual(ofVideo)
    await sweepsEverything(bench)
    expect((await all(store.list())).filter(({ key }) => !key.startsWith('720p/')).length).toBe(4 * (killed.length + 1))
    expect((await keysOf(test)).filter((key) => key.startsWith('720p/'))).toHaveLength(killed.length + 1)
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
