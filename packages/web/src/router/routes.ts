/** The id of a page handler is its file below `pages/` without the extension: `www/pin/[id]`. */
export type HandlerId = string

interface Segment {
  readonly text: string
  readonly isParameter: boolean
  /** True for a last segment that stands for one or more: `[...rest]`. */
  readonly isRest: boolean
}

export interface Route {
  readonly handlerId: HandlerId
  /** `/pin/:id`, for people and logs. */
  readonly pattern: string
  readonly segments: readonly Segment[]
}

export interface RouteMatch {
  readonly route: Route
  /** Decoded but not parsed. */
  readonly params: Readonly<Record<string, string>>
}

const PARAMETER = /^\[(\.{3})?(\w+)\]$/

const toSegment = (text: string): Segment => {
  const [, dots, name] = PARAMETER.exec(text) ?? []
  return { text: name ?? text, isParameter: name !== undefined, isRest: dots !== undefined }
}

/**
 * SHELL-02: maps a handler file to its route. `./pages/www/pin/[id].tsx` and `www/pin/[id]` both become `/pin/:id`.
 * `[...rest]` takes one or more segments, for the starred routes of consumer §2.
 * @throws for an `index` that is not the root's
 */
export const toRoute = (file: string): Route => {
  const handlerId = file.replace(/^(?:.*\/)?pages\//, '').replace(/\.[cm]?[jt]sx?$/, '')
  const [site, ...texts] = handlerId.split('/')
  if (!site || texts.length === 0) throw new Error(`A page handler stands below its site's folder: ${file}`)
  const path = texts.length === 1 && texts[0] === 'index' ? [] : texts
  if (path.includes('index')) throw new Error(`Only the root may have an index page handler: ${file}`)
  const segments = path.map(toSegment)
  const pattern = `/${segments.map(({ text, isParameter }) => (isParameter ? `:${text}` : text)).join('/')}`
  return { handlerId, pattern, segments }
}

/** SHELL-02: static before parameter, shorter before longer; then by name, so that the order is always the same. */
const bySpecificity = (a: Route, b: Route): number => {
  for (let i = 0; i < Math.min(a.segments.length, b.segments.length); i++) {
    const [left, right] = [a.segments[i]!, b.segments[i]!]
    if (left.isParameter !== right.isParameter) return left.isParameter ? 1 : -1
    if (left.isRest !== right.isRest) return left.isRest ? 1 : -1
  }
  return a.segments.length - b.segments.length || (a.pattern < b.pattern ? -1 : 1)
}

/**
 * SHELL-02: maps handler files to routes, the most specific first.
 * @throws when two handlers claim the same addresses
 */
export const createRoutes = (files: Iterable<string>): readonly Route[] => {
  const routes = [...files].map(toRoute).toSorted(bySpecificity)
  const seen = new Map<string, HandlerId>()
  for (const route of routes) {
    const shape = route.segments
      .map(({ text, isParameter, isRest }) => (isRest ? '*' : isParameter ? ':' : text))
      .join('/')
    const other = seen.get(shape)
    if (other !== undefined) throw new Error(`Two page handlers for ${route.pattern}: ${other}, ${route.handlerId}`)
    seen.set(shape, route.handlerId)
  }
  return routes
}

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * Finds the route for a whole path. A trailing slash makes no difference: `/homefeed` and `/homefeed/` are the same.
 */
export const matchRoute = (routes: readonly Route[], pathname: string): RouteMatch | undefined => {
  if (!pathname.startsWith('/')) return undefined
  const trimmed = pathname.endsWith('/') ? pathname.slice(1, -1) : pathname.slice(1)
  const texts = trimmed === '' && pathname.length < 2 ? [] : trimmed.split('/')
  if (texts.includes('')) return undefined
  // A first segment used by pages of our own is never a username, whatever follows it.
  const isOurs = routes.some(({ segments: [first] }) => first?.text === texts[0] && !first?.isParameter)
  candidates: for (const route of routes) {
    const { segments } = route
    const { length } = segments
    const isLong = texts.length > length && !segments[length - 1]?.isRest
    if (isLong || texts.length < length || (isOurs && segments[0]?.isParameter)) continue
    const params: Record<string, string> = {}
    for (let i = 0; i < texts.length; i++) {
      const segment = segments[Math.min(i, length - 1)]!
      const text = decode(texts[i]!)
      if (text === undefined) return undefined
      if (segment.isParameter) params[segment.text] = i < length ? text : `${params[segment.text]}/${text}`
      else if (segment.text !== text) continue candidates
    }
    return { route, params }
  }
  return undefined
}
