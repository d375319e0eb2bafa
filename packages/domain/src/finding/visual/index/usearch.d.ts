/**
 * The parts of the library that we use, declared here because the types must also hold where npm leaves out an optional
 * dependency (Node 20).
 */
declare module 'usearch' {
  export enum MetricKind {
    Cos = 'cos',
  }
  export enum ScalarKind {
    BF16 = 'bf16',
  }
  export interface IndexConfig {
    dimensions: number
    metric: MetricKind
    quantization: ScalarKind
    connectivity: number
    expansion_add: number
    expansion_search: number
    multi: boolean
  }
  export interface Matches {
    readonly keys: BigUint64Array
    readonly distances: Float32Array
  }
  export class Index {
    constructor(config: IndexConfig)
    add(keys: BigUint64Array, vectors: Float32Array, threads: number): void
    /** Vectors are rows of one flat array. Returns the nearest first. */
    search(vectors: Float32Array, count: number, threads: number): Matches
    remove(keys: BigUint64Array): void
    save(file: string): void
    /** @throws when the file is not one of the library's */
    load(file: string): void
    size(): number
    dimensions(): number
  }
}
