import type { StoryFontId } from '@corkboard/contract/content/story-fonts'
import type { Id } from '@corkboard/contract/ids'
import { LIMITS } from '@corkboard/contract/limits'
import {
  STORY_BACKDROP_EDITS,
  STORY_BACKGROUND,
  STORY_BLOCK_EDITS,
  STORY_TEXT_STYLE,
} from '@corkboard/contract/content/story-defaults'
import type {
  StoryBlockEdits,
  StoryBlockType,
  StoryPageLayout,
  StoryTextStyle,
} from '@corkboard/contract/content/wire/pin-content'
import { storedTime, timeToStore } from '../../product/scheduling/drafted-time.ts'
import type { ScheduleFields } from '../../product/scheduling/schedule-time.ts'
import type { StoryDraftBlock, StoryPinDraft, StoryPinDraftInput } from '@corkboard/contract/content/wire/story-draft'

/** A block with all that it may have. `mediaKey` finds its picture or video among the editor's media. */
export interface EditorBlock {
  readonly key: string
  readonly type: StoryBlockType
  readonly text: string
  readonly detail: string
  readonly altText: string
  readonly link: string
  /** What goes here, if the block is of a template. */
  readonly slot: string
  readonly style: StoryTextStyle
  readonly edits: StoryBlockEdits
  readonly mediaKey: string | null
  /** CREATE-08: what its picture or video is a part of, if it is cropped, trimmed or muted. */
  readonly wholeKey: string | null
  readonly userId: Id | null
  readonly pinId: Id | null
  readonly commentId: Id | null
  /** Music of the operator. */
  readonly trackId: string | null
}

export interface EditorPage {
  readonly key: string
  readonly title: string
  readonly description: string
  readonly backgroundColor: string
  readonly layout: StoryPageLayout
  readonly blocks: readonly EditorBlock[]
}

/** What the story shows in lists: a page, or an image of its own. */
export type Cover = { readonly pageKey: string } | { readonly mediaKey: string }

/** What a member makes, and what undo and redo go through. */
export interface StoryDocument {
  readonly title: string
  readonly description: string
  readonly link: string
  readonly altText: string
  readonly boardId: Id | null
  readonly section: { readonly id: Id; readonly title: string } | null
  /** `null` for the first picture. */
  readonly cover: Cover | null
  /** CREATE-06: when to publish it; `null` is immediately. */
  readonly later: ScheduleFields | null
  readonly pages: readonly EditorPage[]
}

const newKey = (): string => crypto.randomUUID()

/** True for a block that is placed on its page, not one of a list. */
export const isPlaced = (page: Pick<EditorPage, 'layout'>, block: Pick<EditorBlock, 'type'>): boolean =>
  page.layout === 'free' || isMedia(block)

/** A page is 9:16, and sizes are in hundredths of its sides. */
const PAGE_RATIO = 9 / 16

/** (ours) The card of a list page is white. */
const LIST_BACKGROUND = '#F6E7CF'

export const newPage = (layout: StoryPageLayout = 'free'): EditorPage => ({
  key: newKey(),
  title: '',
  description: '',
  backgroundColor: layout === 'list' ? LIST_BACKGROUND : STORY_BACKGROUND,
  layout,
  blocks: [],
})

export const emptyDocument = (boardId: Id | null): StoryDocument => ({
  title: '',
  description: '',
  link: '',
  altText: '',
  boardId,
  section: null,
  cover: null,
  later: null,
  pages: [newPage()],
})

/** (ours) Where a new block starts and how its text looks, as far as that differs from the specification's defaults. */
const FIRST_EDITS: Readonly<Partial<Record<StoryBlockType, Partial<StoryBlockEdits>>>> = {
  story_pin_heading_block: { top: 14 },
  story_pin_sticker_block: { left: 35, top: 40, width: 30 },
  story_pin_mention_sticker_block: { left: 20, width: 60, top: 70 },
  story_pin_product_sticker_block: { left: 14, width: 72, top: 76 },
  story_pin_comment_reply_sticker_block: { top: 24 },
  story_pin_link_block: { left: 20, width: 60, top: 84 },
  story_pin_music_block: { left: 20, width: 60, top: 6 },
}
const FIRST_STYLE: Readonly<Partial<Record<StoryBlockType, Partial<StoryTextStyle>>>> = {
  story_pin_heading_block: { font_size: 40 },
  story_pin_sticker_block: { font_size: 72, highlight_color: null },
}

