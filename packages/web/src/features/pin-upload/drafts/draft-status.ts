import { bodyOf, contentOf } from './draft-body.ts'
import { type BuilderState, type Draft, type DraftItem, type ItemStatus, selectedItem } from './draft.ts'

/** The builder's statuses (business §4). */
export type BuilderStatus =
  | 'creating'
  | 'uploading'
  | 'processing'
  | 'saving'
  | 'edited'
  | 'saved'
  | 'publishing'
  | 'attempted'
  | 'succeeded'

export const statusOf = (draft: Draft): BuilderStatus => {
  if (draft.publishing === 'published') return 'succeeded'
  if (draft.publishing === 'publishing') return 'publishing'
  const has = (status: ItemStatus) => draft.items.some((item) => item.status === status)
  if (has('uploading')) return 'uploading'
  if (has('waiting')) return 'creating'
  if (has('processing')) return 'processing'
  if (draft.publishing === 'attempted' || draft.saveProblem !== null || has('failed') || has('refused'))
    return 'attempted'
  if (draft.isSaving) return 'saving'
  return isUnsaved(draft) ? 'edited' : 'saved'
}

/** The server does not have the whole draft. */
export const isUnsaved = (draft: Draft): boolean => {
  if (draft.publishing === 'published' || isRefused(draft)) return false
  const isArriving = draft.items.some(({ upload, status }) => upload === null && status !== 'refused')
  const body = bodyOf(draft)
  return isArriving || (body !== null && contentOf(body) !== draft.savedContent)
}

/** True if leaving would lose work: anything that is not on the server, except refused files. */
export const hasUnsavedWork = (state: BuilderState): boolean => state.drafts.some(isUnsaved)

/** Nothing of the draft can become a pin. */
export const isRefused = ({ items }: Draft): boolean => items.every(({ status }) => status === 'refused')

const isUnpublished = ({ publishing }: Draft): boolean => publishing === 'not yet' || publishing === 'attempted'

export const isEditable = (draft: Draft): boolean => draft.conflict === null && isUnpublished(draft)

/** True when its pictures are on the server and it is not published. */
export const isReady = (draft: Draft): boolean =>
  isEditable(draft) && draft.items.every(({ status }) => status === 'ready')

export const isPublishable = (draft: Draft): boolean => isReady(draft) && draft.boardId !== null

/** CREATE-02: images can be added to it. A video stays alone. */
export const mayBeCarousel = (draft: Draft): boolean =>
  isUnpublished(draft) && draft.items.every(({ isVideo }) => !isVideo)

/** CREATE-03: tags can be added to the picture of its selected item. */
export const takesTags = (draft: Draft): boolean => {
  const { isTaggable, previewUrl, status } = selectedItem(draft)
  return isUnpublished(draft) && isTaggable && previewUrl !== '' && status !== 'refused'
}

/** CREATE-08: the picture of its selected item can be cropped. Moving pictures stay whole: the server says so. */
export const takesCrop = (draft: Draft): boolean => {
  const { isVideo, status, previewUrl } = selectedItem(draft)
  return isUnpublished(draft) && !isVideo && status === 'ready' && previewUrl !== ''
}

/** CREATE-01: a cover can be chosen for the video of its selected item. */
export const takesCover = (draft: Draft): boolean => {
  const { isVideo, status } = selectedItem(draft)
  return isUnpublished(draft) && isVideo && status === 'ready'
}

/** CREATE-08: the video of its selected item can be trimmed, also while a part of it is prepared. */
export const takesTrim = (draft: Draft): boolean => {
  const { status, upload } = selectedItem(draft)
  return takesCover(draft) || (isUnpublished(draft) && status === 'processing' && !!upload?.trim)
}

/** PIN-04: captions can be added to the video of its selected item. */
export const takesCaptions = takesCover

/** Only the server can tell how far an upload of another window is. */
export const waitsForServer = (state: BuilderState): boolean =>
  state.drafts.some(({ items }) => items.some((item) => item.status === 'processing' && !item.isLocal))

/** Returns the items to upload next, oldest first, so that at most `atOnce` upload at the same time. */
export const nextUploads = (state: BuilderState, atOnce: number): readonly DraftItem[] => {
  const items = state.drafts.flatMap((draft) => draft.items)
  // A stored draft's video that the server still processes takes no connection of this window.
  const busy = items.filter(
    ({ status, upload }) => status === 'uploading' || (status === 'processing' && upload === null),
  ).length
  return items.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, atOnce - busy))
}
