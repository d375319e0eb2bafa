import type { Neighbor } from './space.ts'

/** The best `count` pictures so far: a heap with the worst of them on top. */
export class Best {
  readonly #slots: Int32Array
  readonly #scores: Float32Array
  readonly #placeOf = new Map<number, number>()
  #size = 0

  constructor(count: number) {
    this.#slots = new Int32Array(count)
    this.#scores = new Float32Array(count)
  }

  /** The score a picture must exceed to be among them. */
  get threshold(): number {
    return this.#size < this.#slots.length ? -2 : this.#scores[0]!
  }

  /** Offers a window of the picture in `slot`. Only its best window counts. */
  offer(slot: number, score: number): void {
    const known = this.#placeOf.get(slot)
    if (known !== undefined) {
      if (score > this.#scores[known]!) {
        this.#scores[known] = score
        this.#sink(known)
      }
    } else if (this.#size < this.#slots.length) {
      this.#put(this.#size, slot, score)
      this.#size += 1
      this.#rise(this.#size - 1)
    } else if (score > this.#scores[0]!) {
      this.#placeOf.delete(this.#slots[0]!)
      this.#put(0, slot, score)
      this.#sink(0)
    }
  }

  ranked(signatureOf: (slot: number) => string): Neighbor[] {
    return Array.from({ length: this.#size }, (_, place) => ({
      signature: signatureOf(this.#slots[place]!),
      likeness: this.#scores[place]!,
    })).toSorted((a, b) => b.likeness - a.likeness || (a.signature < b.signature ? -1 : 1))
  }

  #put(place: number, slot: number, score: number): void {
    this.#slots[place] = slot
    this.#scores[place] = score
    this.#placeOf.set(slot, place)
  }

  #swap(a: number, b: number): void {
    const [slot, score] = [this.#slots[a]!, this.#scores[a]!]
    this.#put(a, this.#slots[b]!, this.#scores[b]!)
    this.#put(b, slot, score)
  }

  #rise(from: number): void {
    for (let place = from; place > 0;) {
      const above = (place - 1) >> 1
      if (this.#scores[above]! <= this.#scores[place]!) return
      this.#swap(above, place)
      place = above
    }
  }

  #sink(from: number): void {
    for (let place = from; ;) {
      const left = 2 * place + 1
      const right = left + 1
      let least = place
      if (left < this.#size && this.#scores[left]! < this.#scores[least]!) least = left
      if (right < this.#size && this.#scores[right]! < this.#scores[least]!) least = right
      if (least === place) return
      this.#swap(least, place)
      place = least
    }
  }
}
