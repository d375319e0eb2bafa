import Type, { type Static } from 'typebox'
import { LIMITS } from '../../limits.ts'
import { Nullable } from '../../scalars.ts'

/**
 * A picture of a page elsewhere. The size is what the page says, in pixels; `null` when it does not. `preview_url` is a
 * small copy from this server, for the viewer alone and for some hours: their browser contacts no other site.
 */
export const FoundImage = Type.Object({
  url: Type.String(),
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
  alt_text: Type.String(),
  preview_url: Type.String(),
})
export type FoundImage = Static<typeof FoundImage>

/**
 * CREATE-07: what a pin, or the link block of a story, needs to know about a page. `src_url` is the page's address after
 * redirects; `canonical_url` is the one that the page prefers. `image_count` also counts pictures beyond `images`.
 */
export const FoundPage = Type.Object({
  src_url: Type.String(),
  canonical_url: Type.String(),
  title: Type.String(),
  description: Type.String(),
  /** This site's admins or its link check warn about it (PIN-16). */
  is_unsafe: Type.Boolean(),
  image_count: Type.Integer(),
  images: Type.Array(FoundImage, { maxItems: LIMITS.foundImages }),
})
export type FoundPage = Static<typeof FoundPage>
