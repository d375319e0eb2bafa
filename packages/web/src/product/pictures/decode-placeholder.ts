import { thumbHashToDataURL } from 'thumbhash'

/** Returns a picture's blurred placeholder as a data URL, or nothing if its code is invalid. */
export const decodePlaceholder = (base64: string): string | undefined => {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)))
  } catch {
    return undefined
  }
}
