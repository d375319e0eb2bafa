import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'

/** Turned off by Playwright. Its list is repeated, because the browser only reads the last one. */
const PLAYWRIGHT_HAS_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
/** The popups of the address bar: pages of their own that every new window would load, with two thirds of its work. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

export const BROWSER_FLAGS = [
  `--disable-features=${[...PLAYWRIGHT_HAS_OFF, ...ADDRESS_BAR].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  // Every device has a camera, which nobody has to allow.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]

let launched: Promise<Browser> | undefined

/**
 * Returns the browser of this worker, which ends with it; each person has their own windows in it. One browser of all
 * workers would get every message through one more process and as text.
 */
export const sharedBrowser = (executablePath: string): Promise<Browser> =>
  (launched ??= chromium.launch({ executablePath, args: BROWSER_FLAGS, headless: true }))

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0'

/** The users' devices. Their sizes are on either side of the breakpoints 768 and 1024 (SHELL-14). */
export const DEVICES = {
  desktop: {
    viewport: { width: 1440, height: 900 },
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`,
  },
  tablet: {
    viewport: { width: 800, height: 1100 },
    userAgent: `Mozilla/5.0 (Linux; Android 16; Tablet) ${CHROME} Safari/537.36`,
    hasTouch: true,
    isMobile: true,
  },
  phone: {
    viewport: { width: 390, height: 844 },
    userAgent: `Mozilla/5.0 (Linux; Android 16; Phone) ${CHROME} Mobile Safari/537.36`,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  },
} as const satisfies Record<string, BrowserContextOptions>

export type Device = keyof typeof DEVICES

export interface Seat {
  readonly device?: Device
  readonly theme?: 'light' | 'dark'
  /** Prefers reduced motion. */
  readonly stillness?: boolean
  /** Has the site's service worker. Others do not: what journeys intercept would pass by it. */
  readonly hasWorker?: boolean
}

/** Returns a window's settings. Clipboard access is a permission the user would have granted. */
export const windowOptions = ({ device = 'desktop', theme = 'light', stillness = false, hasWorker = false }: Seat) =>
  ({
    ...DEVICES[device],
    locale: 'en-US',
    colorScheme: theme,
    reducedMotion: stillness ? 'reduce' : 'no-preference',
    serviceWorkers: hasWorker ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  }) satisfies BrowserContextOptions
