/** A request as sent over the wire, built once and sent many times. */
export interface PlannedRequest {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly json?: unknown
}

/** Each time a request is sent, this text in it is replaced by a new unique one. */
export const UNIQUE = '00000000-0000-4000-8000-000000000000'

export const rawRequest = ({ method = 'GET', path, headers = {}, json }: PlannedRequest): string => {
  const body = json === undefined ? '' : JSON.stringify(json)
  const all: Record<string, string> = {
    host: 'localhost',
    // As browsers send for a page's own requests: other callers get absolute URLs.
    'sec-fetch-site': 'same-origin',
    ...(json === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

/** An order for the load process. */
export interface LoadOrder {
  readonly port: number
  /** A list of raw requests for each connection; any further connections share them. */
  readonly lists: readonly (readonly string[])[]
  readonly connections: number
  /** Stop sending after this long, or after this many requests. */
  readonly ms?: number
  readonly total?: number
}

export interface LoadReport {
  /** Requests that succeeded. */
  readonly done: number
  /** Responses with a status other than 2xx and 304. A server may report an overload (503), which is not a failure. */
  readonly refused: Readonly<Record<string, number>>
  /** The first of them that is a failure. */
  readonly refusal?: string
  readonly bytes: number
  readonly p50Ms: number
  readonly p99Ms: number
}
