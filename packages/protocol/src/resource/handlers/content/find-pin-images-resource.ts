import { FindPinImagesResource } from '@corkboard/contract'
import { findPinImages } from '@corkboard/domain/content/web-pages'
import { implement } from '../../engine/implement.ts'

/** CREATE-07. */
export const findPinImagesResource = implement(FindPinImagesResource, {
  get: (ctx, { url }) => findPinImages(ctx, { url }),
  create: {
    // Nothing is written, and a link check is no work for a transaction.
    session: async (ctx, { url, image_urls: imageUrls }) => ({ data: await findPinImages(ctx, { url, imageUrls }) }),
  },
})
