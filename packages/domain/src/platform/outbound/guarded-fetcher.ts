import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isPublicAddress } from './public-address.ts'
import { ACCEPT_ENCODING, readBody } from './read-body.ts'
import { literalAddress, resolveByDns, type ResolveHost } from './resolve-host.ts'

/** Why a URL was not fetched. */
export type FetchRefusal =
  /** Not http(s), a port other than 80 and 443, or a URL that contains a user name and password. */
  | 'address'
  /** The host has no address, or one that is not on the public Internet. */
  | 'host'
  | 'redirects'
  | 'status'
  | 'type'
  | 'size'
  | 'time'
  | 'unreachable'

export interface FetchRequest {
  /** Accepted media types: `text/html`, or `image/*`. */
  readonly types: readonly string[]
  readonly maxBytes: number
  /** Truncates a body longer than `maxBytes` instead of refusing it. */
  readonly cut?: boolean
  /** Validators of an earlier response: an unchanged page is then returned without its body. */
  readonly known?: { readonly etag: string | null; readonly lastModified: string | null }
}

export interface Fetched {
  readonly ok: true
  /** The URL after redirects. */
  readonly url: string
  /** The page still matches `known`; there is no body. */
  readonly isUnchanged: boolean
  /** In lower case, without parameters. */
  readonly type: string
  readonly charset: string | undefined
  readonly bytes: Buffer
  readonly etag: string | null
  readonly lastModified: string | null
}

export interface NotFetched {
  readonly ok: false
  readonly reason: FetchRefusal
  readonly status?: number
  /** How long the server asks us to stay away. */
  readonly retryAfterMs?: number
}

/**
 * The only way to fetch URLs that users provide. Returns a result and never throws: a page that cannot be fetched is
 * normal.
 */
export interface GuardedFetcher {
  fetch(url: string, request: FetchRequest): Promise<Fetched | NotFetched>
}

declare module '../../kernel/context.ts' {
  interface Site {
    /** Fetches addresses that members gave. */
    readonly fetcher: GuardedFetcher
  }
}

export interface FetcherOptions {
  /** Our name, with a URL to read about us. */
  readonly userAgent: string
  readonly resolve?: ResolveHost
  /** `127.0.0.1:4711`: test servers, which are not on the public Internet. */
  readonly trusted?: readonly string[]
  readonly connectMs?: number
  readonly totalMs?: number
}

const CONNECT_MS = 5_000
const TOTAL_MS = 10_000
const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

/** Rejects when the total time is over, whatever the server does. */
const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, refuse) => {
    signal.addEventListener('abort', () => refuse(new Refused('time')), { once: true })
  })

/** Aborts the fetch; it becomes a `NotFetched`. */
class Refused extends Error {
  readonly response: NotFetched

  constructor(reason: FetchRefusal, more: Omit<NotFetched, 'ok' | 'reason'> = {}) {
    super(reason)
    this.response = { ok: false, reason, ...more }
  }
}

interface Target {
  readonly url: URL
  /** The host name, for the server's certificate; `undefined` when the URL contains an address. */
  readonly name: string | undefined
  readonly address: string
  readonly port: number
}

