import Type from 'typebox'
import { LIMITS } from '../../limits.ts'
import { defineResource } from '../../resource.ts'
import { FoundPage } from '../wire/found-page.ts'

/** CREATE-07 (business §7 has its name): the pictures of a page elsewhere, largest first. */
export const FindPinImagesResource = defineResource('FindPinImagesResource', {
  get: { options: Type.Object({ url: Type.String() }), data: FoundPage },
  /** (ours) The same for pictures that the user's browser has found on the page, which is not fetched. */
  create: {
    options: Type.Object({
      url: Type.String(),
      image_urls: Type.Array(Type.String(), { minItems: 1, maxItems: LIMITS.foundImages }),
    }),
    data: FoundPage,
  },
})