export const newBlock = (type: StoryBlockType, more: Partial<EditorBlock> = {}): EditorBlock => ({
  key: newKey(),
  type,
  text: '',
  detail: '',
  altText: '',
  link: '',
  slot: '',
  style: { ...STORY_TEXT_STYLE, ...FIRST_STYLE[type] },
  edits: { ...STORY_BLOCK_EDITS, ...FIRST_EDITS[type] },
  mediaKey: null,
  wholeKey: null,
  userId: null,
  pinId: null,
  commentId: null,
  trackId: null,
  ...more,
})

export const isMedia = ({ type }: Pick<EditorBlock, 'type'>): boolean =>
  type === 'story_pin_image_block' || type === 'story_pin_video_block'

/** True for a picture or video that fills its page. */
export const isBackdrop = (block: EditorBlock): boolean => {
  const { left, top, width, height, scale } = block.edits
  return isMedia(block) && left <= 0 && top <= 0 && left + width >= 100 && top + (height ?? 0) >= 100 && scale >= 1
}

/** The first picture of a page fills it; any other keeps its shape, in the middle. @param ratio width by height */
export const mediaEdits = (page: EditorPage, ratio: number): StoryBlockEdits => {
  if (!page.blocks.some(isMedia)) return STORY_BACKDROP_EDITS
  const width = Math.min(64, (60 * ratio) / PAGE_RATIO)
  const height = (width / ratio) * PAGE_RATIO
  return { ...STORY_BLOCK_EDITS, left: (100 - width) / 2, top: (100 - height) / 2, width, height }
}

/** The block as large as before with a picture of another shape, around the same middle. One that fills its page stays. */
const reshaped = (block: EditorBlock, ratio: number): StoryBlockEdits => {
  const { edits } = block
  if (isBackdrop(block) || edits.height === null) return edits
  const height = (edits.width / ratio) * PAGE_RATIO
  return { ...edits, height, top: edits.top + (edits.height - height) / 2 }
}

/** CREATE-08: shows a part of a block's picture or video, or the whole again. @param ratio width by height */
export const withPart = (block: EditorBlock, mediaKey: string, ratio: number): EditorBlock => {
  const wholeKey = block.wholeKey ?? block.mediaKey
  const edits = withinLimits(reshaped(block, ratio))
  return { ...block, edits, mediaKey, wholeKey: mediaKey === wholeKey ? null : wholeKey }
}

const clamp = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value))
const round = (value: number): number => Math.round(value * 100) / 100

const SCALES = [0.1, 10] as const
const PLACES = [-100, 100] as const

/** Degrees between -180 and 180. */
export const normalTurn = (degrees: number): number => {
  const turn = ((((degrees + 180) % 360) + 360) % 360) - 180
  return turn === -180 ? 180 : turn
}

/** Edits within what the contract accepts, and no finer than anyone sees. */
export const withinLimits = (edits: StoryBlockEdits): StoryBlockEdits => ({
  ...edits,
  left: round(clamp(edits.left, PLACES)),
  top: round(clamp(edits.top, PLACES)),
  scale: round(clamp(edits.scale, SCALES)),
  transform: { ...edits.transform, rotate: round(normalTurn(edits.transform.rotate)) },
})

const replaceAt = <T>(items: readonly T[], isIt: (item: T) => boolean, change: (item: T) => T): readonly T[] =>
  items.map((item) => (isIt(item) ? change(item) : item))

const moved = <T>(items: readonly T[], from: number, to: number): readonly T[] => {
  const others = items.filter((_, place) => place !== from)
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, items[from]!)
}

