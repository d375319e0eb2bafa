import type { ResourceEnvelope, ResourceVerb, WireError } from '@corkboard/contract'
import type { Browser, Sent } from './browser.ts'
import { checkResourceData } from './check-response.ts'

export interface ResourceResponse<Data = unknown> {
  readonly status: number
  readonly headers: Headers
  readonly envelope: ResourceEnvelope<Data>
}

/** A call that the site refused, as the client would report it. */
export class Refused extends Error {
  readonly error: WireError
  constructor(error: WireError) {
    super(`${error.error_code}${error.field === null ? '' : ` (${error.field})`}: ${error.message}`)
    this.error = error
  }
}

export type Options = Readonly<Record<string, unknown>>

/** Calls a resource like the web app does. Checks a successful response against the contract. */
export const callResource = async (
  browser: Browser,
  name: string,
  verb: ResourceVerb,
  options: Options = {},
  headers: Sent['headers'] = {},
): Promise<ResourceResponse> => {
  const fields = { source_url: '/', data: JSON.stringify({ options, context: {} }) }
  const path = `/resource/${name}/${verb}/`
  const response =
    verb === 'get'
      ? await browser.send(`${path}?${new URLSearchParams(fields).toString()}`, { headers })
      : await browser.send(path, { method: 'POST', form: fields, headers })
  const envelope = (await response.json()) as ResourceEnvelope
  if (envelope.resource_response.status === 'success') {
    checkResourceData(name, verb, envelope.resource_response.data)
  }
  return { status: response.status, headers: response.headers, envelope }
}

/**
 * Returns the data of a call that must succeed.
 * @throws Refused
 */
export const dataOf = <Data>(response: ResourceResponse): Data => {
  const { error, data } = response.envelope.resource_response
  if (error) throw new Refused(error)
  return data as Data
}
