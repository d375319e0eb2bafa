import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { findChromium } from '../../scripts/chromium.ts'
import type { BenchSite } from './site.ts'
import type { BenchMember } from './site/sessions.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0'

/** The site tells devices apart by their user agent. */
export const DEVICES = {
  desktop: {
    viewport: { width: 1_366, height: 900 },
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`,
  },
  phone: {
    viewport: { width: 390, height: 844 },
    userAgent: `Mozilla/5.0 (Linux; Android 16; Phone) ${CHROME} Mobile Safari/537.36`,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 3,
  },
} as const satisfies Record<string, BrowserContextOptions>

export type Device = keyof typeof DEVICES

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })

/** Returns a window with an empty cache, signed in if there is a member. */
export const openWindow = async (
  browser: Browser,
  site: BenchSite,
  device: Device,
  member?: BenchMember,
): Promise<BrowserContext> => {
  const context = await browser.newContext({ ...DEVICES[device], locale: 'en-US' })
  const cookies = member?.headers['cookie']?.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: site.origin }
  })
  if (cookies) await context.addCookies(cookies)
  return context
}
