/** A 64-bit key in two halves: ten million bigints would be ten million objects. */
export interface Key {
  readonly high: number
  readonly low: number
}

const HALF_DIGITS = 8
/** This many digits of a signature identify a picture. */
export const KEY_DIGITS = 2 * HALF_DIGITS

/** The first 64 bits of a content signature. On one site in 370,000, two of ten million pictures share them. */
export const pictureKey = (signature: string): Key => ({
  high: Number.parseInt(signature.slice(0, HALF_DIGITS), 16) >>> 0,
  low: Number.parseInt(signature.slice(HALF_DIGITS, KEY_DIGITS), 16) >>> 0,
})

export const idKey = (id: bigint): Key => ({ high: Number(id >> 32n), low: Number(id & 0xffff_ffffn) })

const hex = (half: number): string => half.toString(16).padStart(HALF_DIGITS, '0')

/** The part of the signature that `pictureKey` was made from. */
export const signatureStart = ({ high, low }: Key): string => hex(high) + hex(low)

const FIRST_CAPACITY = 1_024
/** Beyond this load factor, a lookup takes many probes. */
const FULLEST = 0.6
const MISSING = -1

/** Numbers keys from 0 in order of arrival. Stores 8 bytes per key, and as many again to find it. */
export class KeyIndex {
  #high = new Uint32Array(FIRST_CAPACITY)
  #low = new Uint32Array(FIRST_CAPACITY)
  /** The number of the key in this slot plus 1; 0 means the slot is empty. */
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

  /** The key's number, assigned if it has none yet. */
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

/** Ids differ least in their lowest bits, so all bits are mixed. */
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
