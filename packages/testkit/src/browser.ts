import { randomUUID } from 'node:crypto'

export interface Sent {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent as a form, or as multipart if it is `FormData`. */
  readonly form?: Readonly<Record<string, string>> | FormData
  /** Sent unchanged, for requests that no browser would send. */
  readonly rawBody?: string | Uint8Array<ArrayBuffer>
  /** Replaces headers the browser would send or, with `undefined`, leaves them out. */
  readonly headers?: Readonly<Record<string, string | undefined>>
}

/** What a browser does for a page: stores cookies, sends the origin, repeats the CSRF token. */
export interface Browser {
  readonly origin: string
  send(path: string, sent?: Sent): Promise<Response>
  cookie(name: string): string | undefined
  /** Deletes all cookies, like a private window. */
  forget(): void
}

const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** A URL that responds to everyone; its response sets the CSRF cookie. */
const FIRST_VISIT = '/v3/nothing/'

/** @param publicOrigin the site's origin in its own browsers, if it differs from its address */
export const openBrowser = (origin: string, publicOrigin = origin): Browser => {
  const jar = new Map<string, string>()

  const storeCookies = (response: Response): void => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1)
      const [name = '', value = ''] = pair.split('=', 2)
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name)
      else jar.set(name, decodeURIComponent(value))
    }
  }

  const send = async (path: string, sent: Sent = {}): Promise<Response> => {
    const { method = 'GET', json } = sent
    if (!isSafe(method) && !jar.has('csrftoken')) await send(FIRST_VISIT)
    const given: Record<string, string | undefined> = {
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') || undefined,
      'sec-fetch-site': 'same-origin',
      'x-requested-with': 'XMLHttpRequest',
      ...(isSafe(method)
        ? {}
        : { origin: publicOrigin, 'x-csrftoken': jar.get('csrftoken'), 'idempotency-key': randomUUID() }),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...sent.headers,
    }
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: Object.entries(given).filter((header): header is [string, string] => header[1] !== undefined),
      redirect: 'manual',
      body: bodyOf(sent),
    })
    storeCookies(response)
    return response
  }

  return { origin, send, cookie: (name) => jar.get(name), forget: () => jar.clear() }
}

const bodyOf = ({ json, form, rawBody }: Sent): BodyInit | undefined => {
  if (json !== undefined) return JSON.stringify(json)
  return form === undefined || form instanceof FormData ? (form ?? rawBody) : new URLSearchParams(form)
}
