import type { MediaUpload, PartialUpload } from '@corkboard/contract/media/wire/media'
import { addressOfCall } from './endpoint-address.ts'
import { callEndpoint } from './endpoint-client.ts'
import { errorOf, isAbort } from './errors.ts'
import { forgetUpload, interruptedUploads, isUploadOf, rememberUpload } from './interrupted-uploads.ts'
import { sendBytes } from './send-bytes.ts'
import type { ApiEnvironment } from './transport.ts'

/** (ours) A request is cut off after two minutes; a line of 600 kbit/s sends as much in that time. */
const PART_BYTES = 8 * 1_024 * 1_024
/** (ours) Waits between tries that bring nothing. After the last one the user is asked. */
const WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000]
/** The file is complete only with the server's response. */
const NEARLY_ALL = 0.999

export interface PartsOptions {
  /** Called with the fraction that has been sent, 0 to 1. It falls when a part was lost on the way. */
  readonly onProgress?: (share: number) => void
  /** The connection broke. The upload continues by itself, and `onProgress` tells when. */
  readonly onInterrupted?: () => void
  readonly signal?: AbortSignal
}

const PATH = '/v3/media/partial/{media_upload_id}/'

const isPassing = ({ httpStatus, error_code: code }: ReturnType<typeof errorOf>): boolean =>
  httpStatus === 0 || httpStatus === 408 || httpStatus >= 500 || code === 'media.wrong_offset'

const untilOnline = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const done = () => resolve()
    addEventListener('online', done, { once: true })
    signal?.addEventListener('abort', done, { once: true })
  })

/**
 * Uploads a file in parts. It continues where it stopped: after the connection returns, when it is called again, and
 * when the user chooses the same file after a reload.
 * @throws ApiError, or an AbortError when aborted
 */
export const uploadInParts = async (
  env: ApiEnvironment,
  file: File,
  { onProgress, onInterrupted, signal }: PartsOptions,
  createRequest: () => XMLHttpRequest,
): Promise<MediaUpload> => {
  const account = env.shownAccount?.()
  let tries = 0
  let received = -1
  /** Runs one call, and again while it fails for a passing reason. */
  const persistent = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await call()
    } catch (thrown) {
      if (isAbort(thrown) || signal?.aborted || !isPassing(errorOf(thrown))) throw thrown
      const wait = WAITS_MS[tries++]
      if (wait === undefined) throw thrown
      onInterrupted?.()
      if (navigator.onLine) await env.wait(wait)
      else await untilOnline(signal)
      signal?.throwIfAborted()
      return undefined
    }
  }
  const told = ({ media_upload_id: id, received_bytes }: PartialUpload): void => {
    if (received_bytes !== received) tries = 0
    received = received_bytes
    const share = Math.min(NEARLY_ALL, received / file.size)
    rememberUpload(file, { id, account, share })
    onProgress?.(share)
  }

  const begin = async (): Promise<PartialUpload> => {
    const known = interruptedUploads(account).find(isUploadOf(file))
    if (known) {
      const request = { params: { media_upload_id: known.id }, ...(signal && { signal }) }
      try {
        return await callEndpoint(env, `GET ${PATH}`, request)
      } catch (thrown) {
        if (errorOf(thrown).error_code !== 'media.not_found') throw thrown
        forgetUpload(known.id)
      }
    }
    const body = { bytes: file.size, file_name: file.name, declared_type: file.type }
    return callEndpoint(env, 'POST /v3/media/partial/', { body, ...(signal && { signal }) })
  }

  for (;;) {
    let state = await persistent(begin)
    while (state && !state.upload) {
      told(state)
      const { media_upload_id: id, received_bytes: offset } = state
      const path = addressOfCall(`PATCH ${PATH}`, { params: { media_upload_id: id }, query: { offset } })
      const body = file.slice(offset, offset + PART_BYTES)
      const onSent = (sent: number) => onProgress?.(Math.min(NEARLY_ALL, (offset + sent) / file.size))
      state = await persistent(() =>
        sendBytes<PartialUpload>(env, { method: 'PATCH', path, body }, { onSent, signal, createRequest }),
      )
    }
    if (!state?.upload) continue
    forgetUpload(state.media_upload_id)
    return state.upload
  }
}
