/** The user's location. `key` tells visits to the same address apart. */
export interface Location {
  readonly pathname: string
  /** Starts with a question mark, or is empty. */
  readonly search: string
  readonly hash: string
  readonly key: string
}

/**
 * Parses a path as used in links.
 * @param key the visit's key
 */
export const toLocation = (href: string, key: string): Location => {
  const { pathname, search, hash } = new URL(href, 'http://site.invalid')
  return { pathname, search, hash, key }
}
