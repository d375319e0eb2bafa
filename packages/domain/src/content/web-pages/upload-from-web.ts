import { Readable } from 'node:stream'
import { fail, LIMITS, type MediaUpload } from '@corkboard/contract'
import { type Ctx, requireWriter } from '../../kernel/index.ts'
import { acceptUpload } from '../../media/index.ts'
import { countAttempt } from '../../platform/throttle/index.ts'
import { forbidsSaving } from '../links/index.ts'
import { webRefusal } from './web-refusal.ts'

/** (ours) */
const IMAGES_PER_HOUR = 600

const FIELD = 'image_url'
/** Some servers do not say that a file is a picture; its bytes do. */
const TYPES = ['image/*', 'application/octet-stream', 'binary/octet-stream']

/** The last part of the path, as a file would be called. */
const fileNameOf = (url: string): string => {
  const name = new URL(url).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/**
 * CREATE-07: fetches a picture from its address; from then on it is an upload like any other.
 * @throws 'web.…', 'media.…' with the field `image_url`, 'request.rate'
 */
export const uploadFromWeb = async (
  anyCtx: Ctx,
  { imageUrl, pageUrl }: { readonly imageUrl: string; readonly pageUrl?: string | undefined },
): Promise<MediaUpload> => {
  const ctx = requireWriter(anyCtx)
  await countAttempt(ctx, [{ key: `web-image:${ctx.viewer.userId}`, limit: IMAGES_PER_HOUR }])
  if (pageUrl !== undefined && (await forbidsSaving(ctx, pageUrl))) throw fail('web.no_saving', { field: 'page_url' })
  const image = await ctx.site.fetcher.fetch(imageUrl, { types: TYPES, maxBytes: LIMITS.webImageMaxBytes })
  if (!image.ok) throw image.reason === 'type' ? fail('web.not_an_image', { field: FIELD }) : webRefusal(image, FIELD)
  return acceptUpload(ctx, {
    source: Readable.from([image.bytes]),
    fileName: fileNameOf(image.url),
    // Servers often name the wrong type: the bytes decide.
    declaredType: '',
  })
}
