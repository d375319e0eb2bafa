import type { RestEnvelope } from '@corkboard/contract/resource'
import { ApiError, normalizeError } from './errors.ts'
import { callHeaders, refusalOf, type ApiEnvironment } from './transport.ts'

export interface SendOptions {
  /** Called with the number of bytes sent so far, and their total with what surrounds the file. */
  readonly onSent?: (sent: number, total: number) => void
  readonly signal?: AbortSignal | undefined
  /** Creates an XMLHttpRequest, because fetch does not report upload progress. */
  readonly createRequest: () => XMLHttpRequest
}

const aborted = () => new DOMException('The upload was given up.', 'AbortError')

/**
 * Sends a file, or a part of one, to an endpoint and gives the `data` of its response.
 * @throws ApiError, or an AbortError when aborted
 */
export const sendBytes = <Data>(
  env: ApiEnvironment,
  call: { readonly method: 'POST' | 'PATCH'; readonly path: string; readonly body: FormData | Blob },
  { onSent, signal, createRequest }: SendOptions,
): Promise<Data> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(aborted())
    const request = createRequest()
    const stop = () => request.abort()
    signal?.addEventListener('abort', stop, { once: true })
    request.open(call.method, new URL(call.path, env.origin))
    request.responseType = 'json'
    for (const [name, value] of Object.entries(callHeaders(env, { queryName: 'media', isWrite: true }))) {
      request.setRequestHeader(name, value)
    }
    if (call.body instanceof Blob) request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onSent?.(loaded, total)
    request.onabort = () => reject(aborted())
    request.onerror = () => reject(new ApiError(normalizeError(undefined, 0)))
    request.onload = () => {
      const body = request.response as RestEnvelope<Data> | null
      if (request.status < 300 && body?.status === 'success' && body.data) resolve(body.data)
      else reject(refusalOf(env, body?.error, request.status < 300 ? 502 : request.status))
    }
    request.onloadend = () => signal?.removeEventListener('abort', stop)
    request.send(call.body)
  })
