import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { decodeBody, S3BodyError } from './s3-body.ts'
import { createMultipartUploads, type MultipartUploads } from './s3-multipart.ts'
import { checkSignature, sha256, type S3Credentials } from './s3-signature.ts'

export interface S3ServerOptions extends Partial<S3Credentials> {
  readonly bucket?: string
  /** A put that would exceed this total gets a 507, like on a full disk. */
  readonly capacityBytes?: number
  readonly now?: () => number
}

export interface StoredObject {
  readonly data: Buffer
  readonly contentType: string
  readonly modifiedAt: Date
  readonly etag: string
}

export interface S3Server extends S3Credentials, AsyncDisposable {
  readonly endpoint: string
  readonly bucket: string
  /** The stored objects, by key; tests may read them but should write through the API. */
  readonly objects: ReadonlyMap<string, StoredObject>
  /** Keys of objects of which only parts have arrived. */
  unfinished(): string[]
  /** Makes every object look older. */
  age(ms: number): void
  close(): Promise<void>
}

const STATUS: Readonly<Record<string, number>> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  NoSuchUpload: 404,
  MethodNotAllowed: 405,
  InvalidRange: 416,
  NotImplemented: 501,
  XMinioStorageFull: 507,
  BadDigest: 400,
  IncompleteBody: 400,
  InvalidPart: 400,
  InvalidPartOrder: 400,
  EntityTooSmall: 400,
  MalformedXML: 400,
  XAmzContentSHA256Mismatch: 400,
}
/** Objects per list response; the real service returns up to 1,000. */
const LISTED_AT_ONCE = 10
/** Parameters of a list call; any other needs a feature that this server does not have. */
const LIST_PARAMETERS = /^(x-id|X-Amz-.+|list-type|prefix|continuation-token|encoding-type|max-keys)$/
/** Parameters of a multipart upload. */
const PART_PARAMETERS =
  /^(x-id|uploads|uploadId|partNumber|prefix|key-marker|upload-id-marker|max-uploads|encoding-type)$/
/** Parts of a signed URL; any other query parameter needs a feature that this server does not have. */
const KNOWN_PARAMETERS = /^(x-id|X-Amz-.+|x-amz-checksum-mode|response-content-type)$/

interface Call {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly key: string
}

/**
 * A small S3 for tests, in memory, path-style: put (whole, in parts, or as a copy), get (with ranges), head, delete, list.
 * It checks what the real service checks: Signature Version 4 in headers and addresses, body hashes, checksums, chunked
 * uploads, sizes of parts. What it does not know it refuses with 501 rather than pretend.
 */
