import { COOKIE_COUNTRIES } from '@corkboard/contract'

/** The server's configuration. `apps/site` reads it from the environment. */
export interface ServerConfig {
  /**
   * The public URL of the site, `https://pins.example`, without a trailing slash. Without it, the Host header is
   * trusted.
   */
  readonly publicOrigin?: string
  /** Which proxies' `X-Forwarded-*` headers to trust: none (`false`), all, a number of hops, or addresses. */
  readonly trustProxy: boolean | number | string
  /** The header in which the reverse proxy passes the client's country, ISO 3166-1; in lowercase. */
  readonly countryHeader?: string
  /** The same for the region within it, the second part of ISO 3166-2: `BY` for Bavaria. */
  readonly regionHeader?: string
  /** IDENT-11: the site's other hosts by origin, with the country each is for. */
  readonly countryOrigins: ReadonlyMap<string, string>
  /** ISO 3166-1: the country of visitors about whom nothing is known. */
  readonly country: string
  /** IDENT-14: the countries whose law requires consent to cookies. */
  readonly cookieCountries: ReadonlySet<string>
  /** Sent as `X-App-Version`. A client that runs another version reloads (consumer §4). */
  readonly appVersion: string
  readonly metrics: MetricsConfig
  /** If set, the reverse proxy serves pictures: `X-Accel-Redirect: {prefix}/236x/ab/cd/….webp`. */
  readonly accelPrefix?: string
  readonly overload: OverloadConfig
  readonly backlog: BacklogConfig
}

/** `/metrics` is served on its own `port`, or on the site's to callers with the `token`. With neither, it is off. */
export interface MetricsConfig {
  readonly port?: number
  /** The address the port listens on; default 127.0.0.1. */
  readonly host?: string
  readonly token?: string
}

export interface OverloadConfig {
  /** The mean event loop delay in each half of the last second, in ms, above which new work is refused. */
  readonly maxLagMs: number
  /** The number of requests waiting for a database connection above which new work is refused. */
  readonly maxPoolWaiting: number
}

/** How many events may wait for the worker. */
export interface BacklogConfig {
  /** From this many on, writes by members are delayed. */
  readonly slowFrom: number
  /** From this many on, they are refused. */
  readonly refuseFrom: number
  /** The delay of a write just before they are refused, in ms. */
  readonly maxDelayMs: number
}

const REFUSE_FROM = 20_000
/** (ours) A tenth of the limit: about ten seconds of what two cores can write. */
const SLOW_SHARE = 0.1
/** (ours) Shorter than any client waits for a response. */
const MAX_DELAY_MS = 5_000

export const backlogOf = (refuseFrom: number): BacklogConfig => ({
  slowFrom: refuseFrom * SLOW_SHARE,
  refuseFrom,
  maxDelayMs: MAX_DELAY_MS,
})

export const DEFAULT_SERVER_CONFIG: ServerConfig = {
  trustProxy: false,
  countryOrigins: new Map(),
  country: 'US',
  cookieCountries: new Set(COOKIE_COUNTRIES),
  appVersion: 'development',
  metrics: {},
  overload: { maxLagMs: 400, maxPoolWaiting: 400 },
  backlog: backlogOf(REFUSE_FROM),
}
