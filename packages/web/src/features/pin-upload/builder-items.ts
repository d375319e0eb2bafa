import type {
  PinDraft,
  PinDraftBody,
  PinDraftItem,
  PinDraftMention,
  PinDraftTag,
  PinDraftTopic,
} from '@corkboard/contract/content/wire/pin-draft'
import { ERRORS, type ErrorCode } from '@corkboard/contract/errors'
import type { Id } from '@corkboard/contract/ids'
import { LIMITS } from '@corkboard/contract/limits'
import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import type { PinTagStatus } from '@corkboard/contract/content/wire/pin'
import {
  addTag,
  type ItemTags,
  moveTag,
  NO_TAGS,
  removeTag,
  restoreTag,
  savedTags,
  storedTag,
  tagsFrom,
  tagsToStore,
} from '../../product/picture-tags/pin-tags.ts'
import type { BatchChanges } from './batch-edit.ts'
import type { PinTexts } from '../../product/pin-fields/pin-texts.ts'
import type { ScheduleFields } from '../../product/scheduling/schedule-time.ts'

/** A section of the board (BOARD-02). */
export interface DraftSection {
  readonly id: Id
  readonly title: string
}

/** The state of a picture or video between the file and its place in a draft. */
export type ItemStatus =
  | 'refused' // refused by our own check, or by the server for good: retrying would not help
  | 'waiting'
  | 'uploading'
  | 'processing' // uploaded; the server is processing it
  | 'ready'
  | 'failed' // because of the server or the network: can be retried

/** A picture that is on the server, and how it is shown. */
export interface ItemMedia {
  readonly upload: MediaUpload
  readonly previewUrl: string
}

/** A picture or video of a draft, with the user's texts. */
export interface DraftItem extends ItemTags {
  readonly key: string
  readonly fileName: string
  /** An object URL that only this tab can read, or a URL on the server; signed for the owner once it is uploaded. */
  readonly previewUrl: string
  readonly videoUrl: string | null
  readonly isVideo: boolean
  /** CREATE-08: what its picture is a part of, if it is cropped. */
  readonly whole: ItemMedia | null
  /** CREATE-02: its picture takes tags. */
  readonly isTaggable: boolean
  /** This window uploads it. */
  readonly isLocal: boolean
  readonly status: ItemStatus
  /** The fraction of bytes sent, 0 to 1. */
  readonly progress: number
  /** The connection broke; the upload continues by itself. */
  readonly isInterrupted: boolean
  readonly upload: MediaUpload | null
  readonly texts: PinTexts
  /** CREATE-07: users chosen for mentions in the description; it may no longer have all of them. */
  readonly mentioned: readonly PinDraftMention[]
  /** What the server refused of the texts. */
  readonly errors: Readonly<Partial<Record<keyof PinTexts, string>>>
  readonly problem: string | null
}

/** Fields that the server may refuse. */
export type DraftField = keyof PinTexts | keyof ScheduleFields | 'board_id'

export interface Draft {
  readonly key: string
  /** `null` until the server has stored it. */
  readonly id: Id | null
  /** The stored version that the draft in this window is based on; 0 if none. */
  readonly version: number
  /** What is stored, as text (`contentOf`). */
  readonly savedContent: string | null
  /** What the server will not store, and why. It is not sent again. */
  readonly refusedContent: string | null
  readonly saveProblem: string | null
  /** How often in a row saving failed because of the server or the network. */
  readonly failures: number
  readonly isSaving: boolean
  /** What another window made of it: saved it, or published or deleted it. */
  readonly conflict: PinDraft | 'gone' | null
  readonly items: readonly DraftItem[]
  /** The selected item. */
  readonly index: number
  readonly boardId: Id | null
  readonly section: DraftSection | null
  /** CREATE-07: topics that the maker chose. */
  readonly interestTags: readonly PinDraftTopic[]
  readonly isCommentsAllowed: boolean
  readonly publishing: 'not yet' | 'publishing' | 'attempted' | 'published'
  /** Why the last attempt to publish it failed. */
  readonly problem: string | null
  /** Errors of fields that are not an item's. */
  readonly fieldErrors: Readonly<Partial<Record<Exclude<DraftField, keyof PinTexts>, string>>>
  readonly pinId: Id | null
  /** CREATE-06: when to publish it; `null` is immediately, the default. */
  readonly later: ScheduleFields | null
  /** Unix time, once it is scheduled. `publishing` is `published` then. */
  readonly scheduledTs: number | null
  /** Its card is shown; the others are only in the list. */
  readonly isOpen: boolean
  /** Started in this window. */
  readonly isNew: boolean
}

