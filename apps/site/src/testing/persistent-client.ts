import type { MediaUpload, ResourceEnvelope, RestEnvelope, WireError } from '@corkboard/contract'
import { type Browser, openBrowser, type TestPicture } from '@corkboard/testkit'

/** Asks again, with the same Idempotency-Key, until it has an answer: what an app does on a bad connection. */
export interface PersistentClient {
  readonly browser: Browser
  /** How often it had to ask again. */
  readonly retries: () => number
  writes<Data>(resource: string, options: Readonly<Record<string, unknown>>, key: string): Promise<Data>
  uploads(picture: TestPicture, key: string): Promise<MediaUpload>
}

/** Longer than an answer takes on a busy machine; a process killed in the middle of one never gives it. */
const ANSWER_WITHIN_MS = 15_000
const PAUSE_MS = 50
/** Past this the site is taken to be down for good. */
const PATIENCE_MS = 120_000

/** The site's last word on a request; nothing that asking again would change. */
class FinalRefusal extends Error {}

/** `undefined` is no answer yet. */
type Answer<Data> = { readonly data: Data } | undefined

/** Busy, away, or not ready yet. */
const isPassing = (status: number, error: WireError): boolean => status >= 500 || error.error_code === 'media.not_ready'

export const openPersistentClient = (origin: string): PersistentClient => {
  const browser = openBrowser(origin)
  let retries = 0

  const insist = async <Data>(what: string, attempt: () => Promise<Answer<Data>>): Promise<Data> => {
    const deadline = performance.now() + PATIENCE_MS
    let last: unknown
    while (performance.now() < deadline) {
      try {
        const answer = await withinTime(attempt())
        if (answer) return answer.data
        last = 'it was not ready'
      } catch (error) {
        if (error instanceof FinalRefusal) throw error
        last = error
      }
      retries += 1
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    throw new Error(`No answer to ${what}`, { cause: last })
  }

  const read = <Data>(status: number, error: WireError | null | undefined, data: Data): Answer<Data> => {
    if (!error) return { data }
    if (isPassing(status, error)) return undefined
    throw new FinalRefusal(`${status} ${error.error_code}: ${error.message}`)
  }

  return {
    browser,
    retries: () => retries,
    writes: <Data>(resource: string, options: Readonly<Record<string, unknown>>, key: string) =>
      insist(`${resource} ${key}`, async () => {
        const response = await browser.send(`/resource/${resource}/create/`, {
          method: 'POST',
          form: { source_url: '/', data: JSON.stringify({ options, context: {} }) },
          headers: { 'idempotency-key': key },
        })
        const { resource_response: answer } = (await response.json()) as ResourceEnvelope<Data>
        return read(response.status, answer.error, answer.data as Data)
      }),
    uploads: ({ bytes, name, type }, key) =>
      insist(`upload ${key}`, async () => {
        const form = new FormData()
        form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
        const response = await browser.send('/v3/media/', { method: 'POST', form, headers: { 'idempotency-key': key } })
        const { data, error } = (await response.json()) as RestEnvelope<MediaUpload>
        const answer = read(response.status, error, data as MediaUpload)
        return answer?.data.status === 'succeeded' ? answer : undefined
      }),
  }
}

const withinTime = async <T>(work: Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), ANSWER_WITHIN_MS)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
    work.catch(() => undefined)
  }
}
