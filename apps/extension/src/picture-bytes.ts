/** (ours) Larger pictures are left to the site's server, which refuses them with a reason. */
const MAX_BYTES = 20 * 1024 * 1024

export interface PictureBytes {
  readonly url: string
  readonly type: string
  readonly base64: string
}

const CHUNK = 0x8000

const base64Of = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return btoa(text)
}

/**
 * The picture as the user's browser sees it, with their cookies of that site: no one else may be allowed to see it.
 * `undefined` when it cannot be read.
 */
export const fetchPicture = async (url: string): Promise<PictureBytes | undefined> => {
  try {
    const response = await fetch(url, { credentials: 'include', cache: 'force-cache' })
    const type = response.headers.get('content-type')?.split(';')[0] ?? ''
    if (!response.ok || !type.startsWith('image/')) return undefined
    if (Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) return undefined
    const bytes = new Uint8Array(await response.arrayBuffer())
    return bytes.length > MAX_BYTES ? undefined : { url, type, base64: base64Of(bytes) }
  } catch {
    return undefined
  }
}