export interface BuilderState {
  readonly drafts: readonly Draft[]
}

/** A file or an image of the web that becomes an item. */
export interface ChosenFile {
  readonly key: string
  readonly name: string
  readonly previewUrl: string
  readonly isVideo: boolean
  readonly problem: string | null
  /** What is known about it already. */
  readonly texts?: Partial<PinTexts>
}

export type BuilderAction =
  | {
      type: 'filesChosen'
      files: readonly ChosenFile[]
      /** The board that was requested when the builder was opened. */
      boardId?: string | null
    }
  /** CREATE-02: a second item makes a carousel. */
  | { type: 'itemsAdded'; key: string; files: readonly ChosenFile[] }
  | { type: 'itemSelected'; key: string; item: string }
  | { type: 'itemMoved'; key: string; item: string; by: -1 | 1 }
  | { type: 'itemRemoved'; key: string; item: string }
  // The key of these is that of an item.
  | { type: 'uploadStarted'; key: string }
  | { type: 'uploadInterrupted'; key: string }
  | { type: 'bytesSent'; key: string; progress: number }
  | { type: 'uploadAnswered'; key: string; upload: MediaUpload }
  | { type: 'uploadFailed'; key: string; problem: string; isFinal: boolean }
  | { type: 'uploadRetried'; key: string }
  // Actions on one draft. Texts are those of its selected item.
  | { type: 'fieldEdited'; key: string; field: keyof PinTexts; value: string }
  /** CREATE-08: `part` is the part of the whole picture to show; `null` shows the whole again. */
  | { type: 'itemCropped'; key: string; item: string; part: ItemMedia | null }
  /** CREATE-01: of a video. */
  | { type: 'coverChosen'; key: string; upload: MediaUpload; previewUrl: string }
  // CREATE-03: of the tags of an item.
  | { type: 'tagAdded'; key: string; item: string; tag: PinDraftTag }
  | { type: 'tagSelected' | 'tagRemoved'; key: string; item: string; tag: string }
  | { type: 'tagMoved'; key: string; item: string; tag: string; to: { readonly x: number; readonly y: number } }
  | { type: 'tagRestored'; key: string; item: string; tag: string; status: PinTagStatus }
  | { type: 'personMentioned'; key: string; person: PinDraftMention }
  | { type: 'commentsSwitched'; key: string; areAllowed: boolean }
  | { type: 'topicsChosen'; key: string; topics: readonly PinDraftTopic[] }
  | { type: 'boardChosen'; key: string; boardId: string; section: DraftSection | null }
  | { type: 'boardChosenForAll'; boardId: string; section: DraftSection | null }
  /** CREATE-05: texts of a carousel are those of its first item. */
  | { type: 'batchEdited'; keys: ReadonlySet<string>; changes: BatchChanges }
  | { type: 'publishStarted'; key: string }
  /** `item` is the place of the item whose text was refused. */
  | { type: 'publishFailed'; key: string; problem: string; field: DraftField | null; item?: number }
  | { type: 'published'; key: string; pinId: string }
  | { type: 'timeChosen'; key: string; later: ScheduleFields | null }
  | { type: 'scheduled'; key: string; seconds: number }
  | { type: 'draftRemoved'; key: string }
  | { type: 'draftRestored'; draft: Draft; index: number }
  | { type: 'draftOpened'; key: string }
  /** `knownIds` are those of this window when it asked; drafts created since are not in the response. */
  | { type: 'draftsLoaded'; drafts: readonly PinDraft[]; knownIds: ReadonlySet<Id> }
  | { type: 'saveStarted'; key: string }
  | { type: 'saved'; key: string; content: string; draft: Pick<PinDraft, 'id' | 'version'> }
  | { type: 'saveFailed'; key: string }
  | { type: 'saveRefused'; key: string; content: string; problem: string }
  | { type: 'conflictFound'; key: string; theirs: PinDraft | 'gone' }
  | { type: 'conflictSolved'; key: string; take: 'mine' | 'theirs' }