export const changePage = (
  document: StoryDocument,
  pageKey: string,
  change: (page: EditorPage) => EditorPage,
): StoryDocument => ({ ...document, pages: replaceAt(document.pages, ({ key }) => key === pageKey, change) })

export const changeBlock = (
  document: StoryDocument,
  blockKey: string,
  change: (block: EditorBlock) => EditorBlock,
): StoryDocument => ({
  ...document,
  pages: document.pages.map((page) =>
    page.blocks.some(({ key }) => key === blockKey)
      ? { ...page, blocks: replaceAt(page.blocks, ({ key }) => key === blockKey, change) }
      : page,
  ),
})

export const canAddBlock = (page: EditorPage): boolean => page.blocks.length < LIMITS.storyBlocks
export const canAddPage = ({ pages }: StoryDocument): boolean => pages.length < LIMITS.storyPages

/** Adds a block in front. A picture that fills its page goes behind everything. */
export const addBlock = (document: StoryDocument, pageKey: string, block: EditorBlock): StoryDocument =>
  changePage(document, pageKey, (page) => {
    if (!canAddBlock(page)) return page
    return { ...page, blocks: isBackdrop(block) ? [block, ...page.blocks] : [...page.blocks, block] }
  })

const musicOf = ({ pages }: Pick<StoryDocument, 'pages'>): EditorBlock | undefined =>
  pages.flatMap(({ blocks }) => blocks).find(({ trackId }) => trackId !== null)

/** The id of the story's music. */
export const trackOf = (document: StoryDocument): string | null => musicOf(document)?.trackId ?? null

/** A story has one piece of music: this one takes the place of another. */
export const setMusic = (document: StoryDocument, pageKey: string, music: EditorBlock): StoryDocument => {
  const before = musicOf(document)
  if (!before) return addBlock(document, pageKey, music)
  const { text, detail, trackId } = music
  return changeBlock(document, before.key, (block) => ({ ...block, text, detail, trackId }))
}

export const removeBlock = (document: StoryDocument, blockKey: string): StoryDocument => ({
  ...document,
  pages: document.pages.map((page) => ({ ...page, blocks: page.blocks.filter(({ key }) => key !== blockKey) })),
})

/** @param by places towards the front */
export const moveBlock = (document: StoryDocument, blockKey: string, by: number): StoryDocument => ({
  ...document,
  pages: document.pages.map((page) => {
    const place = page.blocks.findIndex(({ key }) => key === blockKey)
    return place === -1 ? page : { ...page, blocks: moved(page.blocks, place, place + by) }
  }),
})

const nextToIt = ({ edits, ...block }: EditorBlock): EditorBlock => ({
  ...block,
  key: newKey(),
  edits: withinLimits({ ...edits, left: edits.left + 4, top: edits.top + 4 }),
})

/** Copies a block, a little next to the first. Returns the copy's key too. */
export const duplicateBlock = (document: StoryDocument, blockKey: string): [StoryDocument, string | null] => {
  const page = document.pages.find(({ blocks }) => blocks.some(({ key }) => key === blockKey))
  const block = page?.blocks.find(({ key }) => key === blockKey)
  if (!page || !block || !canAddBlock(page)) return [document, null]
  const copy = nextToIt(block)
  return [changePage(document, page.key, (it) => ({ ...it, blocks: [...it.blocks, copy] })), copy.key]
}

const insertAfter = (document: StoryDocument, pageKey: string, page: EditorPage): StoryDocument => {
  const place = document.pages.findIndex(({ key }) => key === pageKey)
  return { ...document, pages: document.pages.toSpliced(place + 1, 0, page) }
}

export const addPage = (document: StoryDocument, after: string, page: EditorPage): StoryDocument =>
  canAddPage(document) ? insertAfter(document, after, page) : document

export const duplicatePage = (document: StoryDocument, pageKey: string): [StoryDocument, string | null] => {
  const page = document.pages.find(({ key }) => key === pageKey)
  if (!page || !canAddPage(document)) return [document, null]
  const copy = { ...page, key: newKey(), blocks: page.blocks.map((block) => ({ ...block, key: newKey() })) }
  return [insertAfter(document, pageKey, copy), copy.key]
}

