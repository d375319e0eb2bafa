const SEGMENT = '[A-Za-z0-9_-][A-Za-z0-9._-]*'
const KEY = new RegExp(`^${SEGMENT}(/${SEGMENT})*$`)
const MAX_KEY_LENGTH = 512

/**
 * Keys come from our own code, but parts of them once came from a request: no segment may be empty or begin with a
 * dot, so neither `..` nor the stores' own hidden files can be reached.
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
 * The type a key is served under. The extension we chose decides, never what an uploader declared, so nothing stored
 * can be turned into a page; a key without a known extension (an upload not yet looked at) is opaque bytes.
 */
export const contentTypeOfKey = (key: string): string => {
  const name = key.slice(key.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  return (dot < 0 ? undefined : TYPES[name.slice(dot + 1)]) ?? 'application/octet-stream'
}
