import { decodePage } from './decode-page.ts'
import { readThings, type Thing, thingsOf, valuesOf } from './json-ld.ts'
import { forbidsPins, pageWords, sameSiteLink, webAddress } from './page-facts.ts'
import { type PageMarkup, readHtmlInTurns } from './read-html.ts'
import { line } from './values.ts'

export interface FoundPicture {
  readonly url: string
  /** Pixels, as the page says; `null` when it does not. */
  readonly width: number | null
  readonly height: number | null
  readonly altText: string
}

/** What can be saved from a page. */
export interface PagePictures {
  readonly title: string
  readonly description: string
  readonly canonicalUrl: string
  readonly forbidsPins: boolean
  /** Different pictures on the page, more than `pictures` has. */
  readonly count: number
  /** The largest ones, largest first. */
  readonly pictures: readonly FoundPicture[]
}

/** (ours) A page of 2 MB cannot name many more. */
const MAX_NAMED = 20_000
const MAX_ALT_TEXT = 500
const MAX_SRCSET = 8_192
const MAX_SIDE = 65_535

/** (ours) Icons, buttons and counters are not worth a pin. */
const MIN_SIDE = 64

/** (ours) Where pictures that load later have their addresses. */
const SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'src'] as const

/** Ways to say that a picture is not to be saved. */
const FORBIDDEN = ['nopin', 'data-pin-nopin', 'data-nopin'] as const

/** Formats that uploads refuse. */
const UNREADABLE = /\.(?:svgz?|ico|tiff?|bmp)$/i

/** (ours) The assumed size of the picture that stands for the page, and of those without any size. */
const LEAD_AREA = 1_200 * 630
const UNKNOWN_AREA = 300 * 300

type Attributes = Readonly<Record<string, string>>

interface Named extends FoundPicture {
  /** The page names it as its picture. */
  readonly isLead: boolean
}

const side = (value: unknown): number | null => {
  const [, digits] = /^\s*(\d{1,5})(?:\.\d+)?(?:px)?\s*$/.exec(String(value ?? '')) ?? []
  const pixels = Number(digits)
  return pixels > 0 && pixels <= MAX_SIDE ? pixels : null
}

const isSpace = (text: string, at: number): boolean => text.charCodeAt(at) <= 32

/** The addresses of a `srcset` with their descriptors. By hand: patterns take too long for hostile ones. */
function* entriesOf(srcset: string): Generator<{ readonly href: string; readonly descriptor: string }> {
  for (let at = 0; at < srcset.length;) {
    while (at < srcset.length && (isSpace(srcset, at) || srcset[at] === ',')) at += 1
    const start = at
    while (at < srcset.length && !isSpace(srcset, at)) at += 1
    let end = at
    while (end > start && srcset[end - 1] === ',') end -= 1
    const href = srcset.slice(start, end)
    // An address that ends with a comma has no descriptor: what follows is the next entry.
    const next = end < at ? at : srcset.indexOf(',', at)
    const stop = next < 0 ? srcset.length : next
    if (href !== '') yield { href, descriptor: srcset.slice(at, stop).trim() }
    at = stop
  }
}

/** The largest entry of a `srcset`, with its width if that is what tells them apart. */
const largestOf = (srcset: string | undefined): { href: string; width: number | null } | undefined => {
  let best: { href: string; width: number | null; rank: number } | undefined
  for (const { href, descriptor } of entriesOf((srcset ?? '').slice(0, MAX_SRCSET))) {
    const [, number, unit] = /^(\d{1,5}(?:\.\d{1,5})?)([wx])$/.exec(descriptor) ?? []
    const rank = Number(number ?? 1)
    if (rank > (best?.rank ?? 0)) best = { href, width: unit === 'w' ? side(number) : null, rank }
  }
  return best
}

const isForbidden = (attributes: Attributes): boolean =>
  FORBIDDEN.some((name) => name in attributes && attributes[name] !== 'false')

const areaOf = ({ width, height, isLead }: Named): number => {
  if (width !== null || height !== null) return (width ?? height ?? 0) * (height ?? width ?? 0)
  return isLead ? LEAD_AREA : UNKNOWN_AREA
}

const isTiny = ({ width, height }: FoundPicture): boolean => Math.min(width ?? MAX_SIDE, height ?? MAX_SIDE) < MIN_SIDE

/** Pictures by their address: each is listed once, in the largest size that the page says. */
class Pictures {
  readonly #base: () => URL
  readonly #named: (Omit<Named, 'url'> & { readonly href: string })[] = []
  readonly #forbidden: string[] = []

  constructor(base: () => URL) {
    this.#base = base
  }

