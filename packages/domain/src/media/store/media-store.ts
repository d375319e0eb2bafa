import type { Readable } from 'node:stream'

/** What a store knows about the bytes it just stored. `sha256` is 64 lower-case hex digits. */
export interface StoredBytes {
  readonly bytes: number
  readonly sha256: string
}

export interface StoredMedia {
  readonly stream: Readable
  /** Size of the whole file, even when only a range of it is read. */
  readonly bytes: number
  readonly contentType: string
  readonly modifiedAt: Date
}

/** A file as listed by the store. */
export interface StoredEntry {
  readonly key: string
  readonly bytes: number
  readonly modifiedAt: Date
}

/** First and last byte, both inclusive, within the file's size. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface PutOptions {
  readonly contentType: string
  /** Refuses more bytes than this with `media.too_large` while they arrive, and leaves nothing behind. */
  readonly maxBytes?: number
}

/**
 * Where media bytes are stored. Keys are relative paths: `orig/ab/cd/<signature>.jpg`, `incoming/<id>`. The content
 * under a key never changes its meaning (keys are content-addressed), so writing the same key twice is harmless.
 *
 * Every store fails the same way: `media.disk_full` when there is no space, `media.too_large` beyond `maxBytes`,
 * `request.unavailable` when the store cannot be reached. A key that is not a clean relative path is a `TypeError`.
 */
export interface MediaStore {
  /** The file is durable when this resolves; until then, and on failure, the key shows nothing of it. */
  put(key: string, source: Readable | Buffer, options: PutOptions): Promise<StoredBytes>
  /** Reads the whole file, or the bytes of `range`. The caller reads the stream to its end or destroys it. */
  read(key: string, range?: ByteRange): Promise<StoredMedia | undefined>
  /** For what is small: renderings. Everything else is read as a stream. */
  readBuffer(key: string): Promise<Buffer | undefined>
  has(key: string): Promise<boolean>
  /** Size in bytes; `undefined` when nothing is stored under the key. */
  sizeOf(key: string): Promise<number | undefined>
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>
  /** Lists every file, in no particular order; files stored or removed in the meantime may or may not be included. */
  list(): AsyncIterable<StoredEntry>
  /** Removes what processes that were killed left half-written. */
  removeAbandoned(): Promise<void>
  /** Disk only: the path where the media process can read the file without a copy. The file need not exist. */
  localPath?(key: string): string
  /** Disk only: free space for this process, in bytes. */
  freeBytes?(): Promise<number>
}
