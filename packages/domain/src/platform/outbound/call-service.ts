/** A call to a service configured by the operator: they choose its URL, which may be in their own network. */
export interface ServiceCall {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | URLSearchParams
  readonly timeoutMs: number
  readonly maxBytes?: number
  /** Returns without reading the response. */
  readonly ignoresResponse?: boolean
}

/** Thrown when a service responds with an error. */
export class ServiceRefusal extends Error {
  override readonly name = 'ServiceRefusal'
  readonly status: number
  constructor(status: number) {
    super(`The service answered ${status}`)
    this.status = status
  }
}

const MAX_BYTES = 1_048_576

/**
 * Calls a configured service and returns its JSON response. Does not follow redirects: what we send is for this service
 * only.
 * @throws when the service cannot be reached in time, refuses, or returns something else
 */
export const callService = async (call: ServiceCall): Promise<unknown> => {
  // oxlint-disable-next-line no-restricted-globals -- an address of the operator's, never a user's
  const response = await fetch(call.url, {
    method: call.method ?? 'GET',
    headers: { accept: 'application/json', ...call.headers },
    ...(call.body !== undefined && { body: call.body }),
    redirect: 'error',
    signal: AbortSignal.timeout(call.timeoutMs),
  })
  if (!response.ok || call.ignoresResponse) await response.body?.cancel()
  if (!response.ok) throw new ServiceRefusal(response.status)
  if (call.ignoresResponse) return undefined
  return JSON.parse(await textWithin(response, call.maxBytes ?? MAX_BYTES)) as unknown
}

const textWithin = async (response: Response, maxBytes: number): Promise<string> => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > maxBytes) throw new Error('The service answered with too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
