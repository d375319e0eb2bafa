import type { BoardEntity } from '../../store/entities.ts'

/**
 * Whether a board is found so in its address: under its own name, at its owner. An address from before it was renamed, or
 * handed over, finds it too.
 */
export const isAt = (
  { slug, url }: BoardEntity,
  asked: { readonly username: string; readonly slug: string },
): boolean => {
  const owner = url.split('/')[1]
  if (owner !== undefined && decodeURIComponent(owner).toLowerCase() !== asked.username.toLowerCase()) return false
  return slug === undefined || slug === asked.slug.normalize('NFC').toLowerCase()
}
