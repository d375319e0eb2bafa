/** How a service is called that the operator configured: its address is theirs to choose, and may be in their own house. */
export interface ServiceCall {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | URLSearchParams
  readonly timeoutMs: number
  readonly maxBytes?: number
}

const MOST_BYTES = 1_048_576

/**
 * What a configured service answers, as JSON.
 * @throws when it cannot be reached in time, refuses, or answers with something else. Redirects are not followed:
 * what we tell it is for it alone.
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
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`The service answered ${response.status}`)
  }
  return JSON.parse(await textWithin(response, call.maxBytes ?? MOST_BYTES)) as unknown
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