/** Removes a page; the last one is emptied. Returns the key of the page that is shown then: a neighbor. */
export const removePage = (document: StoryDocument, pageKey: string): [StoryDocument, string] => {
  const place = document.pages.findIndex(({ key }) => key === pageKey)
  const pages = document.pages.filter(({ key }) => key !== pageKey)
  const left = pages.length > 0 ? pages : [newPage()]
  return [{ ...document, pages: left }, left[Math.min(place, left.length - 1)]!.key]
}

/** @param by places towards the end */
export const movePage = (document: StoryDocument, pageKey: string, by: number): StoryDocument => {
  const place = document.pages.findIndex(({ key }) => key === pageKey)
  return { ...document, pages: moved(document.pages, place, place + by) }
}

/** The fonts of all texts but this one. */
export const fontsOfOtherBlocks = ({ pages }: StoryDocument, blockKey: string): ReadonlySet<StoryFontId> =>
  new Set(
    pages.flatMap(({ blocks }) => blocks.flatMap(({ key, style }) => (key === blockKey ? [] : (style.font_id ?? [])))),
  )

/** True for a block of a template that nothing was put into. */
const isEmptySlot = ({ slot, text, mediaKey }: EditorBlock): boolean =>
  slot !== '' && text.trim() === '' && mediaKey === null

/** The story as it is published: without empty slots of templates, and without what its parts are made of. */
export const withoutEmptySlots = (document: StoryDocument): StoryDocument => ({
  ...document,
  pages: document.pages.map((page) => ({
    ...page,
    blocks: page.blocks.filter((block) => !isEmptySlot(block)).map((block) => ({ ...block, slot: '', wholeKey: null })),
  })),
})

/** Adds the pages of a template after a page, or in place of it if it is empty. Returns the key of the first one. */
export const addTemplate = (
  document: StoryDocument,
  pageKey: string,
  pages: readonly EditorPage[],
): [StoryDocument, string] => {
  const place = document.pages.findIndex(({ key }) => key === pageKey)
  const replaced = document.pages[place]!.blocks.length === 0 ? 1 : 0
  const added = pages.slice(0, LIMITS.storyPages - document.pages.length + replaced)
  if (added.length === 0) return [document, pageKey]
  const from = place + 1 - replaced
  return [{ ...document, pages: document.pages.toSpliced(from, replaced, ...added) }, added[0]!.key]
}

/** True if there is nothing to save. */
export const isEmpty = ({ title, description, pages }: StoryDocument): boolean =>
  title === '' &&
  description === '' &&
  pages.length === 1 &&
  pages[0]!.blocks.length === 0 &&
  pages[0]!.title === '' &&
  pages[0]!.description === ''

/** The upload of a media key, once it has one. */
export type UploadOf = (mediaKey: string) => Id | undefined

const sentBlock = (block: EditorBlock, upload: Id | undefined, whole: Id | undefined): StoryDraftBlock => ({
  type: block.type,
  text: block.text,
  detail: block.detail,
  style: block.style,
  edits: block.edits,
  alt_text: block.altText,
  ...(block.link !== '' && { link: block.link }),
  ...(block.slot !== '' && { slot: block.slot }),
  ...(upload !== undefined && { media_upload_id: upload }),
  ...(whole !== undefined && { whole_upload_id: whole }),
  ...(block.userId !== null && { user_id: block.userId }),
  ...(block.pinId !== null && { pin_id: block.pinId }),
  ...(block.commentId !== null && { comment_id: block.commentId }),
  ...(block.trackId !== null && { track_id: block.trackId }),
})

/** The first picture or video, or else a sticker's image. */
const firstMedia = (blocks: readonly EditorBlock[]): string | undefined =>
  (blocks.find(isMedia) ?? blocks.find(({ mediaKey }) => mediaKey !== null))?.mediaKey ?? undefined

/** What becomes the cover if a page is chosen: its picture, or a drawing of its texts. */
export const pageCover = (page: EditorPage): Cover => {
  const mediaKey = firstMedia(page.blocks)
  return mediaKey === undefined ? { pageKey: page.key } : { mediaKey }
}

