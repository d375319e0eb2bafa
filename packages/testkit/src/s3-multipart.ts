import { createHash, randomUUID } from 'node:crypto'
import { sha256 } from './s3-signature.ts'

interface Part {
  readonly data: Buffer
  readonly etag: string
}

interface Upload {
  readonly key: string
  readonly contentType: string
  readonly initiated: Date
  readonly parts: Map<number, Part>
}

export interface MultipartUploads {
  begin(key: string, contentType: string): string
  /** Answers with the part's ETag; `undefined` for an unknown upload. */
  putPart(uploadId: string, key: string, number: number, data: Buffer): string | undefined
  /** The parts in the order the client names them, or the service's error code. */
  complete(uploadId: string, key: string, xml: string): { data: Buffer; contentType: string } | string
  abort(uploadId: string, key: string): boolean
  list(prefix: string): { key: string; uploadId: string; initiated: Date }[]
}

/** The real service refuses shorter ones, but for the last. */
const MIN_PART_BYTES = 5 * 1_024 * 1_024

/** Objects that arrive in parts: nothing is seen of them before they are complete. */
export const createMultipartUploads = (now: () => number): MultipartUploads => {
  const uploads = new Map<string, Upload>()
  const find = (uploadId: string, key: string): Upload | undefined => {
    const upload = uploads.get(uploadId)
    return upload?.key === key ? upload : undefined
  }
  return {
    begin: (key, contentType) => {
      const uploadId = randomUUID()
      uploads.set(uploadId, { key, contentType, initiated: new Date(now()), parts: new Map() })
      return uploadId
    },
    putPart: (uploadId, key, number, data) => {
      const etag = `"${sha256(data).slice(0, 32)}"`
      return find(uploadId, key)?.parts.set(number, { data, etag }) && etag
    },
    complete: (uploadId, key, xml) => {
      const upload = find(uploadId, key)
      if (!upload) return 'NoSuchUpload'
      const joined = joinParts(upload.parts, xml)
      if (typeof joined === 'string') return joined
      uploads.delete(uploadId)
      return { data: joined, contentType: upload.contentType }
    },
    abort: (uploadId, key) => find(uploadId, key) !== undefined && uploads.delete(uploadId),
    list: (prefix) =>
      [...uploads]
        .filter(([, { key }]) => key.startsWith(prefix))
        .map(([uploadId, { key, initiated }]) => ({ uploadId, key, initiated }))
        .toSorted((a, b) => (`${a.key} ${a.uploadId}` < `${b.key} ${b.uploadId}` ? -1 : 1)),
  }
}

const joinParts = (parts: ReadonlyMap<number, Part>, xml: string): Buffer | string => {
  const named = [...xml.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    etag: /<ETag>(.*?)</.exec(part)?.[1]?.replaceAll('&quot;', '"'),
    checksum: /<ChecksumSHA256>(.*?)</.exec(part)?.[1],
  }))
  const data: Buffer[] = []
  for (const [n, { number, etag, checksum }] of named.entries()) {
    const part = parts.get(number)
    if (!part || part.etag !== etag) return 'InvalidPart'
    if (checksum !== createHash('sha256').update(part.data).digest('base64')) return 'InvalidPart'
    if (n > 0 && number <= named[n - 1]!.number) return 'InvalidPartOrder'
    if (n < named.length - 1 && part.data.length < MIN_PART_BYTES) return 'EntityTooSmall'
    data.push(part.data)
  }
  return data.length === 0 ? 'MalformedXML' : Buffer.concat(data)
}
