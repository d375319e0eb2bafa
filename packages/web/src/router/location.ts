/** Where the reader is. `key` tells visits of the same address apart. */
export interface Location {
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
  readonly hash: string
  readonly key: string
}

/** A path as links give it, taken apart. @param key of the visit */
export const toLocation = (href: string, key: string): Location => {
  const { pathname, search, hash } = new URL(href, 'http://site.invalid')
  return { pathname, search, hash, key }
}
