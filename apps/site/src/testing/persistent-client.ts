import type { MediaUpload, ResourceEnvelope, ResourceVerb, RestEnvelope, WireError } from '@corkboard/contract'
import { type Browser, openBrowser, type TestPicture } from '@corkboard/testkit'

/** Repeats a request with the same Idempotency-Key until it gets a response, like an app on a bad connection. */
export interface PersistentClient {
  readonly browser: Browser
  /** How often it had to repeat a request. */
  readonly retries: () => number
  /** Creates, unless another verb is given. */
  writes<Data>(
    resource: string,
    options: Readonly<Record<string, unknown>>,
    key: string,
    verb?: Exclude<ResourceVerb, 'get'>,
  ): Promise<Data>
  uploads(picture: TestPicture, key: string): Promise<MediaUpload>
}

/** Longer than a response takes on a busy machine; a process killed in the middle of one never sends it. */
const RESPONSE_WITHIN_MS = 15_000
const PAUSE_MS = 50
/** After this long the site is considered down for good. */
const PATIENCE_MS = 120_000

/** A final error: repeating the request would not change it. */
class FinalRefusal extends Error {}

/** `undefined` means no response yet. */
type Result<Data> = { readonly data: Data } | undefined

/** True when the site is busy, down, or not ready yet. */
const isPassing = (status: number, error: WireError): boolean => status >= 500 || error.error_code === 'media.not_ready'

export const openPersistentClient = (origin: string): PersistentClient => {
  const browser = openBrowser(origin)
  let retries = 0

  const insist = async <Data>(what: string, attempt: () => Promise<Result<Data>>): Promise<Data> => {
    const deadline = performance.now() + PATIENCE_MS
    let last: unknown
    while (performance.now() < deadline) {
      try {
        const result = await withinTime(attempt())
        if (result) return result.data
        last = 'it was not ready'
      } catch (error) {
        if (error instanceof FinalRefusal) throw error
        last = error
      }
      retries += 1
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    throw new Error(`No response to ${what}`, { cause: last })
  }

  const read = <Data>(status: number, error: WireError | null | undefined, data: Data): Result<Data> => {
    if (!error) return { data }
    if (isPassing(status, error)) return undefined
    throw new FinalRefusal(`${status} ${error.error_code}: ${error.message}`)
  }

  return {
    browser,
    retries: () => retries,
    writes: <Data>(resource: string, options: Readonly<Record<string, unknown>>, key: string, verb = 'create') =>
      insist(`${resource} ${key}`, async () => {
        const response = await browser.send(`/resource/${resource}/${verb}/`, {
          method: 'POST',
          form: { source_url: '/', data: JSON.stringify({ options, context: {} }) },
          headers: { 'idempotency-key': key },
        })
        const { resource_response: result } = (await response.json()) as ResourceEnvelope<Data>
        return read(response.status, result.error, result.data as Data)
      }),
    uploads: ({ bytes, name, type }, key) =>
      insist(`upload ${key}`, async () => {
        const form = new FormData()
        form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
        const response = await browser.send('/v3/media/', { method: 'POST', form, headers: { 'idempotency-key': key } })
        const { data, error } = (await response.json()) as RestEnvelope<MediaUpload>
        const result = read(response.status, error, data as MediaUpload)
        return result?.data.status === 'succeeded' ? result : undefined
      }),
  }
}

const withinTime = async <T>(work: Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('no response in time')), RESPONSE_WITHIN_MS)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
    work.catch(() => undefined)
  }
}
