export type DeviceType = 'desktop' | 'phone' | 'tablet' | 'unknown'

/** The device of a session, in words its user knows. */
export interface DeviceName {
  /** Such as `Firefox`; `null` if the browser does not say. */
  readonly browser: string | null
  /** Such as `Windows` or `iPhone`. */
  readonly system: string | null
  readonly type: DeviceType
}

/** The first match wins: browsers list their ancestors' names after their own. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrom(?:e|ium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
  [/\bcurl\//, 'curl'],
]

const SYSTEMS: readonly (readonly [RegExp, string, DeviceType])[] = [
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\biPhone\b|\biPod\b/, 'iPhone', 'phone'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bWindows\b/, 'Windows', 'desktop'],
  [/\bCrOS\b/, 'ChromeOS', 'desktop'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS', 'desktop'],
  [/\bLinux\b|\bX11\b/, 'Linux', 'desktop'],
]

export const deviceNameOf = (userAgent: string): DeviceName => {
  const [, browser = null] = BROWSERS.find(([pattern]) => pattern.test(userAgent)) ?? []
  const [, system = null, type = 'unknown'] = SYSTEMS.find(([pattern]) => pattern.test(userAgent)) ?? []
  return { browser, system, type }
}
