import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createExactSpace, openUsearch, searchViews, type Space } from './index.ts'
import { type IndexedPicture } from './space.ts'

const LENGTH = 64
const WINDOWS = 3
const PICTURES = 400

/** Numbers from -127 to 127 that are the same in every run. As in descriptors, the first ones are larger. */
const numbers = (seed: number, count: number): Int8Array => {
  let state = seed * 2_654_435_761
  return Int8Array.from({ length: count }, (_, i) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return Math.round(((state >> 16) / 32_768) * 127 * 0.97 ** (i % LENGTH))
  })
}

const signatureOf = (n: number): string => n.toString(16).padStart(32, '0')
const picture = (n: number): IndexedPicture => ({
  number: n + 1,
  signature: signatureOf(n),
  windows: numbers(n + 1, LENGTH * WINDOWS),
})
const windowOf = (n: number, window: number): Int8Array =>
  picture(n).windows.slice(window * LENGTH, (window + 1) * LENGTH)

const cosine = (a: Int8Array, b: Int8Array): number => {
  const dot = (p: Int8Array, q: Int8Array) => p.reduce((sum, value, i) => sum + value * q[i]!, 0)
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
}

/** The nearest neighbors by definition, without shortcuts. */
const nearestByHand = (vector: Int8Array, count: number): string[] =>
  Array.from({ length: PICTURES }, (_, n) => ({
    signature: signatureOf(n),
    likeness: Math.max(...[0, 1, 2].map((window) => cosine(vector, windowOf(n, window)))),
  }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ signature }) => signature)

const fill = (space: Space): Space => {
  for (let n = 0; n < PICTURES; n++) space.add(picture(n))
  return space
}

const found = (space: Space, vector: Int8Array, count: number): string[] =>
  space.search(vector, count).map(({ signature }) => signature)

const usearch = await openUsearch()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'corkboard-spaces-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('[FIND-08 a] an exact index', () => {
  it('finds exactly the nearest pictures, whatever it skips on the way', () => {
    const space = fill(createExactSpace(LENGTH, WINDOWS))
    for (let n = 0; n < 20; n++) {
      const vector = numbers(9_000 + n, LENGTH)
      expect(found(space, vector, 10)).toEqual(nearestByHand(vector, 10))
    }
  })

  it('compares only whole pictures if told to', () => {
    const space = fill(createExactSpace(LENGTH, WINDOWS))
    expect(space.search(windowOf(42, 0), 1, 'whole')).toMatchObject([{ signature: signatureOf(42) }])
    expect(space.search(windowOf(42, 1), 1, 'whole')[0]!.likeness).toBeLessThan(0.9)
  })

  it('ranks every picture when more are requested than there are', () => {
    const space = fill(createExactSpace(LENGTH, WINDOWS))
    expect(new Set(found(space, windowOf(7, 1), 1_000)).size).toBe(PICTURES)
    expect(space.search(windowOf(7, 1), 1)).toMatchObject([{ signature: signatureOf(7) }])
  })
})

const makers = [
  ['looked through whole', () => createExactSpace(LENGTH, WINDOWS)],
  ...(usearch ? [['a graph', () => usearch.create(LENGTH, WINDOWS)] as const] : []),
] as const

describe.each(makers)('[FIND-08 a] an index that is %s', (_name, make) => {
  it('finds a picture by each of its windows, and no more once it is removed', () => {
    const space = fill(make())
    for (let window = 0; window < WINDOWS; window++) {
      expect(found(space, windowOf(42, window), 3)[0]).toBe(signatureOf(42))
    }
    space.remove(signatureOf(42))
    space.remove(signatureOf(42))
    expect(space.size).toBe(PICTURES - 1)
    expect(found(space, windowOf(42, 0), 50)).not.toContain(signatureOf(42))
    expect(found(space, windowOf(PICTURES - 1, 2), 1)).toEqual([signatureOf(PICTURES - 1)])
  })

  it('finds a picture as it is, mirrored or in a frame, each once, and prefers the one as it is', () => {
    const space = fill(make())
    const views = { asIs: windowOf(42, 1), mirrored: windowOf(43, 0), unframed: windowOf(44, 0) }
    const found = searchViews(space, views, 20)
    expect(found[0]!.signature).toBe(signatureOf(42))
    expect(
      found
        .slice(1, 3)
        .map(({ signature }) => signature)
        .toSorted(),
    ).toEqual([signatureOf(43), signatureOf(44)])
    expect(new Set(found.map(({ signature }) => signature)).size).toBe(20)
    const both = { asIs: windowOf(42, 0), mirrored: windowOf(42, 0), unframed: undefined }
    expect(searchViews(space, both, 1)[0]!.likeness).toBeGreaterThan(0.99)
  })

  it('knows a picture only by its latest descriptor', () => {
    const space = fill(make())
    space.add({ ...picture(900), signature: signatureOf(5), number: 5_000 })
    expect(space.size).toBe(PICTURES)
    expect(space.numberOf(signatureOf(5))).toBe(5_000)
    expect(found(space, windowOf(900, 0), 1)).toEqual([signatureOf(5)])
    expect(space.search(windowOf(5, 0), 1)[0]!.likeness).toBeLessThan(0.9)
  })

  it('returns nothing when empty, and rejects pictures with other dimensions', () => {
    const space = make()
    expect(space.search(windowOf(1, 0), 10)).toEqual([])
    expect(() => space.add({ ...picture(1), windows: new Int8Array(5) })).toThrow(RangeError)
  })
})

describe.runIf(usearch)('[FIND-08 a] an index in a file', () => {
  it('is restored as it was, without removed pictures', async () => {
    const space = usearch!.create(LENGTH, WINDOWS)
    fill(space)
    space.remove(signatureOf(3))
    const file = path.join(folder, 'kept.usearch')
    await space.save(file)
    const again = await usearch!.load(file, LENGTH, WINDOWS)
    expect(again.size).toBe(PICTURES - 1)
    expect(again.numberOf(signatureOf(8))).toBe(9)
    expect(found(again, windowOf(8, 2), 5)).toEqual(found(space, windowOf(8, 2), 5))
    again.add(picture(3))
    expect(found(again, windowOf(3, 0), 1)).toEqual([signatureOf(3)])
  })

  it('is rejected if it is incomplete or of another kind', async () => {
    const file = path.join(folder, 'broken.usearch')
    await expect(usearch!.load(file, LENGTH, WINDOWS)).rejects.toThrow(/no such file/)
    const space = usearch!.create(LENGTH, WINDOWS)
    space.add(picture(1))
    await space.save(file)
    await expect(usearch!.load(file, LENGTH, WINDOWS + 1)).rejects.toThrow(/does not hold/)
    await writeFile(`${file}.pictures`, Buffer.alloc(48, 1))
    await expect(usearch!.load(file, LENGTH, WINDOWS)).rejects.toThrow(/does not hold/)
  })
})