export const emptyBuilder: BuilderState = { drafts: [] }

/** As many as a draft takes. */
const MENTIONS_STORED = 50

const NO_TEXTS: PinTexts = { title: '', description: '', alt_text: '', link: '' }

const BLANK: Omit<Draft, 'key' | 'items' | 'boardId' | 'section'> = {
  id: null,
  version: 0,
  savedContent: null,
  refusedContent: null,
  saveProblem: null,
  failures: 0,
  isSaving: false,
  conflict: null,
  index: 0,
  interestTags: [],
  isCommentsAllowed: true,
  publishing: 'not yet',
  problem: null,
  fieldErrors: {},
  pinId: null,
  later: null,
  scheduledTs: null,
  isOpen: true,
  isNew: true,
}

const change = (state: BuilderState, key: string, next: (draft: Draft) => Partial<Draft>): BuilderState => ({
  drafts: state.drafts.map((draft) => (draft.key === key ? { ...draft, ...next(draft) } : draft)),
})

const changeItem = (state: BuilderState, key: string, next: (item: DraftItem) => Partial<DraftItem>): BuilderState => ({
  drafts: state.drafts.map((draft) =>
    draft.items.some((item) => item.key === key)
      ? { ...draft, items: draft.items.map((item) => (item.key === key ? { ...item, ...next(item) } : item)) }
      : draft,
  ),
})

const placed = (draft: Draft, to: { boardId: string; section: DraftSection | null }): Partial<Draft> => ({
  boardId: to.boardId,
  section: to.section,
  fieldErrors: { ...draft.fieldErrors, board_id: undefined },
})

