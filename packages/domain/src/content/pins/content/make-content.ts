import { type CarouselSlotInput, CorkboardError, fail, type Id, LIMITS } from '@corkboard/contract'
import type { Ctx } from '../../../kernel/index.ts'
import { readyUploads, textsOfUpload, videosBySignature } from '../../../media/index.ts'
import { pinAltText, pinDescription, pinLink, pinTitle } from '../pin-fields.ts'
import type { NewContent, StoredSlot } from './pin-content.ts'

/** What a new pin shows: its picture, and any further content. */
export interface PinSubject {
  readonly signature: string
  readonly content: NewContent | undefined
}

/** The picture or video of an upload. */
export const pictureOf = async (ctx: Ctx, uploadId: Id | undefined): Promise<PinSubject> => {
  if (uploadId === undefined) throw fail('request.missing', { field: 'media_upload_id' })
  const { signature, video } = (await readyUploads(ctx, [uploadId])).get(uploadId)!
  if (video === null) return { signature, content: undefined }
  const videos = [...(await videosBySignature(ctx.db, [video])).values()]
  const texts = await textsOfUpload(ctx.db, uploadId)
  return { signature, content: { content: { type: 'video', video }, media: [video, signature], videos, texts } }
}

/** Names the slot in an error about one of its fields: `carousel_slots.2.link`. */
const ofSlot = <T>(place: number, check: () => T): T => {
  try {
    return check()
  } catch (error) {
    if (!(error instanceof CorkboardError)) throw error
    const { field, ...details } = error.details
    throw fail(error.code, { ...details, field: `carousel_slots.${place}.${field}` }, error)
  }
}

export type CarouselInput = readonly CarouselSlotInput[]

/**
 * PIN-12: two to five pictures, each with its own text and link.
 * @throws 'pin.carousel_slots'
 */
export const carouselContent = async (ctx: Ctx, input: CarouselInput): Promise<PinSubject> => {
  if (input.length < LIMITS.carouselSlotsMin || input.length > LIMITS.carouselSlotsMax) {
    throw fail('pin.carousel_slots', { field: 'carousel_slots' })
  }
  const texts = input.map((slot, place) =>
    ofSlot(place, () => ({
      title: pinTitle(slot.title ?? ''),
      description: pinDescription(slot.description ?? ''),
      altText: pinAltText(slot.alt_text ?? ''),
      ...pinLink(slot.link ?? null),
    })),
  )
  const ids = input.map((slot) => slot.media_upload_id)
  const uploads = await readyUploads(ctx, ids)
  const slots: StoredSlot[] = ids.map((id, place) => ({ ...texts[place]!, signature: uploads.get(id)!.signature }))
  const media = slots.map(({ signature }) => signature)
  return { signature: media[0]!, content: { content: { type: 'carousel', slots }, media, videos: [] } }
}
