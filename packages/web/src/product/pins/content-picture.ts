import type { ContentPicture, StoryPage } from '@corkboard/contract/content/wire/pin-content'
import type { PinEntity } from '../../store/entities.ts'

/** Returns the picture of a story's page to search by: its first. Pages of text have none. */
export const pagePicture = ({ blocks }: StoryPage): ContentPicture | undefined =>
  blocks.find(({ image }) => image)?.image ?? undefined

/** Returns the picture of a slot of a carousel or page of a story. */
export const contentPicture = (
  { carousel_data: carousel, story_pin_data: story }: Pick<PinEntity, 'carousel_data' | 'story_pin_data'>,
  place: number,
): ContentPicture | undefined => {
  const page = story?.pages[place]
  return page ? pagePicture(page) : carousel?.carousel_slots[place]
}
