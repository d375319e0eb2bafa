import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { CreateMultipartUploadCommand, S3Client } from '@aws-sdk/client-s3'
import { type S3Server, startS3Server } from '@corkboard/testkit/s3-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDiskStore, type MediaStore, withLocalFile } from './index.ts'
import { createS3Store } from './s3-store.ts'

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest('hex')
const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

const jpeg = { contentType: 'image/jpeg' }
const inChunks = (data: Buffer, size = 10_000) =>
  Readable.from(
    Array.from({ length: Math.ceil(data.length / size) }, (_, i) => data.subarray(i * size, (i + 1) * size)),
  )

/** A disk small enough to fill; only root may mount one. */
const mount = (folder: string, size: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
const canMount = (() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'corkboard-mount-'))
  const isMounted = process.platform === 'linux' && mount(folder, '64k').status === 0
  if (isMounted) spawnSync('umount', [folder])
  rmdirSync(folder)
  return isMounted
})()

interface Bench {
  readonly store: MediaStore
  /** Counts everything stored, including files that no key leads to. */
  countFiles(): Promise<number>
  close(): Promise<void>
}

const openDisk = async (): Promise<Bench> => {
  const root = await mkdtemp(path.join(tmpdir(), 'corkboard-store-'))
  return {
    store: createDiskStore({ root }),
    async countFiles() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).length
    },
    close: () => rm(root, { recursive: true, force: true }),
  }
}

const openS3 = async (): Promise<Bench> => {
  const server = await startS3Server()
  return {
    store: createS3Store({ ...server, prefix: 'media/', forcePathStyle: true }),
    countFiles: async () => server.objects.size + server.unfinished().length,
    close: () => server.close(),
  }
}