/** What becomes the cover: a picture or video of the story or of its own, or a page that has none. */
export const coverOf = ({ cover, pages }: StoryDocument): Cover => {
  if (cover && 'mediaKey' in cover) return cover
  const chosen = cover && pages.find(({ key }) => key === cover.pageKey)
  return pageCover(chosen ?? pages.find(({ blocks }) => firstMedia(blocks) !== undefined) ?? pages[0]!)
}

/** The media that a story needs before it can be published. */
export const mediaKeysOf = ({ cover, pages }: StoryDocument): string[] => {
  const own = cover && 'mediaKey' in cover ? [cover.mediaKey] : []
  return [...new Set([...own, ...pages.flatMap(({ blocks }) => blocks.flatMap(({ mediaKey }) => mediaKey ?? []))])]
}

const sentCover = ({ cover, pages }: StoryDocument, uploadOf: UploadOf) => {
  const place = cover && 'pageKey' in cover ? pages.findIndex(({ key }) => key === cover.pageKey) : -1
  return {
    cover_upload_id: cover && 'mediaKey' in cover ? (uploadOf(cover.mediaKey) ?? null) : null,
    cover_page: place === -1 ? null : place,
  }
}

const readCover = (
  { cover_upload_id: upload, cover_page: place }: StoryPinDraft,
  pages: readonly EditorPage[],
): Cover | null => {
  const page = place === null ? undefined : pages[place]
  return upload !== null ? { mediaKey: upload } : page ? { pageKey: page.key } : null
}

/** A document as the server takes it, without media that are not uploaded yet. */
export const toDraft = (document: StoryDocument, uploadOf: UploadOf): StoryPinDraftInput => ({
  title: document.title,
  description: document.description,
  link: document.link,
  altText: document.altText,
  board_id: document.boardId,
  section: document.section,
  ...sentCover(document, uploadOf),
  ...timeToStore(document.later),
  pages: document.pages.map((page) => ({
    title: page.title,
    description: page.description,
    background_color: page.backgroundColor,
    layout: page.layout,
    blocks: page.blocks.flatMap((block) => {
      const upload = block.mediaKey === null ? undefined : uploadOf(block.mediaKey)
      const whole = block.wholeKey === null ? undefined : uploadOf(block.wholeKey)
      return block.mediaKey !== null && upload === undefined ? [] : [sentBlock(block, upload, whole)]
    }),
  })),
})

const readPages = (draft: StoryPinDraft): EditorPage[] =>
  draft.pages.map((page) => ({
    ...newPage(page.layout),
    title: page.title ?? '',
    description: page.description ?? '',
    backgroundColor: page.background_color ?? STORY_BACKGROUND,
    blocks: page.blocks.map((block) => {
      const type = block.type ?? 'story_pin_paragraph_block'
      const base = isMedia({ type }) ? STORY_BACKDROP_EDITS : STORY_BLOCK_EDITS
      return newBlock(type, {
        text: block.text ?? '',
        detail: block.detail ?? '',
        altText: block.alt_text ?? '',
        link: block.link ?? '',
        slot: block.slot ?? '',
        style: { ...STORY_TEXT_STYLE, ...block.style },
        edits: { ...base, ...block.edits, transform: { ...base.transform, ...block.edits?.transform } },
        mediaKey: block.media_upload_id ?? null,
        wholeKey: block.whole_upload_id ?? null,
        userId: block.user_id ?? null,
        pinId: block.pin_id ?? null,
        commentId: block.comment_id ?? null,
        trackId: block.track_id ?? null,
      })
    }),
  }))

/** A stored draft as a document. Its uploads are their own media keys. */
export const fromDraft = (draft: StoryPinDraft): StoryDocument => {
  const pages = readPages(draft)
  return {
    title: draft.title,
    description: draft.description,
    link: draft.link,
    altText: draft.altText,
    boardId: draft.board_id,
    section: draft.section,
    cover: readCover(draft, pages),
    later: storedTime(draft),
    pages,
  }
}
