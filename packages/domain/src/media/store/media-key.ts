const SEGMENT = '[A-Za-z0-9_-][A-Za-z0-9._-]*'
const KEY = new RegExp(`^${SEGMENT}(/${SEGMENT})*$`)
const MAX_KEY_LENGTH = 512

/**
 * Keys come from our own code, but parts of them once came from a request: no segment may be empty or start with a dot,
 * so neither `..` nor the stores' own hidden files are reachable.
 */
export const assertMediaKey = (key: string): void => {
  if (key.length > MAX_KEY_LENGTH || !KEY.test(key)) throw new TypeError(`Not a media key: ${JSON.stringify(key)}`)
}

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp4: 'video/mp4',
}

/**
 * Returns the content type that a key is served with. The extension we chose decides, never the type the uploader
 * declared, so no stored file can be served as a page; a key without a known extension (an unchecked upload) is opaque
 * bytes.
 */
export const contentTypeOfKey = (key: string): string => {
  const name = key.slice(key.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  return (dot < 0 ? undefined : TYPES[name.slice(dot + 1)]) ?? 'application/octet-stream'
}