  add(href: string | undefined, more: Partial<Omit<Named, 'url'>> = {}): void {
    if (href === undefined || href === '' || /^\s*data:/i.test(href) || this.#named.length >= MAX_NAMED) return
    this.#named.push({ width: null, height: null, altText: '', isLead: false, ...more, href })
  }

  forbid(hrefs: readonly (string | undefined)[]): void {
    for (const href of hrefs) if (href !== undefined && this.#forbidden.length < MAX_NAMED) this.#forbidden.push(href)
  }

  list(): Named[] {
    const base = this.#base()
    const address = (href: string): string | undefined => {
      const url = webAddress(href, base)
      if (!url || UNREADABLE.test(url.pathname)) return undefined
      url.hash = ''
      return url.href
    }
    const forbidden = new Set(this.#forbidden.map(address))
    const byUrl = new Map<string, Named>()
    for (const { href, ...facts } of this.#named) {
      const url = address(href)
      if (url === undefined || forbidden.has(url) || isTiny({ url, ...facts })) continue
      const known = byUrl.get(url)
      const found = { url, ...facts }
      const larger = known && areaOf(known) >= areaOf(found) ? known : found
      byUrl.set(url, {
        ...larger,
        isLead: larger.isLead || known?.isLead === true,
        altText: found.altText || (known?.altText ?? ''),
      })
    }
    return [...byUrl.values()]
  }
}

const addImage = (pictures: Pictures, attributes: Attributes): void => {
  const set = largestOf(attributes['data-srcset'] ?? attributes['srcset'])
  const hrefs = SOURCES.flatMap((name) => attributes[name] ?? [])
  if (isForbidden(attributes)) return pictures.forbid([set?.href, ...hrefs])
  const altText = line(attributes['alt'], MAX_ALT_TEXT)
  const [width, height] = [side(attributes['width']), side(attributes['height'])]
  if (!set) return pictures.add(hrefs[0], { width, height, altText })
  // The attributes are the size on the page: of the larger picture they only give the shape.
  const isShaped = set.width !== null && width !== null && height !== null
  pictures.add(
    set.href,
    isShaped
      ? { width: set.width, height: Math.round((set.width! * height) / width), altText }
      : { width: set.width ?? width, height: set.width === null ? height : null, altText },
  )
}

const addLeads = (pictures: Pictures, meta: PageMarkup['meta'], things: readonly Thing[]): void => {
  const [widths, heights] = [meta.get('og:image:width') ?? [], meta.get('og:image:height') ?? []]
  const images = ['og:image', 'og:image:url'].flatMap((name) => meta.get(name) ?? [])
  for (const [at, href] of images.entries()) {
    pictures.add(href, { width: side(widths[at]), height: side(heights[at]), isLead: true })
  }
  for (const name of ['og:image:secure_url', 'twitter:image', 'image']) {
    for (const href of meta.get(name) ?? []) pictures.add(href, { isLead: true })
  }
  for (const { image } of things) {
    for (const value of valuesOf(image)) {
      if (typeof value === 'string') pictures.add(value, { isLead: true })
      else
        for (const thing of thingsOf(value)) {
          const [href] = valuesOf(thing['contentUrl'] ?? thing['url'])
          if (typeof href !== 'string') continue
          pictures.add(href, { width: side(thing['width']), height: side(thing['height']), isLead: true })
        }
    }
  }
}

/**
 * CREATE-07: the pictures of a page, at most `most` of them, largest first. Pictures without a size are taken for small
 * ones, except for those that the page names as its own.
 */
export const pagePictures = async (
  page: { readonly url: string; readonly bytes: Buffer; readonly charset: string | undefined },
  most: number,
): Promise<PagePictures> => {
  const url = new URL(page.url)
  let base = url
  const pictures = new Pictures(() => base)
  const markup = await readHtmlInTurns(decodePage(page.bytes, page.charset), (name, attributes) => {
    if (name === 'img') addImage(pictures, attributes)
    else if (name === 'video') pictures.add(isForbidden(attributes) ? undefined : attributes['poster'])
    else if (name === 'link' && attributes['rel'] === 'image_src') pictures.add(attributes['href'], { isLead: true })
  })
  base = webAddress(markup.base, url) ?? url
  addLeads(pictures, markup.meta, readThings(markup.scripts))
  const all = pictures.list()
  return {
    ...pageWords(markup),
    canonicalUrl: sameSiteLink(markup.canonical ?? markup.meta.get('og:url')?.[0], url) ?? url.href,
    forbidsPins: forbidsPins(markup.meta),
    count: all.length,
    pictures: all
      .toSorted((a, b) => areaOf(b) - areaOf(a))
      .slice(0, most)
      .map(({ isLead: _isLead, ...picture }) => picture),
  }
}
