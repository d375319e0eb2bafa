import type { Id, NewPin, Pin } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import {
  carouselContent,
  checkPinOf,
  createPinOf,
  pictureOf,
  type PinInput,
  type PinSubject,
  type SubjectOf,
} from '../pins/index.ts'
import { storyContent } from './publish-story.ts'

const inputOf = (pin: NewPin): PinInput => ({
  boardId: pin.board_id,
  sectionId: pin.section,
  title: pin.title,
  description: pin.description,
  link: pin.link,
  altText: pin.alt_text,
  mediaUploadId: pin.media_upload_id,
  areCommentsOff: pin.is_comments_allowed === false,
  interestTags: pin.interest_tags,
  tags: pin.pin_tags,
  mentions: pin.user_mention_tags?.map(({ id, offset, length }) => ({ userId: id, start: offset, length })),
})

const subjectOf =
  (pin: NewPin): SubjectOf =>
  (writer) => {
    if (pin.story_pin_data) return storyContent(writer, { ...inputOf(pin), pages: pin.story_pin_data.pages })
    if (pin.carousel_slots) return carouselContent(writer, pin.carousel_slots)
    return pictureOf(writer, pin.media_upload_id)
  }

/**
 * PIN-02, PIN-12: creates a pin of one picture or video, a carousel or a story.
 * @throws what `createPin`, `createCarousel` and `publishStory` throw
 */
export const createNewPin = (ctx: Ctx, pin: NewPin): Promise<Pin> => createPinOf(ctx, inputOf(pin), subjectOf(pin))

/**
 * Checks a pin that is created later, and returns what it would show.
 * @throws what `createNewPin` throws
 */
export const checkNewPin = (ctx: Ctx, pin: NewPin): Promise<PinSubject> => checkPinOf(ctx, inputOf(pin), subjectOf(pin))

/** The uploads that a new pin is made of. */
export const uploadsOf = (pin: NewPin): Id[] => {
  const blocks = pin.story_pin_data?.pages.flatMap((page) => page.blocks) ?? []
  return [...new Set([pin, ...(pin.carousel_slots ?? []), ...blocks].flatMap((it) => it.media_upload_id ?? []))]
}
