import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createTestCtx, makeBoard, makePin, type TestCtx, uploadPicture } from '@corkboard/testkit/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CLASSIC_EMBEDDER, DESCRIPTOR_LENGTH, WINDOWS } from '../../media/index.ts'
import { loadDescriptors, storeDescriptors } from './descriptor-store.ts'
import { openUsearch } from './index/index.ts'
import { describeMissing, startVisualIndex, rebuildDescriptors } from './index.ts'
import { type VisualIndexHolder } from './start-visual-index.ts'
import { describeNewPicture } from './describe-pictures.ts'
import { type SimilarInput, SIMILAR, REBUILD_VISUAL } from './discovery-calls.ts'

const usearch = await openUsearch()
let test: TestCtx
let folder: string
let holder: VisualIndexHolder | undefined
beforeEach(async () => {
  test = await createTestCtx()
  folder = await mkdtemp(path.join(os.tmpdir(), 'corkboard-visual-'))
})
afterEach(async () => {
  await holder?.stop()
  await test[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const open = async (exactUpTo?: number): Promise<VisualIndexHolder> => {
  await holder?.stop()
  holder = startVisualIndex(test.site.database, folder, test.site.log, exactUpTo)
  await holder.loaded
  return holder
}

const query = async <Result>(name: string, inputOf: unknown): Promise<Result> =>
  (await holder!.handlers.find((it) => it.name === name)!.handle(inputOf, () => undefined)) as Result

const vectorOf = (number: number, length = DESCRIPTOR_LENGTH): Int8Array => {
  let state = number * 2_654_435_761
  return Int8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return state >> 24
  })
}
const windowsOf = (number: number, length = DESCRIPTOR_LENGTH): Int8Array =>
  Int8Array.from(WINDOWS.flatMap((_, n) => [...vectorOf(number * 10 + n, length)]))

const inputOf = (number: number, embedder = CLASSIC_EMBEDDER, length = DESCRIPTOR_LENGTH) => ({
  embedder,
  vector: Buffer.from(vectorOf(number * 10, length)).toString('base64'),
})

const found = async (...vectors: SimilarInput['vectors']): Promise<string[]> => {
  const neighbors = await query<{ signature: string; likeness: number }[]>(SIMILAR.name, { vectors, count: 50 })
  return neighbors.filter(({ likeness }) => likeness > 0.99).map(({ signature }) => signature)
}

/** Pictures with made-up descriptors. */
const describedPictures = async (count: number): Promise<string[]> => {
  const alice = test.as(await test.person('Alice'))
  const signatures: string[] = []
  for (let n = 0; n < count; n++) {
    const uploadId = await uploadPicture(alice)
    const upload = await test.site.database.db
      .selectFrom('media_uploads')
      .select('signature')
      .where('id', '=', uploadId)
      .executeTakeFirstOrThrow()
    signatures.push(upload.signature!)
    await storeDescriptors(test.site.database.db, upload.signature!, [
      { embedder: CLASSIC_EMBEDDER, windows: windowsOf(n + 1) },
    ])
  }
  return signatures
}

describe('[FIND-08 a] the visual index', () => {
  it('matches the table, picks up new descriptors, and knows a picture by its latest one', async () => {
    const [first, second] = await describedPictures(2)
    await open()
    expect(await found(inputOf(1))).toEqual([first])
    const { db } = test.site.database
    await storeDescriptors(db, second!, [{ embedder: CLASSIC_EMBEDDER, windows: windowsOf(77) }])
    await expect.poll(() => found(inputOf(77))).toEqual([second])
    expect(await found(inputOf(2))).toEqual([])
  })

  it.runIf(usearch)('is a graph beyond its limit, which the next start loads and compares with the table', async () => {
    const signatures = await describedPictures(6)
    await open(4)
    expect(await query(REBUILD_VISUAL.name, {})).toEqual({ pictures: 6, kind: 'graph' })
    expect(await found(inputOf(3))).toEqual([signatures[2]])
    await holder!.stop()
    expect(await readdir(folder)).toEqual([`${CLASSIC_EMBEDDER}.usearch`, `${CLASSIC_EMBEDDER}.usearch.pictures`])
    // While the index was down, one was deleted and one described again.
    const { db } = test.site.database
    await db.deleteFrom('picture_descriptors').where('signature', '=', signatures[2]!).execute()
    await storeDescriptors(db, signatures[4]!, [{ embedder: CLASSIC_EMBEDDER, windows: windowsOf(88) }])
    await open(4)
    expect(await found(inputOf(3))).toEqual([])
    expect(await found(inputOf(88))).toEqual([signatures[4]])
    expect(await found(inputOf(5))).toEqual([])
    expect(await found(inputOf(6))).toEqual([signatures[5]])
  })

  it('uses an operator’s model once it covers nearly every picture, and our own until then', async () => {
    const [first, second] = await describedPictures(2)
    const { db } = test.site.database
    // The model ranks the two the other way around.
    await storeDescriptors(db, first!, [{ embedder: 'onnx-1', windows: windowsOf(2, 16) }])
    await open()
    const both = [inputOf(1), inputOf(1, 'onnx-1', 16)]
    expect(await found(...both)).toEqual([first])
    await storeDescriptors(db, second!, [{ embedder: 'onnx-1', windows: windowsOf(1, 16) }])
    await expect.poll(() => found(...both)).toEqual([second])
  })
})

describe('[FIND-08 a] descriptors of pictures', () => {
  it('are created for pictures that lack them, and recreated when an operator asks for it', async () => {
    const alice = test.as(await test.person('Alice'))
    const board = await makeBoard(alice, 'Everything')
    for (let n = 0; n < 3; n++) await makePin(alice, board)
    expect(await describeMissing(test.visitor, 2)).toBe(2)
    expect(await describeMissing(test.visitor, 10)).toBe(1)
    expect(await describeMissing(test.visitor, 10)).toBe(0)
    const { db } = test.site.database
    const numbers = () => db.selectFrom('picture_descriptors').select('number').orderBy('number').execute()
    const before = await numbers()
    const progress: number[] = []
    expect(await rebuildDescriptors(test.visitor, ({ done, total }) => progress.push(done / total))).toBe(3)
    expect(progress.at(-1)).toBe(1)
    expect(Number((await numbers())[0]!.number)).toBeGreaterThan(Number(before.at(-1)!.number))
  })

  it('are not created for a picture uploaded only to search with', async () => {
    const alice = test.as(await test.person('Alice'))
    const uploadId = await uploadPicture(alice)
    const { db } = test.site.database
    await db.updateTable('media_uploads').set({ is_for_search: true }).where('id', '=', uploadId).execute()
    expect(await describeMissing(test.visitor, 10)).toBe(0)
    expect(await rebuildDescriptors(test.visitor, () => undefined)).toBe(0)
  })

  it('are not created for a file that no longer decodes, which does not fail the job', async () => {
    const alice = test.as(await test.person('Alice'))
    const { image_signature: signature } = await makePin(alice, await makeBoard(alice, 'Damaged'))
    const key = `mezzanine/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature}`
    await test.site.media.store.put(key, Buffer.from('no picture'), { contentType: 'image/jpeg' })
    await describeNewPicture(test.visitor, signature)
    expect(await loadDescriptors(test.site.database.db, signature)).toEqual([])
  })

  it('are not created for a picture deleted in the meantime', async () => {
    const gone = 'f'.repeat(32)
    await describeNewPicture(test.visitor, gone)
    expect(await loadDescriptors(test.site.database.db, gone)).toEqual([])
    await storeDescriptors(test.site.database.db, gone, [{ embedder: CLASSIC_EMBEDDER, windows: windowsOf(1) }])
    expect(await loadDescriptors(test.site.database.db, gone)).toEqual([])
  })
})
