import type { MerchantsState } from './merchants-slice.ts'

const BANNERS = 'merchantBanners'
const LOCALE = 'storefrontLocale'

const parsed = (key: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    // Storage that is forbidden, or holds something else, is storage that remembers nothing.
    return undefined
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Business §9: a banner's dismissal is kept a merchant in local storage; (ours) the storefront beside it. */
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

export const keepMerchants = ({ bannerDismissedAt, storefrontLocale }: MerchantsState): void => {
  try {
    localStorage.setItem(BANNERS, JSON.stringify(bannerDismissedAt))
    if (storefrontLocale) localStorage.setItem(LOCALE, JSON.stringify(storefrontLocale))
  } catch {
    // Then it holds until the page is left.
  }
}

/** Runs as text in the page: it may use nothing outside itself. */
const hideDismissed = (key: string): void => {
  try {
    const banner = document.currentScript!.previousElementSibling as HTMLElement
    const dismissed = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
    if (typeof dismissed[banner.dataset['merchant'] ?? ''] === 'string') banner.hidden = true
  } catch {
    // It is shown then, and goes when the app starts, if it should.
  }
}

/** Source of the inline script after a banner: a dismissed one is gone before the first paint, so nothing jumps. */
export const hideDismissedSource = `(${hideDismissed})(${JSON.stringify(BANNERS)})`
