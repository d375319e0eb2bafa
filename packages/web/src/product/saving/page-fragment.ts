import type { CollectedImage, CollectedPage } from './collect-page.ts'

/** (ours) The part of the builder's address that brings a page from another site. Servers never see it. */
const NAME = 'save'

/** The builder's address with what was found on a page. */
export const fragmentOf = (page: CollectedPage): string => `#${NAME}=${encodeURIComponent(JSON.stringify(page))}`

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const sizeOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? Math.round(value) : 0)

const imageOf = (value: unknown): CollectedImage[] => {
  if (typeof value !== 'object' || value === null || !('url' in value) || typeof value.url !== 'string') return []
  const { url, width, height, alt } = value as Record<string, unknown>
  return [{ url: textOf(url), width: sizeOf(width), height: sizeOf(height), alt: textOf(alt) }]
}

/** What another site's page or an extension sent; `null` if it is something else. */
export const readCollected = (value: unknown): CollectedPage | null => {
  if (typeof value !== 'object' || value === null || !('images' in value) || !Array.isArray(value.images)) return null
  const { url, title, description } = value as Record<string, unknown>
  if (typeof url !== 'string') return null
  const images = value.images.slice(0, 50).flatMap(imageOf)
  return { url, title: textOf(title), description: textOf(description), isForbidden: false, images }
}

/** What the address brings, if anything. */
export const readFragment = (hash: string): CollectedPage | null => {
  const [, text] = hash.split(`#${NAME}=`)
  if (text === undefined) return null
  try {
    return readCollected(JSON.parse(decodeURIComponent(text)) as unknown)
  } catch {
    return null
  }
}