/** The builder's reducer. A response for a draft that was removed in the meantime changes nothing. */
export function reduceBuilder(state: BuilderState, action: BuilderAction): BuilderState {
  switch (action.type) {
    case 'filesChosen': {
      // Pictures chosen together usually go to one board, so new drafts start with the last choice.
      const last = state.drafts.findLast(({ boardId, isOpen }) => boardId !== null && isOpen)
      const boardId = last?.boardId ?? action.boardId ?? null
      const added = action.files.map((file): Draft => ({
        ...BLANK,
        key: file.key,
        items: [itemOf(file)],
        boardId,
        section: last?.section ?? null,
      }))
      return { drafts: [...state.drafts, ...added] }
    }
    case 'itemsAdded':
      return change(state, action.key, ({ items }) => {
        const added = action.files.slice(0, LIMITS.carouselSlotsMax - items.length).map(itemOf)
        return added.length === 0 ? {} : { items: [...items, ...added], index: items.length }
      })
    case 'itemSelected':
      return change(state, action.key, ({ items, index }) => {
        const place = items.findIndex(({ key }) => key === action.item)
        return { index: place < 0 ? index : place }
      })
    case 'itemMoved':
      return change(state, action.key, ({ items }) => {
        const from = items.findIndex(({ key }) => key === action.item)
        const to = from + action.by
        const moved = items[from]
        if (!moved || to < 0 || to >= items.length) return {}
        return { items: items.toSpliced(from, 1).toSpliced(to, 0, moved), index: to }
      })
    case 'itemRemoved':
      return change(state, action.key, ({ items, index }) => {
        const place = items.findIndex(({ key }) => key === action.item)
        if (place < 0 || items.length === 1) return {}
        // The selection stays on its item, or goes to the neighbor.
        const isBefore = place < index
        return { items: items.toSpliced(place, 1), index: Math.min(isBefore ? index - 1 : index, items.length - 2) }
      })
    case 'uploadStarted':
      return changeItem(state, action.key, () => ({ status: 'uploading', problem: null }))
    case 'uploadInterrupted':
      return changeItem(state, action.key, ({ status }) => (status === 'uploading' ? { isInterrupted: true } : {}))
    case 'bytesSent':
      return changeItem(state, action.key, (item) =>
        item.status === 'uploading'
          ? {
              isInterrupted: false,
              // A video may have to send again what was lost on the way.
              progress: item.isVideo ? action.progress : Math.max(item.progress, action.progress),
              status: action.progress >= 1 ? 'processing' : 'uploading',
            }
          : {},
      )
    case 'uploadAnswered':
      return changeItem(state, action.key, () => ({
        status: action.upload.status === 'succeeded' ? 'ready' : 'processing',
        progress: 1,
        isInterrupted: false,
        upload: action.upload,
        problem: null,
      }))
    case 'uploadFailed':
      return changeItem(state, action.key, () => ({
        status: action.isFinal ? 'refused' : 'failed',
        isInterrupted: false,
        problem: action.problem,
        upload: null,
      }))
    case 'uploadRetried':
      return changeItem(state, action.key, (item) =>
        item.status === 'failed'
          ? { status: 'waiting', progress: item.isVideo ? item.progress : 0, problem: null }
          : {},
      )
    case 'fieldEdited':
      return change(state, action.key, (draft) => ({
        items: draft.items.map((item, n) =>
          n === draft.index
            ? {
                ...item,
                texts: { ...item.texts, [action.field]: action.value },
                errors: { ...item.errors, [action.field]: undefined },
              }
            : item,
        ),
      }))
    case 'itemCropped':
      return changeItem(state, action.item, (item) => withMediaSet(item, action.part))
    case 'coverChosen':
      return changeItem(state, action.key, () => ({ upload: action.upload, previewUrl: action.previewUrl }))
    case 'tagAdded':
      return changeItem(state, action.item, (item) => addTag(item, action.tag))
    case 'tagSelected':
      return changeItem(state, action.item, () => ({ selectedPinTagId: action.tag }))
    case 'tagMoved':
      return changeItem(state, action.item, (item) => moveTag(item, action.tag, action.to))
    case 'tagRemoved':
      return changeItem(state, action.item, (item) => removeTag(item, action.tag))
    case 'tagRestored':
      return changeItem(state, action.item, (item) => restoreTag(item, action.tag, action.status))
    case 'personMentioned':
      return change(state, action.key, ({ items, index }) => ({
        items: items.map((item, n) =>
          n === index ? { ...item, mentioned: withPerson(item.mentioned, action.person) } : item,
        ),
      }))
    case 'commentsSwitched':
      return change(state, action.key, () => ({ isCommentsAllowed: action.areAllowed }))
    case 'topicsChosen':
      return change(state, action.key, () => ({ interestTags: action.topics }))
    case 'boardChosen':
      return change(state, action.key, (draft) => placed(draft, action))
    case 'boardChosenForAll':
      return {
        drafts: state.drafts.map((draft) =>
          draft.publishing === 'published' || !draft.isOpen ? draft : { ...draft, ...placed(draft, action) },
        ),
      }
    case 'batchEdited':
      return {
        drafts: state.drafts.map((draft) =>
          action.keys.has(draft.key) && isEditable(draft) ? { ...draft, ...withChanges(draft, action.changes) } : draft,
        ),
      }
    case 'publishStarted':
      return change(state, action.key, ({ items }) => ({
        publishing: 'publishing',
        problem: null,
        fieldErrors: {},
        items: items.map((item) => ({ ...item, errors: {} })),
      }))
    case 'publishFailed':
      // The pictures are still on the server, so only the fields need a retry.
      return change(state, action.key, (draft) => ({ publishing: 'attempted', ...refusedOf(draft, action) }))
    case 'published':
      return change(state, action.key, () => ({ publishing: 'published', pinId: action.pinId, problem: null }))
    case 'timeChosen':
      return change(state, action.key, ({ fieldErrors }) => ({
        later: action.later,
        fieldErrors: { ...fieldErrors, scheduledDate: undefined, scheduledTime: undefined },
      }))
    case 'scheduled':
      return change(state, action.key, () => ({ publishing: 'published', scheduledTs: action.seconds, problem: null }))
    case 'draftRemoved':
      return { drafts: state.drafts.filter((draft) => draft.key !== action.key) }
    case 'draftRestored':
      return { drafts: state.drafts.toSpliced(action.index, 0, restored(action.draft)) }
    case 'draftOpened':
      return {
        drafts: state.drafts.map((draft) =>
          draft.key === action.key
            ? { ...draft, isOpen: true }
            : { ...draft, isOpen: draft.isOpen && (draft.isNew || isUnsaved(draft) || draft.conflict !== null) },
        ),
      }
    case 'draftsLoaded':
      return withLoaded(state, action.drafts, action.knownIds)
    case 'saveStarted':
      return change(state, action.key, () => ({ isSaving: true }))
    case 'saved':
      return change(state, action.key, (draft) => ({
        ...(hasContent(draft, action.content) && {
          items: draft.items.map((item) => ({ ...item, ...savedTags(item) })),
        }),
        id: action.draft.id,
        version: action.draft.version,
        savedContent: action.content,
        refusedContent: null,
        saveProblem: null,
        failures: 0,
        isSaving: false,
      }))
    case 'saveFailed':
      return change(state, action.key, ({ failures }) => ({ isSaving: false, failures: failures + 1 }))
    case 'saveRefused':
      return change(state, action.key, () => ({
        isSaving: false,
        refusedContent: action.content,
        saveProblem: action.problem,
      }))
    case 'conflictFound':
      return change(state, action.key, ({ publishing }) => ({
        isSaving: false,
        conflict: action.theirs,
        publishing: publishing === 'publishing' ? 'not yet' : publishing,
      }))
    case 'conflictSolved': {
      const draft = state.drafts.find(({ key }) => key === action.key)
      if (!draft || draft.conflict === null) return state
      if (draft.conflict !== 'gone')
        return change(state, action.key, (own) => solved(own, draft.conflict as PinDraft, action.take))
      if (action.take === 'theirs') return { drafts: state.drafts.filter(({ key }) => key !== action.key) }
      return change(state, action.key, () => ({ ...UNSAVED, conflict: null }))
    }
  }
}

