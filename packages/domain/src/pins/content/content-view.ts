import {
  type CarouselData,
  type ContentLink,
  type ContentPicture,
  type Id,
  IMAGE_SIZES,
  type ImageSize,
  type Images,
  imageSizeIn,
  type Videos,
} from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { trackedLink } from '../../links/index.ts'
import type { VideoRow } from '../../media/index.ts'
import { type ContentPictureRow, type KnownContent, loadContents } from './content-store.ts'
import type { ContentFacts } from './pin-content.ts'

/** The pin a content is shown in, and whether its pictures are for some eyes only. */
export interface Placed {
  readonly pinId: Id
  readonly isPrivate: boolean
}

/** PIN-03: a picture in the sizes asked for. Those for some eyes only get signed, expiring addresses. */
export const presentSizes = (
  ctx: Ctx,
  picture: Pick<ContentPictureRow, 'signature' | 'width' | 'height' | 'originalExtension'>,
  isPrivate: boolean,
  sizes: readonly ImageSize[] = IMAGE_SIZES,
): Images => {
  const { links } = ctx.site.media
  const { signature, width, height, originalExtension } = picture
  const images: Images = Object.fromEntries(
    sizes.map((size) => [
      size,
      { url: links.image(signature, size, { private: isPrivate }), ...imageSizeIn(size, width, height) },
    ]),
  )
  if (sizes === IMAGE_SIZES) {
    images.orig = { url: links.original(signature, originalExtension, { private: isPrivate }), width, height }
  }
  return images
}

/** `null` when the picture is gone, as one that was taken out of the store is. */
export const presentContentPicture = (
  ctx: Ctx,
  picture: ContentPictureRow | undefined,
  altText: string,
  { isPrivate }: Placed,
): ContentPicture | null =>
  picture
    ? {
        image_signature: picture.signature,
        images: presentSizes(ctx, picture, isPrivate),
        dominant_color: picture.dominantColor,
        placeholder: picture.thumbhash,
        alt_text: altText,
      }
    : null

export const presentContentLink = (
  ctx: Ctx,
  { link, domain }: { readonly link: string | null; readonly domain: string | null },
  { pinId }: Placed,
): ContentLink | null =>
  link === null || domain === null
    ? null
    : { src_url: link, domain, tracked_link: trackedLink(ctx.site.signer, pinId, link) }

/** PIN-04: a video in the formats there are of it. */
export const presentVideos = (ctx: Ctx, video: VideoRow | undefined, { isPrivate }: Placed): Videos | null => {
  if (!video) return null
  const { links } = ctx.site.media
  const facts = {
    width: video.width,
    height: video.height,
    duration: video.durationMs,
    thumbnail: links.image(video.coverSignature, '736x', { private: isPrivate }),
  }
  return {
    video_list: video.formats.includes('V_720P')
      ? { V_720P: { url: links.video(video.signature, { private: isPrivate }), ...facts } }
      : {},
    has_sound: video.hasSound,
  }
}

const presentCarousel = (ctx: Ctx, id: Id, { content, pictures }: KnownContent, placed: Placed): CarouselData | null =>
  content.type === 'carousel'
    ? {
        id,
        index: 0,
        carousel_slots: content.slots.flatMap((slot, place) => {
          const picture = presentContentPicture(ctx, pictures.get(slot.signature), slot.altText, placed)
          return picture
            ? [
                {
                  id: `${id}-${place + 1}`,
                  title: slot.title,
                  description: slot.description,
                  link: presentContentLink(ctx, slot, placed),
                  ...picture,
                },
              ]
            : []
        }),
      }
    : null

/** What carousels and videos among these pins show, by pin; stories are told by their own module. */
export interface ShownContent {
  readonly carousel_data: CarouselData | null
  readonly videos: Videos | null
}

export const NO_CONTENT: ShownContent = { carousel_data: null, videos: null }

export const loadCarousels = async (
  ctx: Ctx,
  pins: readonly (ContentFacts & { readonly id: Id; readonly isPrivate: boolean })[],
): Promise<Map<Id, ShownContent>> => {
  const wanted = pins.filter(({ contentType }) => contentType === 'carousel' || contentType === 'video')
  const contents = await loadContents(
    ctx.db,
    wanted.flatMap(({ contentId }) => contentId ?? []),
  )
  return new Map(
    wanted.flatMap(({ id, contentId, isPrivate }): [Id, ShownContent][] => {
      const known = contentId === null ? undefined : contents.get(contentId)
      if (contentId === null || !known) return []
      const placed = { pinId: id, isPrivate }
      const video = known.content.type === 'video' ? known.videos.get(known.content.video) : undefined
      return [
        [
          id,
          {
            carousel_data: presentCarousel(ctx, contentId, known, placed),
            videos: presentVideos(ctx, video, placed),
          },
        ],
      ]
    }),
  )
}
