import { Readable } from 'node:stream'
import { FoundImagePreviewEndpoint } from '@corkboard/contract'
import { openPreview } from '@corkboard/domain/content/web-pages'
import { implementEndpoint } from '../engine/implement.ts'

export const foundImagePreview = implementEndpoint(FoundImagePreviewEndpoint, {
  download: async (ctx, { query }) => {
    const preview = await openPreview(ctx, query)
    return { stream: Readable.from([preview]), bytes: preview.length, fileName: 'preview.webp', type: 'image/webp' }
  },
})
