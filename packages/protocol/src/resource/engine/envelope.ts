import type { CorkboardError, ResourceEnvelope } from '@corkboard/contract'
import { resourceFailure } from '../../errors/resource-errors.ts'
import { SECRET_FIELDS } from '../../fields/check-fields.ts'
import type { Options } from './check-options.ts'

/** What every envelope contains besides the response. */
export interface EnvelopeFacts {
  readonly name: string
  readonly identifier: string
  readonly options: Options
}

/** (ours) For each option of a failed call: enough to recognize it, without echoing kilobytes back to the sender. */
const ECHOED_OF_REFUSED = 200

const shortened = (value: unknown): unknown => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (text === undefined || text.length <= ECHOED_OF_REFUSED) return value
  return `${text.slice(0, ECHOED_OF_REFUSED).toWellFormed()}…`
}

const shortenedOptions = (options: Options): Options =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, shortened(value)]))

const echo = (options: Options, bookmark: string | undefined): Record<string, unknown> => {
  const shown = Object.fromEntries(Object.entries(options).filter(([name]) => !SECRET_FIELDS.has(name)))
  return bookmark === undefined ? shown : { ...shown, bookmarks: [bookmark] }
}

const around = (facts: EnvelopeFacts, bookmark?: string): Omit<ResourceEnvelope, 'resource_response'> => ({
  resource: { name: facts.name, options: echo(facts.options, bookmark) },
  client_context: {},
  request_identifier: facts.identifier,
})

export const successEnvelope = <Data>(facts: EnvelopeFacts, data: Data, bookmark?: string): ResourceEnvelope<Data> => ({
  resource_response: {
    status: 'success',
    code: 0,
    message: 'ok',
    data,
    ...(bookmark === undefined ? {} : { bookmark }),
  },
  ...around(facts, bookmark),
})

export const failureEnvelope = (facts: EnvelopeFacts, refusal: CorkboardError): ResourceEnvelope<never> => ({
  resource_response: resourceFailure(refusal),
  ...around({ ...facts, options: shortenedOptions(facts.options) }),
})

/** The same as `successEnvelope`, for data that is already JSON text. */
export const successText = (facts: EnvelopeFacts, data: string, bookmark?: string): string => {
  const { resource_response: response, ...rest } = successEnvelope(facts, null, bookmark)
  const { data: _replaced, ...head } = response
  return `{"resource_response":${JSON.stringify(head).slice(0, -1)},"data":${data}},${JSON.stringify(rest).slice(1)}`
}
