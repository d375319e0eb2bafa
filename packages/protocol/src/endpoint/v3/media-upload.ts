import { CorkboardError, fail, LIMITS, type MediaUpload, UploadMediaEndpoint } from '@corkboard/contract'
import { requireWriter } from '@corkboard/domain/kernel'
import { acceptUpload, failureCodeOf, getUpload, waitForUpload } from '@corkboard/domain/media'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { readIdempotencyKey } from '../../resource/engine/idempotency-key.ts'
import { type KeyedCall, repeated, storeOnce } from '../../resource/engine/run-once.ts'
import { type BodyParser, implementEndpoint } from '../engine/implement.ts'

/** How long the response waits for the worker. A client that gets `processing` requests it again. */
const WAIT_MS = 25_000
/** What a form adds to its file: boundaries, headers, and a few small fields. */
const FORM_BYTES = 64 * 1024
/**
 * One byte more than allowed, so that the store sees the excess and refuses it. The parser alone would truncate
 * silently.
 */
const PARSER_LIMITS = { fileSize: LIMITS.uploadMaxBytes + 1, files: 4, fields: 20, fieldSize: 4_096, parts: 24 }

const failureOf = (upload: MediaUpload) => fail(failureCodeOf(upload.error_code), { field: 'file' })

/** The upload's id. A retry gets the first request's id, even if its response was lost. */
const receiveOnce = async (request: FastifyRequest, isForSearch: boolean): Promise<string> => {
  const { ctx, csrfToken } = request.visit
  const key = readIdempotencyKey(request)
  const length = request.headers['content-length'] ?? 'unknown'
  if (Number(length) > LIMITS.uploadMaxBytes + FORM_BYTES) throw fail('media.too_large', { field: 'file' })
  const call: KeyedCall | undefined =
    key === undefined
      ? undefined
      : { key, call: 'POST /v3/media/', input: [length, isForSearch], client: { visitor: csrfToken } }
  const earlier = call && (await repeated(ctx, call))
  if (earlier !== undefined) {
    request.raw.resume()
    return earlier
  }
  const { media_upload_id: id } = await receive(request, isForSearch)
  return call ? (await storeOnce(ctx, call, async () => ({ text: id }))).text : id
}

const receive = async (request: FastifyRequest, isForSearch: boolean): Promise<MediaUpload> => {
  const part = await filePart(request)
  let broken: unknown
  part.file.once('error', (error) => {
    broken = error
  })
  try {
    return await acceptUpload(request.visit.ctx, {
      source: part.file,
      fileName: part.filename,
      declaredType: part.mimetype,
      isForSearch,
    })
  } catch (error) {
    // The sender aborted or sent an invalid form, which is not our fault.
    throw broken === undefined || error instanceof CorkboardError
      ? error
      : fail('request.malformed', { field: 'file' }, error)
  }
}

const filePart = async (request: FastifyRequest): Promise<MultipartFile> => {
  if (!request.isMultipart()) throw fail('media.missing', { field: 'file' })
  try {
    for await (const part of request.parts({ limits: PARSER_LIMITS })) {
      if (part.type !== 'file') continue
      if (part.fieldname === 'file') return part
      part.file.resume()
    }
  } catch (error) {
    throw fail('request.malformed', { field: 'file' }, error)
  }
  throw fail('media.missing', { field: 'file' })
}

const bodyParser: BodyParser = async (scope) => {
  // The store counts the bytes itself and throws our own errors.
  await scope.register(multipart, { throwFileSizeLimit: false })
}

export const mediaUpload = implementEndpoint(
  UploadMediaEndpoint,
  async (ctx, { query: { purpose } }, request) => {
    requireWriter(ctx)
    const id = await receiveOnce(request, purpose === 'search')
    const received = await getUpload(ctx, id)
    // A video takes minutes: its uploader follows its progress.
    const upload = received.media_type === 'video' ? received : await waitForUpload(ctx, id, WAIT_MS)
    if (upload.status === 'failed') throw failureOf(upload)
    return upload
  },
  { bodyParser },
)
