import type { BrowserContext, Page, Request } from 'playwright-core'

/** Problems that users do not see. None may happen unless a journey declares it. */
export interface Troubles {
  /**
   * Declares that this happens, as a whole line or a part of it: `/401 POST .*UserSessionResource/`. It then has to
   * happen.
   */
  expect(line: string | RegExp): void
  /** Returns everything that was not expected, and everything that was expected but did not happen. */
  found(): readonly string[]
}

/** Error responses and failed requests are recorded separately; the browser's own lines about them say less. */
const REPORTED_ELSEWHERE = /^Failed to load resource:/
/**
 * About preloaded pictures. On a busy machine the browser logs this even for pictures in the document, if the user
 * moves on within the seconds it counts. steadiness.test.ts checks that nothing else is preloaded.
 */
const MOVED_ON = /^The resource \S+\/media\/\S+ was preloaded using link preload but not used within a few seconds/
/** Aborted by the page itself: the user left it, or it needs something newer. */
const GIVEN_UP = 'net::ERR_ABORTED'
/** {@link Seat.hasWorker} */
const NO_WORKER = /^Service Worker registration blocked by Playwright/
const NO_TROUBLE = [REPORTED_ELSEWHERE, MOVED_ON, NO_WORKER]

const LOG_OUT = '/resource/UserSessionResource/delete/'
/** Logs in, also as another account. */
const LOG_IN = '/resource/UserSessionResource/create/'
/** Switches to another account of the browser. */
const SWITCH = '/resource/UserSessionResource/update/'

/** Every page sends it in the background, also the one whose browser has just changed its account. */
const FINGERPRINT = '/v3/spam/fingerprints/'

/**
 * Closeups load it ahead, when the pointer or the focus passes its link. On a busy machine the discovery process may not
 * respond in time; a journey about visual search then fails by what its page shows.
 */
const VISUAL_SEARCH = /^\/resource\/VisualSearch\w+\/get\//

const fits = (line: string, expected: string | RegExp): boolean =>
  typeof expected === 'string' ? line === expected : expected.test(line)

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Requests of service workers have no page. */
const pageOf = (request: Request): Page | undefined => (request.serviceWorker() ? undefined : request.frame().page())

export const watchTroubles = (context: BrowserContext): Troubles => {
  const seen: string[] = []
  const expected: (string | RegExp)[] = []
  context.on('console', (message) => {
    const kind = message.type()
    if ((kind === 'error' || kind === 'warning') && !NO_TROUBLE.some((remark) => remark.test(message.text()))) {
      seen.push(`console ${kind}: ${message.text()}`)
    }
  })
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  // Responses to a page's requests are too late once its user logs out, and the page goes away.
  const loggingOut = new Set<Page | undefined>()
  // A new tab's first request has no page yet: sets are asked only when there is something in them.
  const has = (pages: ReadonlySet<Page | undefined>, request: Request): boolean =>
    pages.size > 0 && pages.has(pageOf(request))
  const isLoggingOut = (request: Request): boolean => has(loggingOut, request)
  // What a page still sends for its account while it changes to another one is refused.
  const changingAccount = new Set<Page | undefined>()
  context.on('request', (request) => {
    const path = pathOf(request.url())
    if (path === LOG_OUT) loggingOut.add(pageOf(request))
    if (path === LOG_IN || path === SWITCH) changingAccount.add(pageOf(request))
  })
  context.on('response', (response) => {
    const request = response.request()
    if (request.isNavigationRequest()) {
      for (const pages of [loggingOut, changingAccount]) if (has(pages, request)) pages.delete(pageOf(request))
    }
    if (response.status() < 400) return
    if (response.status() === 409 && has(changingAccount, request)) return
    if (response.status() === 409 && pathOf(request.url()) === FINGERPRINT) return
    if (response.status() === 401 && pathOf(request.url()) !== LOG_OUT && isLoggingOut(request)) return
    if (response.status() === 503 && VISUAL_SEARCH.test(pathOf(request.url()))) return
    seen.push(`${response.status()} ${request.method()} ${pathOf(response.url())}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    if (reason !== GIVEN_UP) seen.push(`${reason} ${request.method()} ${pathOf(request.url())}`)
  })
  return {
    expect: (line) => void expected.push(line),
    found: () => [
      ...seen.filter((line) => !expected.some((one) => fits(line, one))),
      ...expected
        .filter((one) => !seen.some((line) => fits(line, one)))
        .map((one) => `expected, but it did not happen: ${String(one)}`),
    ],
  }
}
