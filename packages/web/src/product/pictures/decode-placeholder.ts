import { thumbHashToDataURL } from 'thumbhash'

/** The blurred stand-in of a picture as a data address; nothing when its code cannot be read. */
export const decodePlaceholder = (base64: string): string | undefined => {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)))
  } catch {
    return undefined
  }
}
