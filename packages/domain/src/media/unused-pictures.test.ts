import { utimes } from 'node:fs/promises'
import { createTestCtx, makeBoard, makePin, saveTo, type TestCtx, uploadPicture } from '@corkboard/testkit/domain'
import { expect, it } from 'vitest'
import { allowBoard, deleteBoard, getBoard } from '../content/boards/index.ts'
import { drainOutbox } from '@corkboard/database'
import { restoreCover, setAvatar, setCover } from '../people/index.ts'
import { allowPin, deletePin, getPin } from '../content/pins/index.ts'
import { outboxHandlers } from '../modules.ts'
import { readyPicture, removeStrayFiles, removeUnusedPictures, strayFiles, unusedPictures } from './index.ts'
import { incomingKey } from './incoming-keys.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

const filesOf = async (test: TestCtx, signature: string): Promise<number> => {
  const files = await all(test.site.media.store.list())
  return files.filter(({ key }) => key.includes(signature)).length
}

const unused = async (test: TestCtx): Promise<string[]> =>
  (await all(unusedPictures(test.visitor))).map(({ signature }) => signature)

/** A month: the next run deletes old uploads, the one after that their pictures. */
const expireUploads = async (test: TestCtx): Promise<void> => {
  test.clock.pass(31 * DAY_MS)
  await removeUnusedPictures(test.visitor)
}

it('a picture is kept as long as a pin, an upload or an avatar uses it', async () => {
  await using test = await createTestCtx()
  const alice = test.as(await test.person('Alice'))
  const bob = test.as(await test.person('Bob'))
  const board = await makeBoard(alice, 'Kitchens')
  const pinned = await makePin(alice, board)
  const saved = await makePin(alice, board)
  const deleted = await makePin(alice, board)
  const portrait = await readyPicture(alice, await uploadPicture(alice))
  await setAvatar(alice, portrait)
  await saveTo(bob, saved, await makeBoard(bob, 'His'))
  await expireUploads(test)
  const fresh = await readyPicture(alice, await uploadPicture(alice))
  for (const { id } of [saved, deleted]) await deletePin(alice, allowPin(alice, 'delete', await getPin(alice, id)))
  test.clock.pass(3 * HOUR_MS)

  expect(await unused(test)).toEqual([deleted.image_signature])
  expect(await removeUnusedPictures(test.visitor)).toBe(1)
  expect(await filesOf(test, deleted.image_signature)).toBe(0)
  for (const kept of [pinned.image_signature, saved.image_signature, portrait, fresh]) {
    expect(await filesOf(test, kept)).toBe(4)
  }
})

it('a picture is kept while its pin’s deletion can be undone, and is removed with a deleted board', async () => {
  await using test = await createTestCtx()
  const alice = test.as(await test.person('Alice'))
  const board = await makeBoard(alice, 'Kitchens')
  const pin = await makePin(alice, board)
  await expireUploads(test)
  await deleteBoard(alice, allowBoard(alice, 'delete', await getBoard(alice, board.id)))
  await drainOutbox(test.site.database, outboxHandlers(test.site), { log: test.site.log })
  expect(await removeUnusedPictures(test.visitor)).toBe(0)
  test.clock.pass(3 * HOUR_MS)
  expect(await removeUnusedPictures(test.visitor)).toBe(1)
  expect(await filesOf(test, pin.image_signature)).toBe(0)
})

it('[PEOPLE-01 b] a previous cover stays as long as it can be restored', async () => {
  await using test = await createTestCtx()
  const alice = test.as(await test.person('Alice'))
  const cover = await readyPicture(alice, await uploadPicture(alice))
  await setCover(alice, cover)
  await expireUploads(test)
  await setCover(alice, null)
  test.clock.pass(29 * DAY_MS)
  expect(await removeUnusedPictures(test.visitor)).toBe(0)
  await restoreCover(alice)
  expect(await filesOf(test, cover)).toBe(4)

  await setCover(alice, null)
  test.clock.pass(31 * DAY_MS)
  expect(await removeUnusedPictures(test.visitor)).toBe(1)
})

/** While its files are being removed the job fails, and comes again. */
const uploadsAsLongAsItTakes = async (person: ReturnType<TestCtx['as']>): Promise<string> => {
  for (;;) {
    try {
      return await uploadPicture(person, 7_000)
    } catch (error) {
      expect(error).toMatchObject({ code: 'request.unavailable' })
    }
  }
}

it('a picture that is uploaded again while being removed still exists afterwards', async () => {
  await using test = await createTestCtx()
  const alice = test.as(await test.person('Alice'))
  for (let round = 0; round < 5; round += 1) {
    const signature = await readyPicture(alice, await uploadPicture(alice, 7_000))
    await expireUploads(test)
    const [, again] = await Promise.all([removeUnusedPictures(test.visitor), uploadsAsLongAsItTakes(alice)])
    expect(await readyPicture(alice, again)).toBe(signature)
    expect(await filesOf(test, signature)).toBe(4)
  }
})

it('files that belong to nothing are found, and removed once they are a day old', async () => {
  await using test = await createTestCtx()
  const { store } = test.site.media
  const alice = test.as(await test.person('Alice'))
  const kept = await readyPicture(alice, await uploadPicture(alice))
  const lost = 'ab'.repeat(16)
  const strays = [`474x/ab/ab/${lost}.webp`, `mezzanine/ab/ab/${lost}`, `orig/ab/ab/${lost}.jpg`, incomingKey('77')]
  const others = ['notes/from-somebody-else.txt', `474x/ab/ab/${'cd'.repeat(16)}.webp`]
  for (const key of [...strays, ...others]) await store.put(key, Buffer.from('x'), { contentType: 'image/webp' })
  expect(await removeStrayFiles(test.visitor)).toBe(0)
  const files = await all(store.list())
  for (const { key } of files) await utimes(store.localPath!(key), new Date(0), new Date(0))

  const found = await all(strayFiles(test.visitor))
  expect(found.map(({ key }) => key).toSorted()).toEqual(strays.toSorted())
  expect(await removeStrayFiles(test.visitor)).toBe(strays.length)
  for (const key of others) expect(await store.has(key)).toBe(true)
  expect(await filesOf(test, kept)).toBe(4)
})