/** CREATE-02: new media clear the tags and their selection; the picture stays taggable or not. */
const withMediaSet = ({ upload, previewUrl, whole }: DraftItem, part: ItemMedia | null): Partial<DraftItem> => {
  const before = whole ?? (upload && { upload, previewUrl })
  return { ...NO_TAGS, ...(part ?? before), whole: part && before }
}

/** If a username changed hands, the mention means its latest owner. */
const withPerson = (mentioned: readonly PinDraftMention[], person: PinDraftMention): PinDraftMention[] =>
  [...mentioned.filter(({ username }) => username !== person.username), person].slice(-MENTIONS_STORED)

const isEditable = ({ publishing, conflict }: Draft): boolean =>
  conflict === null && (publishing === 'not yet' || publishing === 'attempted')

const withChanges = (draft: Draft, { texts, board }: BatchChanges): Partial<Draft> => {
  const untouched = (field: string) => !Object.hasOwn(texts, field)
  return {
    ...(board && placed(draft, { boardId: board.id, section: board.section })),
    items: draft.items.map((item, n) =>
      n > 0
        ? item
        : {
            ...item,
            texts: { ...item.texts, ...texts },
            errors: Object.fromEntries(Object.entries(item.errors).filter(([field]) => untouched(field))),
          },
    ),
  }
}

/** Shows an error at its field, and the item that has it. */
const refusedOf = (
  { items, index }: Draft,
  { problem, field, item = 0 }: Extract<BuilderAction, { type: 'publishFailed' }>,
): Partial<Draft> => {
  if (field === null) return { problem }
  if (field === 'board_id' || field === 'scheduledDate' || field === 'scheduledTime') {
    return { fieldErrors: { [field]: problem } }
  }
  return {
    index: items[item] ? item : index,
    items: items.map((it, n) => (n === item ? { ...it, errors: { [field]: problem } } : it)),
  }
}

