import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { fail } from '@corkboard/contract'
import { createTestCtx, drawPicture, makeBoard, makePin } from '@corkboard/testkit/domain'
import { expect, it } from 'vitest'
import { acceptUpload, createDiskStore, getUpload, ingestUpload, type MediaStore, removeStrayFiles } from './index.ts'
import { media } from './module.ts'

const TEN_MINUTES_MS = 10 * 60_000
/** As many as the job makes. */
const ATTEMPTS = 5

interface SmallDisk extends AsyncDisposable {
  readonly store: MediaStore
  isFull: boolean
}

const openSmallDisk = async (): Promise<SmallDisk> => {
  const root = await mkdtemp(path.join(tmpdir(), 'corkboard-full-'))
  const store = createDiskStore({ root })
  const disk: SmallDisk = {
    isFull: false,
    store: {
      ...store,
      put: async (...file) => {
        if (disk.isFull) throw fail('media.disk_full')
        return store.put(...file)
      },
    },
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  }
  return disk
}

it('uploads that a full disk stops for an hour stay in process, and succeed once there is room', async () => {
  await using disk = await openSmallDisk()
  await using test = await createTestCtx({ store: disk.store })
  const alice = test.as(await test.person('Alice'))
  const uploads = async (seed: number) => {
    const source = Readable.from(await drawPicture(seed))
    const upload = await acceptUpload(alice, { source, fileName: 'picture.png', declaredType: 'image/png' })
    return upload.media_upload_id
  }
  const ids = [await uploads(1), await uploads(2)]
  const states = () => Promise.all(ids.map((id) => getUpload(alice, id)))
  const sweeps = () => Promise.allSettled((media.sweeps ?? []).map((sweep) => sweep(test.visitor)))
  const board = await makeBoard(alice, 'Waiting')

  disk.isFull = true
  for (const id of ids) {
    for (let n = 0; n < ATTEMPTS; n += 1) {
      await expect(ingestUpload(test.visitor, id)).rejects.toMatchObject({ code: 'media.disk_full' })
    }
  }
  for (let minutes = 0; minutes < 60; minutes += 10) {
    test.clock.pass(TEN_MINUTES_MS + 1_000)
    await sweeps()
    await removeStrayFiles(test.visitor)
    expect(await states()).toMatchObject([1, 2].map(() => ({ status: 'processing', error_code: null })))
  }
  await expect(makePin(alice, board, { mediaUploadId: ids[0]! })).rejects.toMatchObject({ code: 'media.not_ready' })
  await expect(uploads(3)).rejects.toMatchObject({ code: 'media.disk_full', status: 507 })

  disk.isFull = false
  test.clock.pass(TEN_MINUTES_MS + 1_000)
  expect((await sweeps()).map(({ status }) => status)).not.toContain('rejected')
  expect(await states()).toMatchObject([1, 2].map(() => ({ status: 'succeeded', error_code: null })))
  expect(await makePin(alice, board, { mediaUploadId: ids[0]! })).toMatchObject({ board: { name: 'Waiting' } })
  const keys: string[] = []
  for await (const { key } of disk.store.list()) keys.push(key)
  expect(keys.filter((key) => key.startsWith('incoming/'))).toEqual([])
})
