import type { MerchantsState } from './merchants-slice.ts'

const BANNERS = 'merchantBanners'
const LOCALE = 'storefrontLocale'

const parsed = (key: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    // Treats forbidden or malformed storage as empty.
    return undefined
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Business §9: stores each merchant's banner dismissal in local storage; (ours) along with the storefront. */
export const recallMerchants = (): MerchantsState => {
  const { country, language, feedProfileId } = parsed(LOCALE) ?? {}
  return {
    bannerDismissedAt: Object.fromEntries(
      Object.entries(parsed(BANNERS) ?? {}).filter((entry): entry is [string, string] => isText(entry[1])),
    ),
    storefrontLocale:
      isText(country) && isText(language) && isText(feedProfileId) ? { country, language, feedProfileId } : null,
  }
}

export const storeMerchants = ({ bannerDismissedAt, storefrontLocale }: MerchantsState): void => {
  try {
    localStorage.setItem(BANNERS, JSON.stringify(bannerDismissedAt))
    if (storefrontLocale) localStorage.setItem(LOCALE, JSON.stringify(storefrontLocale))
  } catch {
    // If storage fails, it lasts until the user leaves the page.
  }
}

/** Inlined into the page as text, so it must use nothing outside itself. */
const hideDismissed = (key: string): void => {
  try {
    const banner = document.currentScript!.previousElementSibling as HTMLElement
    const dismissed = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
    if (typeof dismissed[banner.dataset['merchant'] ?? ''] === 'string') banner.hidden = true
  } catch {
    // The banner then shows, and the app hides it on start if necessary.
  }
}

/**
 * The source of the inline script after a banner. It hides a dismissed banner before the first paint, so nothing jumps.
 */
export const hideDismissedSource = `(${hideDismissed})(${JSON.stringify(BANNERS)})`
