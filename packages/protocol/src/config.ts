import { COOKIE_COUNTRIES } from '@corkboard/contract'

/** What the server needs to know of its surroundings. `apps/site` reads it from the environment. */
export interface ServerConfig {
  /** Where people reach the site, `https://pins.example`, no slash at the end. Without it the Host header is believed. */
  readonly publicOrigin?: string
  /** Which proxies' `X-Forwarded-*` headers are believed: none (`false`), all, a number of hops, or addresses. */
  readonly trustProxy: boolean | number | string
  /** The header in which the proxy in front names the client's country, ISO 3166-1; in lower case. */
  readonly countryHeader?: string
  /** IDENT-11: other hosts of the site by origin, with the country each is for. */
  readonly countryOrigins: ReadonlyMap<string, string>
  /** ISO 3166-1: where a visitor is of whom nothing is known. */
  readonly country: string
  /** IDENT-14: where the law asks for consent to cookies. */
  readonly cookieCountries: ReadonlySet<string>
  /** Sent as `X-App-Version`; a client that runs another version reloads (consumer §4). */
  readonly appVersion: string
  readonly metrics: MetricsConfig
  /** When set, pictures are handed to the proxy in front: `X-Accel-Redirect: {prefix}/236x/ab/cd/….webp`. */
  readonly accelPrefix?: string
  readonly overload: OverloadConfig
}

/** `/metrics` answers on its own `port`, or beside the site to whoever brings the `token`; with neither, not at all. */
export interface MetricsConfig {
  readonly port?: number
  /** Address the port listens on; default 127.0.0.1. */
  readonly host?: string
  readonly token?: string
}

export interface OverloadConfig {
  /** Mean lateness of the event loop over half a second, in ms, beyond which new work is refused. */
  readonly maxLagMs: number
  /** Requests waiting for a database connection beyond which new work is refused. */
  readonly maxPoolWaiting: number
}

export const DEFAULT_SERVER_CONFIG: ServerConfig = {
  trustProxy: false,
  countryOrigins: new Map(),
  country: 'US',
  cookieCountries: new Set(COOKIE_COUNTRIES),
  appVersion: 'development',
  metrics: {},
  overload: { maxLagMs: 400, maxPoolWaiting: 400 },
}