describe.each([
  ['disk', openDisk],
  ['S3', openS3],
])('a media store on %s', (_, open) => {
  let bench: Bench
  let store: MediaStore
  beforeAll(async () => {
    bench = await open()
    store = bench.store
  })
  afterAll(() => bench.close())

  it('returns what was stored, as a stream and as a buffer, with its facts', async () => {
    const data = randomBytes(100_000)
    const before = Date.now()
    expect(await store.put('736x/ab/cd/abcd.jpg', data, jpeg)).toEqual({ bytes: data.length, sha256: sha256(data) })
    const found = await store.read('736x/ab/cd/abcd.jpg')
    expect(found).toMatchObject({ bytes: data.length, contentType: 'image/jpeg' })
    expect((await buffer(found!.stream)).equals(data)).toBe(true)
    // S3 reports whole seconds.
    expect(Math.abs(found!.modifiedAt.getTime() - before)).toBeLessThan(10_000)
    expect((await store.readBuffer('736x/ab/cd/abcd.jpg'))!.equals(data)).toBe(true)
    expect(await store.sizeOf('736x/ab/cd/abcd.jpg')).toBe(data.length)
    const part = await store.read('736x/ab/cd/abcd.jpg', { start: 2, end: 5 })
    expect(part!.bytes).toBe(data.length)
    expect((await buffer(part!.stream)).equals(data.subarray(2, 6))).toBe(true)
  })

  it('stores a stream, hashing and counting its bytes on the way', async () => {
    const data = randomBytes(1_234_567)
    const stored = await store.put('incoming/1', inChunks(data), { contentType: 'text/html', maxBytes: data.length })
    expect(stored).toEqual({ bytes: data.length, sha256: sha256(data) })
    expect((await store.readBuffer('incoming/1'))!.equals(data)).toBe(true)
  })

  it('takes a stream of many megabytes and gives back any part of it', async () => {
    const data = randomBytes(20_000_000)
    const stored = await store.put('720p/aa/bb/large.mp4', inChunks(data, 65_536), { contentType: 'video/mp4' })
    expect(stored).toEqual({ bytes: data.length, sha256: sha256(data) })
    const found = await store.read('720p/aa/bb/large.mp4')
    expect({ bytes: found!.bytes, sha256: sha256(await buffer(found!.stream)) }).toEqual(stored)
    const range = { start: 8_388_600, end: 8_388_615 }
    const part = await store.read('720p/aa/bb/large.mp4', range)
    expect((await buffer(part!.stream)).equals(data.subarray(range.start, range.end + 1))).toBe(true)
  })

  it('lends a file of this machine, and takes a copy back', async () => {
    await store.put('orig/aa/bb/lent.png', Buffer.from('lent'), { contentType: 'image/png' })
    let lent = ''
    const text = await withLocalFile(store, 'orig/aa/bb/lent.png', async (file) => {
      lent = file
      return readFile(file, 'utf8')
    })
    expect(text).toBe('lent')
    expect(await withLocalFile(store, 'orig/aa/bb/not-there.png', async () => 'work')).toBeUndefined()
    const failing = withLocalFile(store, 'orig/aa/bb/lent.png', () => Promise.reject(new Error('cannot decode')))
    await expect(failing).rejects.toThrow('cannot decode')
    expect(await store.has('orig/aa/bb/lent.png')).toBe(true)
    const isThere = await readFile(lent).then(
      () => true,
      () => false,
    )
    expect(isThere).toBe(store.localPath !== undefined)
  })

  it('never serves an upload with the type its sender declared', async () => {
    await store.put('incoming/2', Buffer.from('<script>'), { contentType: 'text/html' })
    const found = await store.read('incoming/2')
    found!.stream.destroy()
    expect(found!.contentType).toBe('application/octet-stream')
  })

  it('stores an empty file', async () => {
    expect(await store.put('incoming/empty', Buffer.alloc(0), jpeg)).toEqual({
      bytes: 0,
      sha256: sha256(Buffer.alloc(0)),
    })
    expect(await store.readBuffer('incoming/empty')).toEqual(Buffer.alloc(0))
  })

  it('replaces the whole file when a key is written again', async () => {
    await store.put('orig/aa/bb/again.png', Buffer.from('a long first version'), { contentType: 'image/png' })
    await store.put('orig/aa/bb/again.png', Buffer.from('short'), { contentType: 'image/png' })
    expect(String(await store.readBuffer('orig/aa/bb/again.png'))).toBe('short')
  })

  it('reports missing files as missing', async () => {
    expect(await store.has('orig/no/pe/nope.jpg')).toBe(false)
    expect(await store.read('orig/no/pe/nope.jpg')).toBeUndefined()
    expect(await store.sizeOf('orig/no/pe/nope.jpg')).toBeUndefined()
    expect(await store.readBuffer('orig/no/pe/nope.jpg')).toBeUndefined()
    await store.remove('orig/no/pe/nope.jpg')
  })

  it('removes a file', async () => {
    await store.put('incoming/gone', Buffer.from('x'), jpeg)
    expect(await store.has('incoming/gone')).toBe(true)
    await store.remove('incoming/gone')
    expect(await store.has('incoming/gone')).toBe(false)
  })

  it('refuses more bytes than allowed and leaves nothing behind', async () => {
    const before = await bench.countFiles()
    for (const [bytes, maxBytes] of [
      [200_000, 50_000],
      [20_000_000, 18_000_000],
    ] as const) {
      const source = inChunks(randomBytes(bytes))
      await expect(store.put('incoming/big', source, { ...jpeg, maxBytes })).rejects.toMatchObject({
        code: 'media.too_large',
      })
      expect(source.destroyed).toBe(true)
    }
    await expect(store.put('incoming/big', Buffer.alloc(11), { ...jpeg, maxBytes: 10 })).rejects.toMatchObject({
      code: 'media.too_large',
    })
    expect(await bench.countFiles()).toBe(before)
  })

  it('leaves nothing behind and keeps the old content when an upload breaks off', async () => {
    await store.put('incoming/half', Buffer.from('whole'), jpeg)
    const before = await bench.countFiles()
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(17_000_000)
        throw new Error('the phone went into a tunnel')
      })(),
    )
    await expect(store.put('incoming/half', broken, jpeg)).rejects.toThrow('tunnel')
    expect(String(await store.readBuffer('incoming/half'))).toBe('whole')
    expect(await bench.countFiles()).toBe(before)
  })

  it('refuses an upload that broke off before it was read, without crashing', async () => {
    const source = new Readable({ read() {} })
    source.destroy(new Error('gone at once'))
    await expect(store.put('incoming/gone-at-once', source, jpeg)).rejects.toThrow('gone at once')
  })

  it('stores many files at the same time', async () => {
    const keys = Array.from({ length: 24 }, (_, i) => `236x/${i % 3}a/b/k${i}.webp`)
    await Promise.all(keys.map((key) => store.put(key, Buffer.from(key), { contentType: 'image/webp' })))
    expect((await Promise.all(keys.map((key) => store.readBuffer(key)))).map(String)).toEqual(keys)
  })

  it('lists everything except files still being written', async () => {
    const own = await open()
    const keys = Array.from({ length: 24 }, (_, i) => `${i % 2 ? '236x' : 'orig'}/${i % 3}a/bb/k${i}.webp`)
    for (const key of keys) await own.store.put(key, Buffer.from(key), { contentType: 'image/webp' })
    const listed = await all(own.store.list())
    await own.close()
    expect(listed.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
    for (const { key, bytes, modifiedAt } of listed) {
      expect(bytes).toBe(key.length)
      expect(Math.abs(modifiedAt.getTime() - Date.now())).toBeLessThan(30_000)
    }
  })

  it.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', '', '.tmp/x', 'a/.hidden', 'a\\b', 'a\0b', 'a/'])(
    'throws on a key like %j, because it is our own bug',
    async (key) => {
      await expect((async () => store.readBuffer(key))()).rejects.toThrow(TypeError)
      await expect((async () => store.put(key, Buffer.from('x'), jpeg))()).rejects.toThrow(TypeError)
    },
  )
})

