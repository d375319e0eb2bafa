import type { Index } from 'usearch'
import { Best } from './best.ts'
import type { IndexedPicture, Neighbor, Space } from './space.ts'

/**
 * Up to this many pictures, every window is checked, which misses nothing. Measured: 14 CPU-ms per query at this size,
 * 26 at twice the size.
 */
export const EXACT_UP_TO = 10_000

/**
 * The number of neighbors of a vector in the graph, and how widely it is searched when one is added and when one is
 * queried.
 */
const GRAPH = { connectivity: 16, expansion_add: 64, expansion_search: 128 } as const
/** The windows of one picture are close to each other, so this many are requested per picture. */
const WINDOWS_A_PICTURE = 2

/** A space that can be saved to a file, so that it does not have to be rebuilt. */
export interface GraphSpace extends Space {
  readonly kind: 'graph'
  /** Writes the graph to one file, and to another the picture for each of its numbers. */
  save(file: string): Promise<void>
}

export interface Usearch {
  readonly create: (length: number, windows: number) => GraphSpace
  /** @throws when the files are not what `save` has written */
  readonly load: (file: string, length: number, windows: number) => Promise<GraphSpace>
}

const toUnit = (vector: Int8Array): Float32Array => {
  let sum = 0
  for (const value of vector) sum += value * value
  const scale = sum > 0 ? 1 / Math.sqrt(sum) : 0
  return Float32Array.from(vector, (value) => value * scale)
}

/** The signature (16 bytes) and number of a picture. */
const ROW_BYTES = 24

const writeRows = (signatures: readonly (string | undefined)[], numbers: readonly number[]): Buffer => {
  const rows = Buffer.alloc(signatures.length * ROW_BYTES)
  for (const [slot, signature] of signatures.entries()) {
    if (signature === undefined) continue
    rows.write(signature, slot * ROW_BYTES, 'hex')
    rows.writeBigUInt64LE(BigInt(numbers[slot]!), slot * ROW_BYTES + 16)
  }
  return rows
}

/** `undefined` if the library has no binary for this machine. */
export const openUsearch = async (): Promise<Usearch | undefined> => {
  const library = await import('usearch').catch(() => undefined)
  if (!library) return undefined
  const { Index: Graph, MetricKind, ScalarKind } = library
  const { readFile, rename, writeFile } = await import('node:fs/promises')

  const newGraph = (length: number): Index =>
    new Graph({
      ...GRAPH,
      dimensions: length,
      metric: MetricKind.Cos,
      quantization: ScalarKind.BF16,
      multi: false,
    })

  const around = (
    graph: Index,
    length: number,
    windows: number,
    signatures: (string | undefined)[],
    numbers: number[],
  ): GraphSpace => {
    const slotOf = new Map(
      signatures.flatMap((signature, slot) => (signature === undefined ? [] : [[signature, slot] as const])),
    )
    const keysOf = (slot: number) => BigUint64Array.from({ length: windows }, (_, n) => BigInt(slot * windows + n))
    const remove = (signature: string) => {
      const slot = slotOf.get(signature)
      if (slot === undefined) return
      graph.remove(keysOf(slot))
      slotOf.delete(signature)
      signatures[slot] = undefined
    }
    return {
      kind: 'graph',
      get size() {
        return slotOf.size
      },
      add({ number, signature, windows: given }: IndexedPicture) {
        if (given.length !== length * windows) throw new RangeError(`${signature} is described in another way`)
        remove(signature)
        // A slot is used only once: a removed vector leaves a mark in the graph.
        const slot = signatures.length
        const vectors = new Float32Array(length * windows)
        for (let n = 0; n < windows; n++) vectors.set(toUnit(given.subarray(n * length, (n + 1) * length)), n * length)
        graph.add(keysOf(slot), vectors, 1)
        signatures.push(signature)
        numbers.push(number)
        slotOf.set(signature, slot)
      },
      remove,
      numberOf: (signature) => numbers[slotOf.get(signature) ?? -1],
      signatures: () => slotOf.keys(),
      search(vector, count): Neighbor[] {
        const best = new Best(Math.max(1, count))
        const wanted = Math.min(graph.size(), count * WINDOWS_A_PICTURE)
        if (wanted === 0) return []
        const { keys, distances } = graph.search(toUnit(vector), wanted, 1)
        for (const [n, key] of keys.entries()) {
          const slot = Math.floor(Number(key) / windows)
          if (signatures[slot] !== undefined) best.offer(slot, 1 - distances[n]!)
        }
        return best.ranked((slot) => signatures[slot]!)
      },
      async save(file) {
        graph.save(`${file}.new`)
        await writeFile(`${file}.pictures.new`, writeRows(signatures, numbers))
        // NOTE: rename the pictures first; `load` detects a graph that does not match them.
        await rename(`${file}.pictures.new`, `${file}.pictures`)
        await rename(`${file}.new`, file)
      },
    }
  }

  return {
    create: (length, windows) => around(newGraph(length), length, windows, [], []),
    load: async (file, length, windows) => {
      const rows = await readFile(`${file}.pictures`)
      const graph = newGraph(length)
      graph.load(file)
      const signatures: (string | undefined)[] = []
      const numbers: number[] = []
      for (let at = 0; at < rows.length; at += ROW_BYTES) {
        const number = Number(rows.readBigUInt64LE(at + 16))
        signatures.push(number === 0 ? undefined : rows.toString('hex', at, at + 16))
        numbers.push(number)
      }
      const living = signatures.filter((signature) => signature !== undefined).length
      if (graph.dimensions() !== length || graph.size() !== living * windows) {
        throw new Error(`${file} does not hold what its list of pictures says`)
      }
      return around(graph, length, windows, signatures, numbers)
    },
  }
}
