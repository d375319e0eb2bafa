import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { decodeBody, S3BodyError } from './s3-body.ts'
import { checkSignature, sha256, type S3Credentials } from './s3-signature.ts'

export interface S3ServerOptions extends Partial<S3Credentials> {
  readonly bucket?: string
  /** A put that would exceed this in all is answered with 507, as a full disk would be. */
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
  /** What is stored, by key; a test may look but should write through the door. */
  readonly objects: ReadonlyMap<string, StoredObject>
  close(): Promise<void>
}

const STATUS: Readonly<Record<string, number>> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  MethodNotAllowed: 405,
  InvalidRange: 416,
  NotImplemented: 501,
  XMinioStorageFull: 507,
  BadDigest: 400,
  IncompleteBody: 400,
  XAmzContentSHA256Mismatch: 400,
}
/** Objects in one answer to a list; the real service gives up to 1,000. */
const LISTED_AT_ONCE = 10
/** Of a call that lists; another asks for a feature this server does not have. */
const LIST_PARAMETERS = /^(x-id|X-Amz-.+|list-type|prefix|continuation-token|encoding-type|max-keys)$/
/** Parts of a signed address; any other query parameter asks for a feature this server does not have. */
const KNOWN_PARAMETERS = /^(x-id|X-Amz-.+|x-amz-checksum-mode|response-content-type)$/

interface Call {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly key: string
}

/**
 * A small S3 for tests, in memory, path-style: put, get (with ranges), head, delete, list. It checks what the real service
 * checks: Signature Version 4 in headers and addresses, body hashes, checksums, chunked uploads. What it does not know
 * it refuses with 501 rather than pretend.
 */
export const startS3Server = async (options: S3ServerOptions = {}): Promise<S3Server> => {
  const { bucket = 'corkboard', region = 'us-east-1', accessKeyId = 'testkit', capacityBytes = Infinity } = options
  const { secretAccessKey = 'testkit-secret-for-a-local-server', now = Date.now } = options
  const credentials = { region, accessKeyId, secretAccessKey }
  const objects = new Map<string, StoredObject>()

  const put = async ({ request, response, key }: Call, check: Admitted) => {
    const data = decodeBody(await buffer(request), request.headers, check.payloadHash, check.signature)
    const used = [...objects].reduce((sum, [name, object]) => sum + (name === key ? 0 : object.data.length), 0)
    if (used + data.length > capacityBytes) return refuse(response, 'XMinioStorageFull')
    const contentType = request.headers['content-type'] ?? 'binary/octet-stream'
    const object = { data, contentType, modifiedAt: new Date(now()), etag: `"${sha256(data).slice(0, 32)}"` }
    objects.set(key, object)
    response.writeHead(200, { etag: object.etag }).end()
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
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
    if (key === '' || [...url.searchParams.keys()].some((name) => !KNOWN_PARAMETERS.test(name))) {
      return refuse(response, 'NotImplemented')
    }
    const object = objects.get(key)
    if (method === 'PUT') return put({ request, response, key }, check)
    if (method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 'MethodNotAllowed')
    if (!object) return refuse(response, 'NoSuchKey')
    return sendObject({ request, response, key }, object)
  }

  const server = createServer((request, response) => {
    answer(request, response)
      .catch((error: unknown) => refuse(response, error instanceof S3BodyError ? error.code : 'InternalError'))
      // A refused upload is read to its end, or the sender would see a broken pipe instead of the answer.
      .finally(() => request.resume())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const close = async () => {
    server.closeAllConnections()
    await new Promise<void>((closed) => server.close(() => closed()))
  }
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { ...credentials, endpoint, bucket, objects, close, [Symbol.asyncDispose]: close }
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
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">` +
      `<IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  )
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
