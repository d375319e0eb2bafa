/** A request as it goes over the wire, made once and sent many times. */
export interface PlannedRequest {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly json?: unknown
}

/** Where this stands in a request, every sending puts something that was never there before. */
export const UNIQUE = '00000000-0000-4000-8000-000000000000'

export const rawRequest = ({ method = 'GET', path, headers = {}, json }: PlannedRequest): string => {
  const body = json === undefined ? '' : JSON.stringify(json)
  const all: Record<string, string> = {
    host: 'localhost',
    // As a browser says of what a page asks: others are told whole addresses.
    'sec-fetch-site': 'same-origin',
    ...(json === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

/** What the load process is told to do. */
export interface LoadOrder {
  readonly port: number
  /** A list of raw requests for each connection; connections beyond the lists share them. */
  readonly lists: readonly (readonly string[])[]
  readonly connections: number
  /** Stop sending after this long, or after so many requests. */
  readonly ms?: number
  readonly total?: number
}

export interface LoadReport {
  /** Requests that succeeded. */
  readonly done: number
  /** Answers by status other than 2xx and 304. A server may say that it is overloaded (503), which is no failure. */
  readonly refused: Readonly<Record<string, number>>
  /** The first of them that is one. */
  readonly refusal?: string
  readonly bytes: number
  readonly p50Ms: number
  readonly p99Ms: number
}
