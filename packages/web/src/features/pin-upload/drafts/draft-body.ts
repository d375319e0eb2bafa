import type { PinDraft, PinDraftBody, PinDraftMention, PinDraftTopic } from '@corkboard/contract/content/wire/pin-draft'
import { storedTag, tagsToStore } from '../../../product/picture-tags/pin-tags.ts'
import { storedTime, timeToStore } from '../../../product/scheduling/drafted-time.ts'
import type { Draft } from './draft.ts'

/** In this order of keys, so that equal ones are equal as text. */
export const topicsFrom = (topics: readonly PinDraftTopic[]): PinDraftTopic[] =>
  topics.map(({ id, name }) => ({ id, name }))

export const mentionsFrom = (mentioned: readonly PinDraftMention[]): PinDraftMention[] =>
  mentioned.map(({ user_id, username }) => ({ user_id, username }))

/** What the server is to store of a draft; `null` as long as none of its items is uploaded. */
export const bodyOf = ({
  items,
  index,
  boardId,
  section,
  interestTags,
  isCommentsAllowed,
  later,
}: Draft): PinDraftBody | null => {
  const stored = items.filter(({ upload }) => upload !== null)
  if (stored.length === 0) return null
  return {
    pinItems: stored.map(({ upload, fileName, texts, mentioned, isTaggable, whole, ...item }) => ({
      media_upload_id: upload!.media_upload_id,
      file_name: fileName,
      title: texts.title,
      description: texts.description,
      link: texts.link,
      altText: texts.alt_text,
      userMentionTags: mentionsFrom(mentioned),
      isTaggable,
      pinTags: tagsToStore(item),
      whole_upload_id: whole?.upload.media_upload_id ?? null,
    })),
    pinItemIndex: Math.min(index, stored.length - 1),
    board_id: boardId,
    section: section && { id: section.id, title: section.title },
    interestTags: topicsFrom(interestTags),
    isCommentsAllowed,
    ...timeToStore(later),
  }
}

/** `bodyOf` for a draft from the server. */
export const bodyFrom = (draft: PinDraft): PinDraftBody => ({
  pinItems: draft.pinItems.map(
    ({
      media_upload_id,
      file_name,
      title,
      description,
      link,
      altText,
      userMentionTags,
      isTaggable,
      pinTags,
      whole_upload_id,
    }) => ({
      media_upload_id,
      file_name,
      title,
      description,
      link,
      altText,
      userMentionTags: mentionsFrom(userMentionTags),
      isTaggable,
      pinTags: pinTags.map(storedTag),
      whole_upload_id,
    }),
  ),
  pinItemIndex: draft.pinItemIndex,
  board_id: draft.board_id,
  section: draft.section && { id: draft.section.id, title: draft.section.title },
  interestTags: topicsFrom(draft.interestTags),
  isCommentsAllowed: draft.isCommentsAllowed,
  ...timeToStore(storedTime(draft)),
})

/** A body as text, to compare it with the stored one. To select an item is no change. */
export const contentOf = (body: PinDraftBody): string => JSON.stringify({ ...body, pinItemIndex: 0 })

export const hasContent = (draft: Draft, content: string): boolean => {
  const body = bodyOf(draft)
  return body !== null && contentOf(body) === content
}

/** What to send to the server now. */
export const bodyToSave = (draft: Draft): PinDraftBody | null => {
  if (draft.isSaving || draft.conflict !== null) return null
  if (draft.publishing === 'publishing' || draft.publishing === 'published') return null
  const body = bodyOf(draft)
  const content = body && contentOf(body)
  return content === draft.savedContent || content === draft.refusedContent ? null : body
}
