import type { NewPinTag } from '@corkboard/contract/content/wire/new-pin'
import { type ItemTags, NO_TAGS, shownTags, tagsFrom } from '../../product/picture-tags/pin-tags.ts'
import type { PinEntity } from '../../store/entities.ts'

/** The tags by picture, which are counted from 0. */
export type PinPictureTags = ReadonlyMap<number, ItemTags>

export const tagsOn = (tags: PinPictureTags, media: number): ItemTags => tags.get(media) ?? NO_TAGS

export const tagCount = (tags: PinPictureTags): number =>
  [...tags.values()].reduce((sum, { pinTagIds }) => sum + pinTagIds.length, 0)

/** The pictures of a pin that can have tags. */
export const picturesOf = (pin: PinEntity): readonly { readonly url: string; readonly alt: string }[] => {
  const shown = pin.carousel_data?.carousel_slots ?? [pin]
  return shown.flatMap(({ images, alt_text: alt }) => {
    const { url } = images['736x'] ?? images['474x'] ?? images['236x'] ?? {}
    return url === undefined ? [] : [{ url, alt: alt || pin.title }]
  })
}

/** Those that its owner sees. */
export const tagsOfPin = (pin: PinEntity): PinPictureTags => {
  const tags = pin.pin_tags ?? []
  return new Map(
    [...new Set(tags.map(({ media }) => media))].map((media) => [
      media,
      tagsFrom(
        tags
          .filter((tag) => tag.media === media)
          .map(({ id, x, y, type, taggedObjectIds, pin: about, user }) => ({
            id,
            x,
            y,
            type,
            object_id: taggedObjectIds[0]!,
            name: user?.full_name ?? about?.title ?? '',
          })),
      ),
    ]),
  )
}

/** All tags as `PinResource` takes them. */
export const tagsToSend = (tags: PinPictureTags): NewPinTag[] =>
  [...tags].flatMap(([media, own]) =>
    shownTags(own).map(({ x, y, type, object_id: id }) => ({
      x,
      y,
      media,
      ...(type === 'pin' ? { pin_id: id } : { user_id: id }),
    })),
  )
