import type { PinDraftTag } from '@corkboard/contract/content/wire/pin-draft'
import type { PinTagStatus } from '@corkboard/contract/content/wire/pin'

/** CREATE-03: a tag in the builder. */
export interface BuilderTag extends PinDraftTag {
  readonly status: PinTagStatus
}

/** The tags of one picture. */
export interface ItemTags {
  /** All that this window knows, removed ones too. */
  readonly tags: readonly BuilderTag[]
  /** Those on the picture, in their order. */
  readonly pinTagIds: readonly string[]
  readonly selectedPinTagId: string | null
}

export const NO_TAGS: ItemTags = { tags: [], pinTagIds: [], selectedPinTagId: null }

export const shownTags = ({ tags, pinTagIds }: ItemTags): readonly BuilderTag[] =>
  pinTagIds.flatMap((id) => tags.find((tag) => tag.id === id) ?? [])

/** A fraction of the picture. Fine enough for any screen, and equal again after a round trip through the database. */
const inPicture = (fraction: number): number => Math.round(Math.min(1, Math.max(0, fraction)) * 10_000) / 10_000

const withTag = (tags: readonly BuilderTag[], id: string, change: (tag: BuilderTag) => BuilderTag) =>
  tags.map((tag) => (tag.id === id ? change(tag) : tag))

export const addTag = ({ tags, pinTagIds }: ItemTags, tag: PinDraftTag): ItemTags => ({
  tags: [...tags, { ...tag, x: inPicture(tag.x), y: inPicture(tag.y), status: 'created' }],
  pinTagIds: [...pinTagIds, tag.id],
  selectedPinTagId: tag.id,
})

/** A saved tag that changes is edited. */
export const moveTag = (own: ItemTags, id: string, to: { readonly x: number; readonly y: number }): ItemTags => ({
  ...own,
  tags: withTag(own.tags, id, (tag) => ({
    ...tag,
    x: inPicture(to.x),
    y: inPicture(to.y),
    status: tag.status === 'saved' ? 'edited' : tag.status,
  })),
  selectedPinTagId: id,
})

/** A saved tag that is removed is deleted; a new one stays created. Selects the first remaining one. */
export const removeTag = (own: ItemTags, id: string): ItemTags => {
  const pinTagIds = own.pinTagIds.filter((it) => it !== id)
  return {
    tags: withTag(own.tags, id, (tag) => (tag.status === 'created' ? tag : { ...tag, status: 'deleted' })),
    pinTagIds,
    selectedPinTagId: pinTagIds[0] ?? null,
  }
}

/** Sets the status directly: to bring back a removed tag. */
export const restoreTag = (own: ItemTags, id: string, status: PinTagStatus): ItemTags => ({
  tags: withTag(own.tags, id, (tag) => ({ ...tag, status })),
  pinTagIds: own.pinTagIds.includes(id) ? own.pinTagIds : [...own.pinTagIds, id],
  selectedPinTagId: id,
})

/** Once the site has what is on the picture. Removed tags stay known, so that they can be brought back. */
export const savedTags = (own: ItemTags): ItemTags => ({
  ...own,
  tags: own.tags.map((tag) => (own.pinTagIds.includes(tag.id) ? { ...tag, status: 'saved' } : tag)),
})

/** What the site stores of a picture's tags. */
export const tagsToStore = (own: ItemTags): PinDraftTag[] => shownTags(own).map(storedTag)

/** In this order of keys, so that equal ones are equal as text. */
export const storedTag = ({ id, x, y, type, object_id, name }: PinDraftTag): PinDraftTag => ({
  id,
  x,
  y,
  type,
  object_id,
  name,
})

/** The tags of a picture as the site has them. */
export const tagsFrom = (stored: readonly PinDraftTag[]): ItemTags => ({
  tags: stored.map((tag) => ({ ...storedTag(tag), status: 'saved' })),
  pinTagIds: stored.map(({ id }) => id),
  selectedPinTagId: null,
})