const itemOf = ({ key, name, previewUrl, isVideo, problem, texts }: ChosenFile): DraftItem => ({
  key,
  fileName: name,
  previewUrl,
  videoUrl: isVideo ? previewUrl : null,
  isVideo,
  whole: null,
  isTaggable: !isVideo,
  ...NO_TAGS,
  isLocal: true,
  status: problem === null ? 'waiting' : 'refused',
  progress: 0,
  isInterrupted: false,
  upload: null,
  texts: { ...NO_TEXTS, ...texts },
  mentioned: [],
  errors: {},
  problem,
})

const UNSAVED = {
  id: null,
  version: 0,
  savedContent: null,
  refusedContent: null,
  saveProblem: null,
  failures: 0,
} as const

/** Keeping the own draft saves it on top of the other one. */
const solved = (own: Draft, theirs: PinDraft, take: 'mine' | 'theirs'): Partial<Draft> =>
  take === 'theirs'
    ? fromServer(theirs, own)
    : { conflict: null, version: theirs.version, savedContent: contentOf(bodyFrom(theirs)), refusedContent: null }

/** Removing a draft aborted its uploads, so incomplete ones start over, and deleted it from the server. */
const restored = (draft: Draft): Draft => ({
  ...draft,
  ...UNSAVED,
  isSaving: false,
  conflict: null,
  items: draft.items.map((item) =>
    item.status === 'ready' || item.status === 'refused' || !item.isLocal
      ? item
      : { ...item, status: 'waiting', progress: 0, isInterrupted: false, upload: null, problem: null },
  ),
})

const isErrorCode = (code: string | null): code is ErrorCode => code !== null && code in ERRORS

const STATUS_OF: Readonly<Record<MediaUpload['status'], ItemStatus>> = {
  registered: 'processing',
  processing: 'processing',
  succeeded: 'ready',
  failed: 'refused',
}

/** A stored item, with what this window already shows of it. */
const itemFrom = ({ media, whole, ...stored }: PinDraftItem, key: string, own: DraftItem | undefined): DraftItem => ({
  key: own?.key ?? key,
  fileName: stored.file_name,
  previewUrl: own?.previewUrl || media.preview_url || '',
  videoUrl: own?.videoUrl ?? media.video_url,
  isVideo: media.media_type === 'video',
  whole: own?.whole ?? (whole && { upload: whole, previewUrl: whole.preview_url ?? '' }),
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
      ? ERRORS[isErrorCode(media.error_code) ? media.error_code : 'media.broken'].message
      : null,
})