export const createGuardedFetcher = (options: FetcherOptions): GuardedFetcher => {
  const { userAgent, resolve = resolveByDns, connectMs = CONNECT_MS, totalMs = TOTAL_MS } = options
  const trusted = new Set(options.trusted)

  /**
   * Resolves and checks where a URL leads. The connection is made to exactly the checked address, so a name that
   * resolves differently the next time gains nothing. A name with a single forbidden address is up to something.
   */
  const look = async (url: URL, signal: AbortSignal): Promise<Target> => {
    const standard = PORTS[url.protocol]
    if (standard === undefined || url.username !== '' || url.password !== '') throw new Refused('address')
    const port = url.port === '' ? standard : Number(url.port)
    const literal = literalAddress(url.hostname)
    const name = literal === undefined ? url.hostname.replace(/\.$/, '') : undefined
    const addresses = name === undefined ? [literal!] : await resolve(name, signal)
    signal.throwIfAborted()
    const [address] = addresses
    if (address === undefined) throw new Refused('host')
    if (addresses.every((each) => trusted.has(`${each}:${port}`))) return { url, name, address, port }
    if (port !== standard) throw new Refused('address')
    if (!addresses.every(isPublicAddress)) throw new Refused('host')
    return { url, name, address, port }
  }

  const send = (
    { url, name, address, port }: Target,
    request: FetchRequest,
    signal: AbortSignal,
  ): Promise<IncomingMessage> =>
    new Promise((result, refuse) => {
      const isSecure = url.protocol === 'https:'
      const { known } = request
      const sent = (isSecure ? requestSecure : requestPlain)({
        host: address,
        port,
        path: `${url.pathname}${url.search}`,
        method: 'GET',
        // Connections are not shared: the next request may be for another name at the same address.
        agent: false,
        signal,
        ...(isSecure && name !== undefined && { servername: name }),
        headers: {
          host: url.host,
          'user-agent': userAgent,
          accept: request.types.join(', '),
          'accept-encoding': ACCEPT_ENCODING,
          'accept-language': 'en, *;q=0.5',
          ...(known?.etag && { 'if-none-match': known.etag }),
          ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
        },
      })
      const connecting = setTimeout(() => sent.destroy(new Refused('time')), connectMs)
      sent.once('socket', (socket) => {
        socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(connecting))
      })
      sent.once('close', () => {
        clearTimeout(connecting)
        // The server closed the connection without a response, or speaks another protocol.
        refuse(new Error('The server hung up'))
      })
      sent.once('response', result)
      sent.on('error', refuse)
      sent.end()
    })

  const follow = async (address: URL, request: FetchRequest, signal: AbortSignal): Promise<Fetched> => {
    let url = address
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await send(await look(url, signal), request, signal)
      try {
        const location = response.headers.location
        if (!REDIRECTS.has(response.statusCode ?? 0) || location === undefined) {
          return await receive(response, url, request)
        }
        const next = URL.parse(location, url)
        if (!next) throw new Refused('address')
        url = next
      } finally {
        // The body of a redirect is not read, nor is anything after the limit.
        response.destroy()
      }
    }
    throw new Refused('redirects')
  }

  return {
    fetch: async (text, request) => {
      const url = URL.parse(text)
      if (!url) return { ok: false, reason: 'address' }
      const signal = AbortSignal.timeout(totalMs)
      try {
        return await Promise.race([follow(url, request, signal), endOf(signal)])
      } catch (error) {
        if (error instanceof Refused) return error.response
        return { ok: false, reason: signal.aborted ? 'time' : 'unreachable' }
      }
    },
  }
}

const receive = async (response: IncomingMessage, url: URL, request: FetchRequest): Promise<Fetched> => {
  const { statusCode: status = 0, headers } = response
  const about = {
    ok: true as const,
    url: url.href,
    etag: headers.etag ?? null,
    lastModified: headers['last-modified'] ?? null,
  }
  if (status === 304 && request.known) {
    return { ...about, isUnchanged: true, type: '', charset: undefined, bytes: Buffer.alloc(0) }
  }
  if (status !== 200) throw new Refused('status', { status, ...retryAfter(headers['retry-after']) })
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';')
  if (!request.types.some((wanted) => matches(wanted, type.trim()))) throw new Refused('type')
  if (!request.cut && Number(headers['content-length'] ?? 0) > request.maxBytes) throw new Refused('size')
  const body = await readBody(response, request.maxBytes)
  if (!body) throw new Refused('type')
  if (body.isCut && !request.cut) throw new Refused('size')
  return { ...about, isUnchanged: false, type: type.trim(), charset: charsetIn(parameters), bytes: body.bytes }
}

const matches = (wanted: string, type: string): boolean =>
  wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted

const charsetIn = (parameters: readonly string[]): string | undefined =>
  parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([\w.:-]+)/.exec(parameter)?.[1])
    .find((name) => name !== undefined)

const retryAfter = (value: string | undefined): Pick<NotFetched, 'retryAfterMs'> =>
  value !== undefined && /^\d{1,9}$/.test(value) ? { retryAfterMs: Number(value) * 1_000 } : {}
