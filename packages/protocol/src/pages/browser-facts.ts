import { deviceNameOf } from '@corkboard/domain/accounts/sign-in'

/** What a browser says about itself, for the start-up context (SHELL-21). */
export interface BrowserFacts {
  readonly browser_name: string
  readonly browser_type: 'browser' | 'app' | 'unknown'
  readonly browser_version: string
  readonly platform: string
  readonly platform_version: string
  /** True when our app could be installed there. */
  readonly has_native_app: boolean
}

export const UNKNOWN_BROWSER: BrowserFacts = {
  browser_name: '',
  browser_type: 'unknown',
  browser_version: '',
  platform: '',
  platform_version: '',
  has_native_app: false,
}

const VERSIONS: Readonly<Record<string, RegExp>> = {
  Edge: /\bEdg(?:e|A|iOS)?\/([\d.]+)/,
  Opera: /\b(?:OPR|Opera)\/([\d.]+)/,
  'Samsung Internet': /\bSamsungBrowser\/([\d.]+)/,
  Vivaldi: /\bVivaldi\/([\d.]+)/,
  Yandex: /\bYaBrowser\/([\d.]+)/,
  Firefox: /\b(?:Firefox|FxiOS)\/([\d.]+)/,
  Chrome: /\b(?:CriOS|Chrome|Chromium)\/([\d.]+)/,
  Safari: /\bVersion\/([\d.]+)/,
  curl: /\bcurl\/([\d.]+)/,
}

const PLATFORM_VERSION = /\b(?:Android |Windows NT |(?:iPhone )?OS |Mac OS X )([\d._]+)/
/** Browsers embedded in other apps. */
const EMBEDDED = /\bwv\)|\bFBA[NV]\/|\bInstagram\b|\bLine\//

export const browserFactsOf = (userAgent: string): BrowserFacts => {
  const { browser, system, type } = deviceNameOf(userAgent)
  const version = browser === null ? undefined : VERSIONS[browser]?.exec(userAgent)?.[1]
  return {
    browser_name: browser ?? '',
    browser_type: EMBEDDED.test(userAgent) ? 'app' : browser === null ? 'unknown' : 'browser',
    browser_version: version ?? '',
    platform: system ?? '',
    platform_version: PLATFORM_VERSION.exec(userAgent)?.[1]?.replaceAll('_', '.') ?? '',
    has_native_app: type === 'phone' || type === 'tablet',
  }
}
