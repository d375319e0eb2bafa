/** A key of 64 bits as two halves: a bigint for each of ten million would be an object each. */
export interface Key {
  readonly high: number
  readonly low: number
}

const HALF_DIGITS = 8
/** So many digits of a signature tell a picture from the others. */
export const KEY_DIGITS = 2 * HALF_DIGITS

/** Of a content signature, the first 64 bits: two pictures of ten million share them once in 370,000 sites. */
export const pictureKey = (signature: string): Key => ({
  high: Number.parseInt(signature.slice(0, HALF_DIGITS), 16) >>> 0,
  low: Number.parseInt(signature.slice(HALF_DIGITS, KEY_DIGITS), 16) >>> 0,
})

export const idKey = (id: bigint): Key => ({ high: Number(id >> 32n), low: Number(id & 0xffff_ffffn) })

const hex = (half: number): string => half.toString(16).padStart(HALF_DIGITS, '0')

/** What `pictureKey` was made from: the beginning of the signature. */
export const signatureStart = ({ high, low }: Key): string => hex(high) + hex(low)

const FIRST_CAPACITY = 1_024
/** Fuller than that, looking something up takes many looks. */
const FULLEST = 0.6
const MISSING = -1

/** Numbers keys from 0 in the order they come. Of each it keeps 8 bytes, and as many again to find it. */
export class KeyIndex {
  #high = new Uint32Array(FIRST_CAPACITY)
  #low = new Uint32Array(FIRST_CAPACITY)
  /** Number + 1 of the key that is found there; 0 is nobody. */
  #slots = new Uint32Array(2 * FIRST_CAPACITY)
  #size = 0

  get size(): number {
    return this.#size
  }

  keyOf(node: number): Key {
    return { high: this.#high[node]!, low: this.#low[node]! }
  }

  /** The key's number, or -1. */
  find(high: number, low: number): number {
    const mask = this.#slots.length - 1
    for (let slot = slotOf(high, low) & mask; ; slot = (slot + 1) & mask) {
      const node = this.#slots[slot]! - 1
      if (node === MISSING) return MISSING
      if (this.#high[node] === high && this.#low[node] === low) return node
    }
  }

  /** The key's number, a new one where it has none. */
  add(high: number, low: number): number {
    const known = this.find(high, low)
    if (known !== MISSING) return known
    const node = this.#size
    if (node === this.#high.length) {
      this.#high = grown(this.#high)
      this.#low = grown(this.#low)
    }
    this.#high[node] = high
    this.#low[node] = low
    this.#size += 1
    if (this.#size > this.#slots.length * FULLEST) this.#spread()
    else this.#place(node)
    return node
  }

  #spread(): void {
    this.#slots = new Uint32Array(2 * this.#slots.length)
    for (let node = 0; node < this.#size; node += 1) this.#place(node)
  }

  #place(node: number): void {
    const mask = this.#slots.length - 1
    let slot = slotOf(this.#high[node]!, this.#low[node]!) & mask
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask
    this.#slots[slot] = node + 1
  }
}

/** Ids differ in their lowest bits least of all, so all bits are mixed. */
const slotOf = (high: number, low: number): number => {
  let mixed = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ low
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

const grown = (array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> => {
  const larger = new Uint32Array(2 * array.length)
  larger.set(array)
  return larger
}
