import type { Readable } from 'node:stream'

/** What a store knows about the bytes it just took. `sha256` is 64 lower-case hex digits. */
export interface StoredBytes {
  readonly bytes: number
  readonly sha256: string
}

export interface StoredMedia {
  readonly stream: Readable
  /** Of the whole, also when a range of it is read. */
  readonly bytes: number
  readonly contentType: string
  readonly modifiedAt: Date
}

/** A file as a walk through the store finds it. */
export interface StoredEntry {
  readonly key: string
  readonly bytes: number
  readonly modifiedAt: Date
}

/** First and last byte, both included, within the size. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface PutOptions {
  readonly contentType: string
  /** More bytes than this are refused with `media.too_large` while they arrive, and nothing is left behind. */
  readonly maxBytes?: number
}

/**
 * Where media bytes live. Keys are relative paths: `orig/ab/cd/<signature>.jpg`, `incoming/<id>`. What is stored under
 * a key never changes its meaning (keys are content-addressed), so writing the same key twice is harmless.
 *
 * Every store refuses alike: `media.disk_full` when there is no room, `media.too_large` beyond `maxBytes`,
 * `request.unavailable` when the store cannot be reached. A key that is not a clean relative path is a `TypeError`.
 */
export interface MediaStore {
  /** Durable when it resolves; until then, and when it fails, nothing is seen under the key. */
  put(key: string, source: Readable | Buffer, options: PutOptions): Promise<StoredBytes>
  /**
   * Gives stored bytes another key without reading them, and replaces what was there; as durable and as sudden as `put`.
   * `false` when there is nothing under `from`. Killed midway it may leave the bytes under both keys, never under none.
   */
  move(from: string, to: string): Promise<boolean>
  /** The whole of it, or the bytes of `range`. The caller reads the stream to its end or destroys it. */
  read(key: string, range?: ByteRange): Promise<StoredMedia | undefined>
  /** For what is small: renderings. Everything else is read as a stream. */
  readBuffer(key: string): Promise<Buffer | undefined>
  has(key: string): Promise<boolean>
  /** In bytes; `undefined` when there is nothing under the key. */
  sizeOf(key: string): Promise<number | undefined>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** Everything there is, in no particular order; what is stored or removed meanwhile may be among it or not. */
  list(): AsyncIterable<StoredEntry>
  /** Removes what processes that were killed left half-written. */
  removeAbandoned(): Promise<void>
  /** Disk only: where the media process can read the file without a copy. The file need not exist. */
  localPath?(key: string): string
  /** Disk only: room left for this process, in bytes. */
  freeBytes?(): Promise<number>
}
