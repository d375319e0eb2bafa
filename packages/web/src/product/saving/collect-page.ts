/** A picture that the user sees on a page elsewhere. Sizes in pixels; 0 when they are not known. */
export interface CollectedImage {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** What the user's browser has found on a page elsewhere. */
export interface CollectedPage {
  readonly url: string
  readonly title: string
  readonly description: string
  /** The page asks not to be saved from (field facts §7). */
  readonly isForbidden: boolean
  /** At most 50, largest first. */
  readonly images: readonly CollectedImage[]
}

/**
 * Collects the pictures of the page that it runs on. NOTE: its text runs in pages of other sites, so it uses nothing
 * from outside of itself; and it changes nothing there, so that no content policy stops it.
 */
export function collectPage(): CollectedPage {
  const content = (names: string): string =>
    [...document.querySelectorAll(names)].map((meta) => meta.getAttribute('content')?.trim()).find(Boolean) ?? ''
  const found = new Map<string, CollectedImage>()
  const add = (url: string, width: number, height: number, alt: string): void => {
    if (/^https?:/.test(url) && url.length <= 2048 && !found.has(url)) found.set(url, { url, width, height, alt })
  }
  for (const image of document.images) {
    const isForbidden = ['nopin', 'data-pin-nopin', 'data-nopin'].some(
      (name) => image.hasAttribute(name) && image.getAttribute(name) !== 'false',
    )
    const { naturalWidth: width, naturalHeight: height } = image
    if (!isForbidden && Math.min(width, height) >= 64) {
      add((image.currentSrc || image.src).replace(/#.*$/, ''), width, height, image.alt.trim().slice(0, 500))
    }
  }
  if (found.size === 0) add(content('meta[property="og:image" i]'), 0, 0, '')
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical" i]')?.href ?? ''
  const isSameSite = canonical.split('/')[2] === location.host
  return {
    url: isSameSite ? canonical : location.href.replace(/#.*$/, ''),
    title: (content('meta[property="og:title" i]') || document.title).slice(0, 200),
    description: content('meta[property="og:description" i],meta[name="description" i]').slice(0, 1000),
    isForbidden: content('meta[content="nopin" i]') !== '',
    images: [...found.values()].sort((a, b) => b.width * b.height - a.width * a.height).slice(0, 50),
  }
}