export const startS3Server = async (options: S3ServerOptions = {}): Promise<S3Server> => {
  const { bucket = 'corkboard', region = 'us-east-1', accessKeyId = 'testkit', capacityBytes = Infinity } = options
  const { secretAccessKey = 'testkit-secret-for-a-local-server', now = Date.now } = options
  const credentials = { region, accessKeyId, secretAccessKey }
  const objects = new Map<string, StoredObject>()
  const uploads = createMultipartUploads(now)

  /** Answers with the object's ETag; `undefined` when there is no room. */
  const store = (key: string, data: Buffer, contentType: string): string | undefined => {
    const used = [...objects].reduce((sum, [name, object]) => sum + (name === key ? 0 : object.data.length), 0)
    if (used + data.length > capacityBytes) return undefined
    const etag = `"${sha256(data).slice(0, 32)}"`
    objects.set(key, { data, contentType, modifiedAt: new Date(now()), etag })
    return etag
  }
  const typeOf = (request: IncomingMessage) => request.headers['content-type'] ?? 'binary/octet-stream'
  const bodyOf = async (request: IncomingMessage, check: Admitted) =>
    decodeBody(await buffer(request), request.headers, check.payloadHash, check.signature)

  const put = async ({ request, response, key }: Call, check: Admitted) => {
    const etag = store(key, await bodyOf(request, check), typeOf(request))
    if (etag === undefined) return refuse(response, 'XMinioStorageFull')
    response.writeHead(200, { etag }).end()
  }

  const copy = ({ request, response, key }: Call) => {
    const from = decodeURIComponent(String(request.headers['x-amz-copy-source'])).replace(/^\//, '')
    const source = from.startsWith(`${bucket}/`) ? objects.get(from.slice(bucket.length + 1)) : undefined
    if (!source) return refuse(response, 'NoSuchKey')
    const isRetyped = request.headers['x-amz-metadata-directive'] === 'REPLACE'
    const etag = store(key, source.data, isRetyped ? typeOf(request) : source.contentType)
    if (etag === undefined) return refuse(response, 'XMinioStorageFull')
    sendXml(response, `<CopyObjectResult><ETag>${etag}</ETag></CopyObjectResult>`)
  }

  /** `false` when the call is none of an upload in parts. */
  const sendParts = async ({ request, response, key }: Call, query: URLSearchParams, check: Admitted) => {
    const uploadId = query.get('uploadId')
    if (request.method === 'POST' && query.has('uploads')) {
      const begun = uploads.begin(key, typeOf(request))
      sendXml(response, `<InitiateMultipartUploadResult><UploadId>${begun}</UploadId></InitiateMultipartUploadResult>`)
    } else if (uploadId === null) return false
    else if (request.method === 'PUT') {
      const etag = uploads.putPart(uploadId, key, Number(query.get('partNumber')), await bodyOf(request, check))
      if (etag === undefined) refuse(response, 'NoSuchUpload')
      else response.writeHead(200, { etag }).end()
    } else if (request.method === 'DELETE') {
      if (uploads.abort(uploadId, key)) response.writeHead(204).end()
      else refuse(response, 'NoSuchUpload')
    } else if (request.method === 'POST') {
      const whole = uploads.complete(uploadId, key, String(await bodyOf(request, check)))
      const etag = typeof whole === 'string' ? undefined : store(key, whole.data, whole.contentType)
      if (etag === undefined) refuse(response, typeof whole === 'string' ? whole : 'XMinioStorageFull')
      else sendXml(response, `<CompleteMultipartUploadResult><ETag>${etag}</ETag></CompleteMultipartUploadResult>`)
    } else return false
    return true
  }

  const result = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const method = request.method ?? 'GET'
    const check = checkSignature({ method, url, headers: request.headers }, credentials, now())
    if (!check.ok) return refuse(response, check.code)
    const [, bucketName, ...rest] = url.pathname.split('/').map(decodeURIComponent)
    if (bucketName !== bucket) return refuse(response, 'NoSuchBucket')
    const key = rest.join('/')
    if (key === '' && method === 'GET' && url.searchParams.get('list-type') === '2') {
      const isKnown = [...url.searchParams.keys()].every((name) => LIST_PARAMETERS.test(name))
      return isKnown ? sendList(response, objects, url.searchParams) : refuse(response, 'NotImplemented')
    }
    if (url.searchParams.has('uploads') || url.searchParams.has('uploadId')) {
      if (![...url.searchParams.keys()].every((name) => PART_PARAMETERS.test(name))) {
        return refuse(response, 'NotImplemented')
      }
      if (key === '' && method === 'GET') return sendUploads(response, uploads, url.searchParams)
      if (key !== '' && (await sendParts({ request, response, key }, url.searchParams, check))) return
      return refuse(response, 'NotImplemented')
    }
    if (key === '' || [...url.searchParams.keys()].some((name) => !KNOWN_PARAMETERS.test(name))) {
      return refuse(response, 'NotImplemented')
    }
    const object = objects.get(key)
    if (method === 'PUT') {
      const call = { request, response, key }
      return request.headers['x-amz-copy-source'] === undefined ? put(call, check) : copy(call)
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 'MethodNotAllowed')
    if (!object) return refuse(response, 'NoSuchKey')
    return sendObject({ request, response, key }, object)
  }

  const server = createServer((request, response) => {
    result(request, response)
      .catch((error: unknown) => refuse(response, error instanceof S3BodyError ? error.code : 'InternalError'))
      // Reads a refused upload to its end; otherwise the sender would see a broken pipe instead of the response.
      .finally(() => request.resume())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const close = async () => {
    server.closeAllConnections()
    await new Promise<void>((closed) => server.close(() => closed()))
  }
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const age = (ms: number) => {
    for (const [key, object] of objects) {
      objects.set(key, { ...object, modifiedAt: new Date(object.modifiedAt.getTime() - ms) })
    }
  }
  const unfinished = () => uploads.list('').map((upload) => upload.key)
  return { ...credentials, endpoint, bucket, objects, unfinished, age, close, [Symbol.asyncDispose]: close }
}

type Admitted = Extract<ReturnType<typeof checkSignature>, { ok: true }>

const sendObject = ({ request, response }: Call, object: StoredObject) => {
  const { data, contentType, etag, modifiedAt } = object
  const range = parseRange(request.headers.range, data.length)
  if (range === 'unsatisfiable') return refuse(response, 'InvalidRange')
  const { start, end } = range ?? { start: 0, end: data.length - 1 }
  response.writeHead(range ? 206 : 200, {
    'content-type': contentType,
    'content-length': end - start + 1,
    'accept-ranges': 'bytes',
    'last-modified': modifiedAt.toUTCString(),
    etag,
    ...(range && { 'content-range': `bytes ${start}-${end}/${data.length}` }),
  })
  response.end(request.method === 'HEAD' ? undefined : data.subarray(start, end + 1))
}

const sendList = (response: ServerResponse, objects: S3Server['objects'], query: URLSearchParams): void => {
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).toSorted()
  const shown = keys.slice(0, LISTED_AT_ONCE)
  const contents = shown.map((key) => {
    const { data, modifiedAt } = objects.get(key)!
    const facts = `<LastModified>${modifiedAt.toISOString()}</LastModified><Size>${data.length}</Size>`
    return `<Contents><Key>${key}</Key>${facts}</Contents>`
  })
  const isTruncated = keys.length > shown.length
  const next = isTruncated ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : ''
  sendXml(
    response,
    `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  )
}

const sendUploads = (response: ServerResponse, uploads: MultipartUploads, query: URLSearchParams): void => {
  const after = `${query.get('key-marker') ?? ''} ${query.get('upload-id-marker') ?? ''}`
  const all = uploads.list(query.get('prefix') ?? '').filter(({ key, uploadId }) => `${key} ${uploadId}` > after)
  const shown = all.slice(0, LISTED_AT_ONCE)
  const isTruncated = all.length > shown.length
  const last = shown.at(-1)
  const next =
    isTruncated && last
      ? `<NextKeyMarker>${last.key}</NextKeyMarker><NextUploadIdMarker>${last.uploadId}</NextUploadIdMarker>`
      : ''
  const entries = shown.map(({ key, uploadId, initiated }) => {
    const facts = `<UploadId>${uploadId}</UploadId><Initiated>${initiated.toISOString()}</Initiated>`
    return `<Upload><Key>${key}</Key>${facts}</Upload>`
  })
  sendXml(
    response,
    `<ListMultipartUploadsResult><IsTruncated>${isTruncated}</IsTruncated>${next}${entries.join('')}</ListMultipartUploadsResult>`,
  )
}

const sendXml = (response: ServerResponse, body: string): void => {
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`)
}

const parseRange = (header: string | undefined, size: number) => {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!parts || (parts[1] === '' && parts[2] === '')) return undefined
  const isSuffix = parts[1] === ''
  const start = isSuffix ? Math.max(0, size - Number(parts[2])) : Number(parts[1])
  const end = isSuffix || parts[2] === '' ? size - 1 : Math.min(Number(parts[2]), size - 1)
  return start > end ? ('unsatisfiable' as const) : { start, end }
}

const refuse = (response: ServerResponse, code: string): void => {
  if (response.headersSent) return void response.destroy()
  const status = STATUS[code] ?? (code === 'InternalError' ? 500 : 403)
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}