describe('the disk store', () => {
  it('returns the path of a file and the free space', async () => {
    await using disk = await temporaryFolder()
    const store = createDiskStore({ root: path.join(disk.root, 'made', 'by', 'us') })
    await store.put('orig/a.jpg', Buffer.from('x'), jpeg)
    expect(store.localPath('orig/a.jpg')).toBe(path.join(disk.root, 'made', 'by', 'us', 'orig', 'a.jpg'))
    expect(await store.freeBytes()).toBeGreaterThan(0)
  })

  it('removes files that a killed process left half-written, but not files still being written', async () => {
    await using disk = await temporaryFolder()
    await mkdir(path.join(disk.root, '.tmp'))
    for (const name of ['old', 'new']) await writeFile(path.join(disk.root, '.tmp', name), 'half')
    await utimes(path.join(disk.root, '.tmp', 'old'), 0, 0)
    const store = createDiskStore({ root: disk.root })
    await store.put('a', Buffer.from('x'), jpeg)
    expect(await readdir(path.join(disk.root, '.tmp'))).toEqual(['new'])
    // A file that was new then is old by now in a long-running process.
    await utimes(path.join(disk.root, '.tmp', 'new'), 0, 0)
    await store.removeAbandoned()
    expect(await readdir(path.join(disk.root, '.tmp'))).toEqual([])
  })

  it('lists nothing when its folder does not exist yet', async () => {
    await using disk = await temporaryFolder()
    expect(await all(createDiskStore({ root: path.join(disk.root, 'later') }).list())).toEqual([])
  })

  it.skipIf(!canMount)(
    'fails with media.disk_full on a full disk, and still reads what was stored before',
    async () => {
      await using disk = await temporaryFolder()
      expect(mount(disk.root, '256k').status).toBe(0)
      try {
        const store = createDiskStore({ root: disk.root })
        await store.put('orig/small.jpg', Buffer.alloc(50_000, 1), jpeg)
        const put = store.put('orig/large.jpg', Readable.from([Buffer.alloc(400_000)]), jpeg)
        await expect(put).rejects.toMatchObject({ code: 'media.disk_full' })
        expect((await store.readBuffer('orig/small.jpg'))!.length).toBe(50_000)
        expect(await readdir(path.join(disk.root, '.tmp'))).toEqual([])
      } finally {
        spawnSync('umount', [disk.root])
      }
    },
  )
})

describe('the S3 store', () => {
  it('puts the prefix before the key and stores the type with the object', async () => {
    await using server = await startS3Server()
    const store = createS3Store({ ...server, prefix: 'a/b/' })
    await store.put('60x60/x.webp', Buffer.from('x'), { contentType: 'image/webp' })
    expect([...server.objects].map(([key, { contentType }]) => [key, contentType])).toEqual([
      ['a/b/60x60/x.webp', 'image/webp'],
    ])
  })

  it('fails with media.disk_full on a full bucket', async () => {
    await using server = await startS3Server({ capacityBytes: 1_000 })
    for (const bytes of [1_001, 20_000_000]) {
      const put = createS3Store(server).put('a.jpg', Buffer.alloc(bytes), jpeg)
      await expect(put).rejects.toMatchObject({ code: 'media.disk_full' })
    }
    expect(server.unfinished()).toEqual([])
  })

  it('removes parts of killed processes, and keeps those of running uploads', async () => {
    const past = -2 * 3_600_000
    let offset = past
    await using server = await startS3Server({ now: () => Date.now() + offset })
    const store = createS3Store({ ...server, prefix: 'media/' })
    for (let n = 0; n < 12; n += 1) await beginParts(server, `media/incoming/${n}`, past)
    await beginParts(server, 'of-another-program/1', past)
    offset = 0
    await beginParts(server, 'media/incoming/now', offset)
    await store.removeAbandoned()
    expect(server.unfinished()).toEqual(['media/incoming/now', 'of-another-program/1'])
  })

  it('fails with request.unavailable when the server is down, and does not hide a wrong secret', async () => {
    const server = await startS3Server()
    const wrong = createS3Store({ ...server, secretAccessKey: 'wrong' })
    await expect(wrong.put('a.jpg', Buffer.from('x'), jpeg)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
    await server.close()
    await expect(createS3Store(server).has('a.jpg')).rejects.toMatchObject({ code: 'request.unavailable' })
  })
})

/** What is left of a process that was killed before it completed its upload. */
const beginParts = async (server: S3Server, Key: string, systemClockOffset: number): Promise<void> => {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = server
  const credentials = { accessKeyId, secretAccessKey }
  const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials, systemClockOffset })
  await client.send(new CreateMultipartUploadCommand({ Bucket, Key }))
}

const temporaryFolder = async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'corkboard-store-'))
  return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) }
}
