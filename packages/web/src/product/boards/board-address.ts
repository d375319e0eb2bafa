import type { BoardEntity } from '../../store/entities.ts'

/** True when this is the board's current address. Addresses from before a rename or a new owner find the board too. */
export const isAt = (
  { slug, url }: BoardEntity,
  requested: { readonly username: string; readonly slug: string },
): boolean => {
  const owner = url.split('/')[1]
  if (owner !== undefined && decodeURIComponent(owner).toLowerCase() !== requested.username.toLowerCase()) return false
  return slug === undefined || slug === requested.slug.normalize('NFC').toLowerCase()
}
