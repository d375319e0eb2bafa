import type { PinDraft, PinDraftItem } from '@corkboard/contract/content/wire/pin-draft'
import { MEDIA_ERRORS, type MediaErrorCode } from '@corkboard/contract/media/errors'
import type { Id } from '@corkboard/contract/ids'
import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import { tagsFrom } from '../../../product/picture-tags/pin-tags.ts'
import { storedTime } from '../../../product/scheduling/drafted-time.ts'
import { bodyFrom, contentOf, mentionsFrom, topicsFrom } from './draft-body.ts'
import { isUnsaved } from './draft-status.ts'
import { type BuilderState, type Draft, type DraftItem, type ItemStatus, NEW_DRAFT } from './draft.ts'

const isMediaErrorCode = (code: string | null): code is MediaErrorCode => code !== null && code in MEDIA_ERRORS

const STATUS_OF: Readonly<Record<MediaUpload['status'], ItemStatus>> = {
  registered: 'processing',
  processing: 'processing',
  succeeded: 'ready',
  failed: 'refused',
}

/** A stored item, with what this window already shows of it. */
const itemFrom = (stored: PinDraftItem, key: string, own: DraftItem | undefined): DraftItem => {
  const item = storedItem(stored, key, own)
  const { whole, upload } = item
  // A part that cannot be made leaves the whole, and says why.
  return upload?.trim && upload.status === 'failed' && whole
    ? { ...item, ...whole, whole: null, status: 'ready' }
    : item
}

const storedItem = ({ media, whole, ...stored }: PinDraftItem, key: string, own: DraftItem | undefined): DraftItem => ({
  key: own?.key ?? key,
  fileName: stored.file_name,
  previewUrl: (media.trim && media.preview_url) || own?.previewUrl || media.preview_url || '',
  videoUrl: own?.videoUrl ?? media.video_url,
  isVideo: media.media_type === 'video',
  whole: own?.whole ?? (whole && { upload: whole, previewUrl: whole.preview_url ?? '', videoUrl: whole.video_url }),
  isTaggable: stored.isTaggable && media.media_type !== 'video',
  ...tagsFrom(stored.pinTags),
  isLocal: own?.isLocal ?? false,
  status: STATUS_OF[media.status],
  progress: 1,
  isInterrupted: false,
  upload: media,
  errors: own?.errors ?? {},
  texts: { title: stored.title, description: stored.description, alt_text: stored.altText, link: stored.link },
  mentioned: mentionsFrom(stored.userMentionTags),
  problem:
    media.status === 'failed'
      ? MEDIA_ERRORS[isMediaErrorCode(media.error_code) ? media.error_code : 'media.broken'].message
      : null,
})

/** A draft as the server has it. */
export const fromServer = (theirs: PinDraft, own?: Draft): Draft => ({
  ...NEW_DRAFT,
  isOpen: own?.isOpen ?? false,
  later: storedTime(theirs),
  isNew: own?.isNew ?? false,
  key: own?.key ?? `stored-${theirs.id}`,
  id: theirs.id,
  version: theirs.version,
  savedContent: contentOf(bodyFrom(theirs)),
  items: theirs.pinItems.map((item, n) =>
    itemFrom(
      item,
      `stored-${theirs.id}-${n}-${item.media_upload_id}`,
      own?.items.find(({ upload }) => upload?.media_upload_id === item.media_upload_id),
    ),
  ),
  index: Math.min(own?.index ?? theirs.pinItemIndex, theirs.pinItems.length - 1),
  boardId: theirs.board_id,
  section: theirs.section,
  interestTags: topicsFrom(theirs.interestTags),
  isCommentsAllowed: theirs.isCommentsAllowed,
})

export const withLoaded = (
  state: BuilderState,
  loaded: readonly PinDraft[],
  knownIds: ReadonlySet<Id>,
): BuilderState => {
  const theirs = new Map(loaded.map((draft) => [draft.id, draft]))
  const kept = state.drafts.flatMap((draft): Draft[] => {
    const stored = draft.id === null ? undefined : theirs.get(draft.id)
    // What is being saved or published here is about to differ from the response.
    if (draft.id === null || draft.isSaving || draft.publishing === 'publishing' || draft.publishing === 'published') {
      return [draft]
    }
    if (!stored) return isUnsaved(draft) || !knownIds.has(draft.id) ? [draft] : []
    if (stored.version < draft.version) return [draft]
    // The next save reports conflicts. Only the media are new here.
    if (isUnsaved(draft) || draft.conflict !== null) return [{ ...draft, items: withMedia(draft.items, stored) }]
    return [{ ...draft, ...fromServer(stored, draft), publishing: draft.publishing, fieldErrors: draft.fieldErrors }]
  })
  const own = new Set(state.drafts.map(({ id }) => id))
  const added = loaded.filter(({ id }) => !own.has(id) && !knownIds.has(id)).map((draft) => fromServer(draft))
  return { drafts: [...added, ...kept] }
}

const withMedia = (items: readonly DraftItem[], { pinItems }: PinDraft): DraftItem[] =>
  items.map((item) => {
    const stored = pinItems.find((it) => it.media_upload_id === item.upload?.media_upload_id)
    if (!stored) return item
    const { texts, mentioned, tags, pinTagIds, selectedPinTagId } = item
    return { ...itemFrom(stored, item.key, item), texts, mentioned, tags, pinTagIds, selectedPinTagId }
  })
