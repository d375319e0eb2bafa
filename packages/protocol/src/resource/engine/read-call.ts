import { fail, type ReaderContext } from '@corkboard/contract'
import { VISIT_LIMITS } from '@corkboard/contract/visit-limits'

/** What a client sent, parsed but not yet checked against the resource. */
export interface SentCall {
  readonly options: Readonly<Record<string, unknown>>
  readonly sourceUrl: string | undefined
  readonly context: ReaderContext
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const MAX_SOURCE_URL = 4_096

/**
 * Parses `source_url` and `data` (`{"options": {…}, "context": {…}}` as JSON text) from a query or a form, or from a
 * JSON body, in which `data` may be an object and `options` may be at the top level.
 */
export const readCall = (fields: unknown): SentCall => {
  if (fields === undefined || fields === null) return { options: {}, sourceUrl: undefined, context: {} }
  if (!isRecord(fields)) throw fail('request.malformed')
  const data = readData(fields)
  const options = data['options'] ?? {}
  if (!isRecord(options)) throw fail('request.invalid', { field: 'options' })
  return { options, sourceUrl: readSourceUrl(fields['source_url']), context: readContext(data['context']) }
}

const SIGNATURE = /^[0-9a-f]{32}$/

const signaturesIn = (value: unknown, most: number): string[] =>
  Array.isArray(value) ? value.slice(0, most).filter((it) => typeof it === 'string' && SIGNATURE.test(it)) : []

/** Other clients may send anything here: nothing in it is refused, and unknown fields are ignored. */
const readContext = (value: unknown): ReaderContext =>
  isRecord(value)
    ? {
        recent_pin_sigs: signaturesIn(value['recent_pin_sigs'], VISIT_LIMITS.recentSignatures),
        viewed_images: signaturesIn(value['viewed_images'], VISIT_LIMITS.viewedImages),
      }
    : {}

const readData = (fields: Record<string, unknown>): Record<string, unknown> => {
  const { data } = fields
  if (data === undefined) return fields
  const read = typeof data === 'string' ? parse(data) : data
  if (!isRecord(read)) throw fail('request.malformed', { field: 'data' })
  return read
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw fail('request.malformed', { field: 'data' }, error)
  }
}

/** The page from which the call was made: a path on this site, never another URL. */
const readSourceUrl = (value: unknown): string | undefined => {
  if (value === undefined || value === '') return undefined
  const isPath = typeof value === 'string' && /^\/(?![/\\])/.test(value) && value.length <= MAX_SOURCE_URL
  if (!isPath) throw fail('request.invalid', { field: 'source_url' })
  return value
}
