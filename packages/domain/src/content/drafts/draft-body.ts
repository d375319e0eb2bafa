import { PIN_DRAFT, PIN_DRAFT_ITEM, type PinDraftBody, type PinDraftInput } from '@corkboard/contract'

/** JSON in the database holds no NUL and no half of a pair. Everything else stays as typed. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** A draft as stored: with its defaults, without names that the contract does not know. */
export const draftBody = ({ pinItems, ...draft }: PinDraftInput): PinDraftBody => {
  const {
    pinItemIndex,
    board_id,
    section,
    interestTags,
    isCommentsAllowed,
    publishOption,
    scheduledDate,
    scheduledTime,
  } = {
    ...PIN_DRAFT,
    ...draft,
  }
  return {
    pinItems: pinItems.map((sent) => {
      const item = { ...PIN_DRAFT_ITEM, ...sent }
      return {
        media_upload_id: item.media_upload_id,
        file_name: storable(item.file_name),
        title: storable(item.title),
        description: storable(item.description),
        link: storable(item.link),
        altText: storable(item.altText),
        whole_upload_id: item.whole_upload_id,
        isTaggable: item.isTaggable,
        pinTags: item.pinTags.map(({ id, x, y, type, object_id, name }) => ({
          id: storable(id),
          x,
          y,
          type,
          object_id,
          name: storable(name),
        })),
        userMentionTags: item.userMentionTags.map(({ user_id, username }) => ({
          user_id,
          username: storable(username),
        })),
      }
    }),
    pinItemIndex: Math.min(pinItemIndex, pinItems.length - 1),
    board_id,
    section: board_id === null || section === null ? null : { id: section.id, title: storable(section.title) },
    interestTags: interestTags.map(({ id, name }) => ({ id, name: storable(name) })),
    isCommentsAllowed,
    publishOption,
    scheduledDate: storable(scheduledDate),
    scheduledTime: storable(scheduledTime),
  }
}
