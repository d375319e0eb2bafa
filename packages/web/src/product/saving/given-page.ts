import type { CollectedPage } from './collect-page.ts'
import { readCollected } from './page-fragment.ts'

/** What the browser extension gives to the builder: a page with one picture, and the picture itself. */
export interface GivenPage {
  readonly page: CollectedPage
  /** Pictures by address, as the user's browser has them. */
  readonly files: ReadonlyMap<string, File>
}

/** Messages between this page and the extension's script in it. */
const GIVEN = 'corkboard.save'
const READY = 'corkboard.builder'

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}

const fileOf = (value: unknown): [string, File][] => {
  if (typeof value !== 'object' || value === null) return []
  const { url, type, base64 } = value as Record<string, unknown>
  if (typeof url !== 'string' || typeof type !== 'string' || typeof base64 !== 'string') return []
  const bytes = bytesOf(base64)
  return bytes ? [[url, new File([bytes], URL.parse(url)?.pathname.split('/').at(-1) || 'image', { type })]] : []
}

/** The extension sends the same picture again until the builder is there. */
const taken = new Set<unknown>()

const readGiven = (data: unknown): GivenPage | null => {
  if (typeof data !== 'object' || data === null) return null
  const { type, id, page: sent, bytes } = data as Record<string, unknown>
  const page = type === GIVEN && !taken.has(id) ? readCollected(sent) : null
  if (!page) return null
  taken.add(id)
  return { page, files: new Map(fileOf(bytes)) }
}

/**
 * Calls `onGiven` with what the extension brings to this page. Other pages cannot: a message from elsewhere has another
 * source.
 * @returns how to stop
 */
export const receiveGiven = (window: Window, onGiven: (given: GivenPage) => void): (() => void) => {
  const { origin } = window.location
  const onMessage = (event: MessageEvent<unknown>) => {
    const given = event.source === window && event.origin === origin ? readGiven(event.data) : null
    if (given) onGiven(given)
  }
  window.addEventListener('message', onMessage)
  window.postMessage({ type: READY }, origin)
  return () => window.removeEventListener('message', onMessage)
}
