const NONE = 0

/**
 * Scores of pictures or boards while they are found: a few numbers for each node of the graph, and a list of the nodes
 * that have a score, by which they are cleared for the next list. A table of only these would be smaller, and
 * looking for a slot in it at each of thousands of additions takes longer than everything else.
 */
export class Scores {
  #sums = new Float32Array(0)
  /** The largest part of each sum, and where it came from. */
  #most = new Float32Array(0)
  #sources = new Uint16Array(0)
  #nodes = new Uint32Array(0)
  #size = 0

  /** The number of nodes with a score: their places are below it. */
  get size(): number {
    return this.#size
  }

  /** Begins a list over so many nodes. */
  clear(nodeCount: number): void {
    for (let place = 0; place < this.#size; place += 1) this.#sums[this.#nodes[place]!] = NONE
    this.#size = 0
    if (this.#sums.length >= nodeCount) return
    // The graph grows node by node.
    const length = Math.ceil(nodeCount * 1.25)
    this.#sums = new Float32Array(length)
    this.#most = new Float32Array(length)
    this.#sources = new Uint16Array(length)
    this.#nodes = new Uint32Array(length)
  }

  /** Adds more than 0 to a node's score. */
  add(node: number, score: number, source: number): void {
    const sum = this.#sums[node]!
    this.#sums[node] = sum + score
    if (sum === NONE) {
      this.#nodes[this.#size] = node
      this.#size += 1
    } else if (score <= this.#most[node]!) return
    this.#most[node] = score
    this.#sources[node] = source
  }

  nodeAt(place: number): number {
    return this.#nodes[place]!
  }

  scoreOf(node: number): number {
    return this.#sums[node]!
  }

  /** The source of the largest part of a node's score. */
  sourceOf(node: number): number {
    return this.#sources[node]!
  }
}
