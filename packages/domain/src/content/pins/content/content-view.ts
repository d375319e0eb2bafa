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
import type { Ctx } from '../../../kernel/index.ts'
import { trackedLink } from '../../links/index.ts'
import { type StoredTexts, textOfCues, type VideoRow } from '../../../media/index.ts'
import { type ContentPictureRow, type KnownContent, loadContents } from './content-store.ts'
import type { ContentFacts } from './pin-content.ts'

/** At a public URL, at a URL signed for the viewer, or not at all. */
export type OriginalAccess = 'open' | 'signed' | 'withheld'

/** Whether a pin's pictures are private, and how the viewer gets their originals. */
export interface PictureAccess {
  readonly isPrivate: boolean
  readonly original: OriginalAccess
}

/** The pin a content is shown in. */
export interface Placed extends PictureAccess {
  readonly pinId: Id
}

/** What clients get under `orig` when the original is withheld: the next largest size. */
const LARGEST: ImageSize = '1200x'

/**
 * PIN-03: a picture in the requested sizes. Private pictures get signed, expiring URLs, and so do restricted originals.
 */
export const presentSizes = (
  ctx: Ctx,
  picture: Pick<ContentPictureRow, 'signature' | 'width' | 'height' | 'originalExtension'>,
  { isPrivate, original }: PictureAccess,
  sizes: readonly ImageSize[] = IMAGE_SIZES,
): Images => {
  const { links } = ctx.site.media
  const { signature, width, height, originalExtension } = picture
  const images: Images = {}
  for (const size of sizes) {
    const inSize = imageSizeIn(size, width, height)
    const url = links.image(signature, size, { private: isPrivate })
    images[size] = { url, width: inSize.width, height: inSize.height }
  }
  if (sizes === IMAGE_SIZES) {
    images.orig =
      original === 'withheld'
        ? images[LARGEST]!
        : { url: links.original(signature, originalExtension, { private: original === 'signed' }), width, height }
  }
  return images
}

/** `null` when the picture is gone, for example because it was removed from the store. */
export const presentContentPicture = (
  ctx: Ctx,
  picture: ContentPictureRow | undefined,
  altText: string,
  access: PictureAccess,
): ContentPicture | null =>
  picture
    ? {
        image_signature: picture.signature,
        images: presentSizes(ctx, picture, access),
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

/** PIN-04: a video in its available formats. */
export const presentVideos = (
  ctx: Ctx,
  video: VideoRow | undefined,
  { isPrivate }: Placed,
  /** Signature of the picture that stands for it, if its maker chose one. */
  cover = video?.coverSignature,
): Videos | null => {
  if (!video || cover === undefined) return null
  const { links } = ctx.site.media
  const facts = {
    width: video.width,
    height: video.height,
    duration: video.durationMs,
    thumbnail: links.image(cover, '736x', { private: isPrivate }),
  }
  return {
    video_list: Object.fromEntries(
      video.formats.map((format) => [
        format,
        { url: links.video(video.signature, format, { private: isPrivate }), ...facts },
      ]),
    ),
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

/** The carousels and videos of these pins, by pin. Stories have their own module. */
export interface ShownContent {
  readonly carousel_data: CarouselData | null
  readonly videos: Videos | null
}

/** PIN-04: a video with its captions and what is said in it. @param block of a story */
export const withTexts = (
  videos: Videos | null,
  { captions, transcript }: StoredTexts,
  { pinId }: Placed,
  block?: string,
): Videos | null => {
  const said = transcript || textOfCues(captions ?? [])
  const query = block === undefined ? '' : `?block=${block}`
  return (
    videos && {
      ...videos,
      ...(captions && { captions_url: `/v3/pins/${pinId}/captions.vtt${query}` }),
      ...(said !== '' && { transcript: said }),
    }
  )
}

const presentPinVideo = (ctx: Ctx, known: KnownContent, placed: Placed): Videos | null =>
  known.content.type === 'video'
    ? withTexts(presentVideos(ctx, known.videos.get(known.content.video), placed, coverOf(known)), known.texts, placed)
    : null

/** The picture next to the video. */
const coverOf = ({ pictures }: KnownContent): string | undefined => [...pictures.keys()][0]

export const NO_CONTENT: ShownContent = { carousel_data: null, videos: null }

export const loadCarousels = async (
  ctx: Ctx,
  pins: readonly (ContentFacts & PictureAccess & { readonly id: Id })[],
): Promise<Map<Id, ShownContent>> => {
  const wanted = pins.filter(({ contentType }) => contentType === 'carousel' || contentType === 'video')
  const contents = await loadContents(
    ctx.db,
    wanted.flatMap(({ contentId }) => contentId ?? []),
  )
  return new Map(
    wanted.flatMap(({ id, contentId, isPrivate, original }): [Id, ShownContent][] => {
      const known = contentId === null ? undefined : contents.get(contentId)
      if (contentId === null || !known) return []
      const placed = { pinId: id, isPrivate, original }
      return [
        [
          id,
          {
            carousel_data: presentCarousel(ctx, contentId, known, placed),
            videos: presentPinVideo(ctx, known, placed),
          },
        ],
      ]
    }),
  )
}