/** A draft as the server has it. */
const fromServer = (theirs: PinDraft, own?: Draft): Draft => ({
  ...BLANK,
  isOpen: own?.isOpen ?? false,
  later: timeFrom(theirs),
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

const withLoaded = (state: BuilderState, loaded: readonly PinDraft[], knownIds: ReadonlySet<Id>): BuilderState => {
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

/** In this order of keys, so that equal ones are equal as text. */
const topicsFrom = (topics: readonly PinDraftTopic[]): PinDraftTopic[] => topics.map(({ id, name }) => ({ id, name }))

const mentionsFrom = (mentioned: readonly PinDraftMention[]): PinDraftMention[] =>
  mentioned.map(({ user_id, username }) => ({ user_id, username }))

const timeOf = (later: ScheduleFields | null) => ({
  publishOption: later ? ('publish-later' as const) : ('publish-immediately' as const),
  scheduledDate: later?.scheduledDate ?? '',
  scheduledTime: later?.scheduledTime ?? '',
})

const timeFrom = ({ publishOption, scheduledDate, scheduledTime }: PinDraft): ScheduleFields | null =>
  publishOption === 'publish-later' ? { scheduledDate, scheduledTime } : null

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
    ...timeOf(later),
  }
}

/** `bodyOf` for a draft from the server. */
const bodyFrom = (draft: PinDraft): PinDraftBody => ({
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
  ...timeOf(timeFrom(draft)),
})

/** A body as text, to compare it with the stored one. To select an item is no change. */
export const contentOf = (body: PinDraftBody): string => JSON.stringify({ ...body, pinItemIndex: 0 })

/** CREATE-08: the picture of its selected item can be cropped. Moving pictures stay whole: the server says so. */
export const takesCrop = (draft: Draft): boolean => {
  const { isVideo, status, previewUrl } = selectedItem(draft)
  const isEditing = draft.publishing === 'not yet' || draft.publishing === 'attempted'
  return isEditing && !isVideo && status === 'ready' && previewUrl !== ''
}

/** CREATE-01: a cover can be chosen for the video of its selected item. */
export const takesCover = (draft: Draft): boolean => {
  const { isVideo, status } = selectedItem(draft)
  const isEditing = draft.publishing === 'not yet' || draft.publishing === 'attempted'
  return isEditing && isVideo && status === 'ready'
}

const hasContent = (draft: Draft, content: string): boolean => {
  const body = bodyOf(draft)
  return body !== null && contentOf(body) === content
}

/** The tags on all pictures of a draft. */
export const tagCountOf = ({ items }: Draft): number => items.reduce((sum, { pinTagIds }) => sum + pinTagIds.length, 0)

/** What to send to the server now. */
export const bodyToSave = (draft: Draft): PinDraftBody | null => {
  if (draft.isSaving || draft.conflict !== null) return null
  if (draft.publishing === 'publishing' || draft.publishing === 'published') return null
  const body = bodyOf(draft)
  const content = body && contentOf(body)
  return content === draft.savedContent || content === draft.refusedContent ? null : body
}

/** The server does not have the whole draft. */
export const isUnsaved = (draft: Draft): boolean => {
  if (draft.publishing === 'published' || isRefused(draft)) return false
  const isArriving = draft.items.some(({ upload, status }) => upload === null && status !== 'refused')
  const body = bodyOf(draft)
  return isArriving || (body !== null && contentOf(body) !== draft.savedContent)
}

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

/** Only the server can tell how far an upload of another window is. */
export const waitsForServer = (state: BuilderState): boolean =>
  state.drafts.some(({ items }) => items.some((item) => item.status === 'processing' && !item.isLocal))

/** True if leaving would lose work: anything that is not on the server, except refused files. */
export const hasUnsavedWork = (state: BuilderState): boolean => state.drafts.some(isUnsaved)

/** Nothing of the draft can become a pin. */
export const isRefused = ({ items }: Draft): boolean => items.every(({ status }) => status === 'refused')

/** True when its pictures are on the server and it is not published. */
export const isReady = ({ items, publishing, conflict }: Draft): boolean =>
  items.every(({ status }) => status === 'ready') &&
  conflict === null &&
  (publishing === 'not yet' || publishing === 'attempted')

export const isPublishable = (draft: Draft): boolean => isReady(draft) && draft.boardId !== null

/** CREATE-02: images can be added to it. A video stays alone. */
export const mayBeCarousel = ({ items, publishing }: Draft): boolean =>
  (publishing === 'not yet' || publishing === 'attempted') && items.every(({ isVideo }) => !isVideo)

/** CREATE-03: tags can be added to the picture of its selected item. */
export const takesTags = (draft: Draft): boolean => {
  const { isTaggable, previewUrl, status } = selectedItem(draft)
  const isEditing = draft.publishing === 'not yet' || draft.publishing === 'attempted'
  return isEditing && isTaggable && previewUrl !== '' && status !== 'refused'
}

/** What a draft is called until it has a title. */
export const nameOf = ({ items }: Draft): string => items[0]!.fileName

/** The item whose texts are shown. */
export const selectedItem = ({ items, index }: Draft): DraftItem => items[Math.min(index, items.length - 1)]!

/** Returns the items to upload next, oldest first, so that at most `atOnce` upload at the same time. */
export const nextUploads = (state: BuilderState, atOnce: number): readonly DraftItem[] => {
  const items = state.drafts.flatMap((draft) => draft.items)
  // A stored draft's video that the server still processes takes no connection of this window.
  const busy = items.filter(
    ({ status, upload }) => status === 'uploading' || (status === 'processing' && upload === null),
  ).length
  return items.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, atOnce - busy))
}
