import { Best } from './best.ts'
import { type IndexedPicture, inverseLength, type Neighbor, type Space } from './space.ts'

/**
 * The first numbers of our vectors vary most. Together with the length of the remainder they bound its contribution,
 * and most windows need no more than that (Cauchy-Schwarz).
 */
const HEAD = 32
const FIRST_CAPACITY = 1_024

/** A space that can list its contents. */
export interface ExactSpace extends Space {
  readonly kind: 'exact'
  /** The current contents. Nothing may be added or removed while iterating. */
  pictures(): Generator<IndexedPicture>
}

/**
 * Checks every window, so there is nothing to build and it misses nothing. For as many pictures as take a few
 * milliseconds (docs/decisions/visual-search.md).
 * @param length the length of one vector
 * @param windows the number of windows per picture
 */
export const createExactSpace = (length: number, windows: number): ExactSpace => {
  const head = Math.min(HEAD, length)
  const stride = length * windows
  const slotOf = new Map<string, number>()
  const signatures: string[] = []
  const numbers: number[] = []
  let vectors = new Int8Array(FIRST_CAPACITY * stride)
  /**
   * Per window: the inverse of its length, and the length of its remainder after the head as a fraction of the whole.
   */
  let scales = new Float32Array(FIRST_CAPACITY * windows)
  let tails = new Float32Array(FIRST_CAPACITY * windows)

  const grow = () => {
    const larger = new Int8Array(vectors.length * 2)
    larger.set(vectors)
    vectors = larger
    const [moreScales, moreTails] = [new Float32Array(scales.length * 2), new Float32Array(tails.length * 2)]
    moreScales.set(scales)
    moreTails.set(tails)
    scales = moreScales
    tails = moreTails
  }

  const write = (slot: number, { number, signature, windows: given }: IndexedPicture) => {
    slotOf.set(signature, slot)
    signatures[slot] = signature
    numbers[slot] = number
    vectors.set(given, slot * stride)
    for (let window = 0; window < windows; window++) {
      const from = slot * stride + window * length
      const scale = inverseLength(vectors, from, length)
      scales[slot * windows + window] = scale
      const behind = inverseLength(vectors, from + head, length - head)
      tails[slot * windows + window] = behind === 0 ? 0 : scale / behind
    }
  }

  return {
    kind: 'exact',
    *pictures() {
      for (const [slot, signature] of signatures.entries()) {
        yield { number: numbers[slot]!, signature, windows: vectors.slice(slot * stride, (slot + 1) * stride) }
      }
    },
    get size() {
      return signatures.length
    },
    add(picture) {
      if (picture.windows.length !== stride) throw new RangeError(`${picture.signature} is described in another way`)
      const slot = slotOf.get(picture.signature) ?? signatures.length
      if ((slot + 1) * stride > vectors.length) grow()
      write(slot, picture)
    },
    remove(signature) {
      const slot = slotOf.get(signature)
      if (slot === undefined) return
      const last = signatures.length - 1
      slotOf.delete(signature)
      if (slot !== last) {
        const moved = vectors.slice(last * stride, (last + 1) * stride)
        write(slot, { number: numbers[last]!, signature: signatures[last]!, windows: moved })
      }
      signatures.pop()
      numbers.pop()
    },
    numberOf: (signature) => numbers[slotOf.get(signature) ?? -1],
    signatures: () => slotOf.keys(),
    search(vector, count, part = 'any'): Neighbor[] {
      const best = new Best(Math.max(1, count))
      const scale = inverseLength(vector, 0, length)
      const behind = inverseLength(vector, head, length - head)
      const tail = behind === 0 ? 0 : scale / behind
      const all = signatures.length * windows
      const step = part === 'whole' ? windows : 1
      for (let window = 0, from = 0; window < all; window += step, from += step * length) {
        let dot = 0
        for (let i = 0; i < head; i++) dot += vector[i]! * vectors[from + i]!
        const unit = scale * scales[window]!
        const threshold = best.threshold
        if (dot * unit + tail * tails[window]! <= threshold) continue
        for (let i = head; i < length; i++) dot += vector[i]! * vectors[from + i]!
        const score = dot * unit
        if (score > threshold) best.offer(Math.floor(window / windows), score)
      }
      return best.ranked((slot) => signatures[slot]!)
    },
  }
}
