import type { PinDraftMention, PinDraftTag } from '@corkboard/contract/content/wire/pin-draft'
import type { PinTagStatus } from '@corkboard/contract/content/wire/pin'
import { LIMITS } from '@corkboard/contract/limits'
import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import type { PinTexts } from '../../../product/pin-fields/pin-texts.ts'
import type { UploadedMedia } from '../../../product/pictures/uploaded-media.ts'
import { addTag, moveTag, NO_TAGS, removeTag, restoreTag } from '../../../product/picture-tags/pin-tags.ts'
import { changeDraft, changeItem, type Reducers } from './change-draft.ts'
import { type BuilderState, type ChosenFile, type DraftItem, itemOf } from './draft.ts'

/** `key` is that of the draft, `item` that of the item. */
interface OfItem {
  readonly key: string
  readonly item: string
}

/** Actions on the items of a draft: which there are, and what each shows and says. */
export interface ItemActions {
  /** CREATE-02: a second item makes a carousel. */
  itemsAdded: { readonly key: string; readonly files: readonly ChosenFile[] }
  itemSelected: OfItem
  itemMoved: OfItem & { readonly by: -1 | 1 }
  itemRemoved: OfItem
  /** Edits a text of the selected item. */
  fieldEdited: { readonly key: string; readonly field: keyof PinTexts; readonly value: string }
  /** Of the selected item. */
  personMentioned: { readonly key: string; readonly person: PinDraftMention }
  /** CREATE-08: `part` is the part of the whole picture to show; `null` shows the whole again. */
  itemCropped: OfItem & { readonly part: UploadedMedia | null }
  /** CREATE-08: `part` of its video is prepared by the server; `null` shows the whole again. `key` is that of the item. */
  itemTrimmed: { readonly key: string; readonly part: MediaUpload | null }
  /** CREATE-01: of a video. `key` is that of the item. */
  coverChosen: { readonly key: string; readonly upload: MediaUpload; readonly previewUrl: string }
  // CREATE-03: of the tags of an item.
  tagAdded: OfItem & { readonly tag: PinDraftTag }
  tagSelected: OfItem & { readonly tag: string }
  tagRemoved: OfItem & { readonly tag: string }
  tagMoved: OfItem & { readonly tag: string; readonly to: { readonly x: number; readonly y: number } }
  tagRestored: OfItem & { readonly tag: string; readonly status: PinTagStatus }
}

/** As many as a draft takes. */
const MENTIONS_STORED = 50

export const itemReducers: Reducers<ItemActions> = {
  itemsAdded: (state, { key, files }) =>
    changeDraft(state, key, ({ items }) => {
      const added = files.slice(0, LIMITS.carouselSlotsMax - items.length).map(itemOf)
      return added.length === 0 ? {} : { items: [...items, ...added], index: items.length }
    }),
  itemSelected: (state, action) =>
    changeDraft(state, action.key, ({ items, index }) => {
      const place = items.findIndex(({ key }) => key === action.item)
      return { index: place < 0 ? index : place }
    }),
  itemMoved: (state, action) =>
    changeDraft(state, action.key, ({ items }) => {
      const from = items.findIndex(({ key }) => key === action.item)
      const to = from + action.by
      const moved = items[from]
      if (!moved || to < 0 || to >= items.length) return {}
      return { items: items.toSpliced(from, 1).toSpliced(to, 0, moved), index: to }
    }),
  itemRemoved: (state, action) =>
    changeDraft(state, action.key, ({ items, index }) => {
      const place = items.findIndex(({ key }) => key === action.item)
      if (place < 0 || items.length === 1) return {}
      // The selection stays on its item, or goes to the neighbor.
      const isBefore = place < index
      return { items: items.toSpliced(place, 1), index: Math.min(isBefore ? index - 1 : index, items.length - 2) }
    }),
  fieldEdited: (state, { key, field, value }) =>
    changeSelected(state, key, ({ texts, errors }) => ({
      texts: { ...texts, [field]: value },
      errors: { ...errors, [field]: undefined },
    })),
  personMentioned: (state, { key, person }) =>
    changeSelected(state, key, ({ mentioned }) => ({ mentioned: withPerson(mentioned, person) })),
  itemCropped: (state, { item, part }) => changeItem(state, item, (whole) => withMediaSet(whole, part)),
  itemTrimmed: (state, { key, part }) => changeItem(state, key, (item) => withPart(item, part)),
  coverChosen: (state, { key, upload, previewUrl }) => changeItem(state, key, () => ({ upload, previewUrl })),
  tagAdded: (state, { item, tag }) => changeItem(state, item, (tags) => addTag(tags, tag)),
  tagSelected: (state, { item, tag }) => changeItem(state, item, () => ({ selectedPinTagId: tag })),
  tagMoved: (state, { item, tag, to }) => changeItem(state, item, (tags) => moveTag(tags, tag, to)),
  tagRemoved: (state, { item, tag }) => changeItem(state, item, (tags) => removeTag(tags, tag)),
  tagRestored: (state, { item, tag, status }) => changeItem(state, item, (tags) => restoreTag(tags, tag, status)),
}

const changeSelected = (state: BuilderState, key: string, next: (item: DraftItem) => Partial<DraftItem>) =>
  changeDraft(state, key, ({ items, index }) => ({
    items: items.map((item, n) => (n === index ? { ...item, ...next(item) } : item)),
  }))

/** CREATE-02: new media clear the tags and their selection; the picture stays taggable or not. */
const withMediaSet = (item: DraftItem, part: UploadedMedia | null): Partial<DraftItem> => {
  const before = wholeOf(item)
  return { ...NO_TAGS, ...(part ?? before), whole: part && before }
}

const wholeOf = ({ upload, previewUrl, videoUrl, whole }: DraftItem): UploadedMedia | null =>
  whole ?? (upload && { upload, previewUrl, videoUrl })

const withPart = (item: DraftItem, part: MediaUpload | null): Partial<DraftItem> => {
  const before = wholeOf(item)
  if (!before || !part) return { ...before, whole: null, status: 'ready', problem: null }
  // Shows the poster of the whole until there is one of the part. In the window that uploads it, it has none.
  const previewUrl = before.previewUrl === before.videoUrl ? '' : before.previewUrl
  return {
    upload: part,
    previewUrl,
    videoUrl: null,
    whole: before,
    status: 'processing',
    isLocal: false,
    problem: null,
  }
}

/** If a username changed hands, the mention means its latest owner. */
const withPerson = (mentioned: readonly PinDraftMention[], person: PinDraftMention): PinDraftMention[] =>
  [...mentioned.filter(({ username }) => username !== person.username), person].slice(-MENTIONS_STORED)
