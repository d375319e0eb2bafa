import {
  CorkboardError,
  fail,
  type Id,
  LIMITS,
  STORY_BACKGROUND,
  STORY_BACKDROP_EDITS,
  STORY_BLOCK_EDITS,
  STORY_TEXT_STYLE,
  type StoryBlockInput,
  type StoryBlockType,
  type StoryPageInput,
} from '@corkboard/contract'
import { cleanLine, cleanText, lengthOf } from '../../kernel/index.ts'
import type { ReadyUpload, StoredTexts } from '../../media/index.ts'
import type { Track } from './music.ts'
import { pinAltText, pinDescription, pinLink, pinTitle, type StoredBlock, type StoredPage } from '../pins/index.ts'

type Named = 'text' | 'media_upload_id' | 'user_id' | 'pin_id' | 'comment_id' | 'link' | 'color' | 'track_id'

/** What each block type requires: everything in one of these sets. */
const NEEDS: Readonly<Record<StoryBlockType, readonly (readonly Named[])[]>> = {
  story_pin_paragraph_block: [['text']],
  story_pin_heading_block: [['text']],
  story_pin_image_block: [['media_upload_id']],
  story_pin_video_block: [['media_upload_id']],
  story_pin_mention_sticker_block: [['user_id']],
  story_pin_product_sticker_block: [['pin_id']],
  story_pin_comment_reply_sticker_block: [['comment_id']],
  story_pin_sticker_block: [['text'], ['media_upload_id']],
  story_pin_ingredient_block: [['text']],
  story_pin_supply_block: [['text']],
  story_pin_link_block: [['link']],
  story_pin_music_block: [['text'], ['track_id']],
  story_pin_virtual_try_on_makeup_sticker_block: [['text', 'color']],
}

/** Business §3. */
const DEFAULT_TYPE: StoryBlockType = 'story_pin_paragraph_block'

/** Names the page or block in an error about one of its fields: `story_pin_data.pages.1.blocks.3.text`. */
const within = <T>(place: string, check: () => T): T => {
  try {
    return check()
  } catch (error) {
    if (!(error instanceof CorkboardError)) throw error
    const { field, ...details } = error.details
    throw fail(error.code, { ...details, field: field === undefined ? place : `${place}.${field}` }, error)
  }
}

export const blockPlace = (page: number, block: number): string => `story_pin_data.pages.${page}.blocks.${block}`

const short = (field: 'text' | 'detail', text: string | undefined, clean: (text: string) => string): string => {
  const cleaned = clean(text ?? '')
  if (lengthOf(cleaned) > LIMITS.storyText) throw fail('pin.story_text_too_long', { field })
  return cleaned
}

const isThere = (block: StoryBlockInput, name: Named): boolean =>
  name === 'text' ? cleanText(block.text ?? '') !== '' : block[name] !== undefined

/** What pages reference and the story's author may reference. */
export interface NamedThings {
  readonly uploads: ReadonlyMap<Id, ReadyUpload>
  /** What is said in videos, by upload. */
  readonly said: ReadonlyMap<Id, StoredTexts>
  readonly people: ReadonlySet<Id>
  readonly tracks: ReadonlyMap<string, Pick<Track, 'id' | 'title' | 'artist'>>
}

const storedBlock = (input: StoryBlockInput, { uploads, said: allSaid, people, tracks }: NamedThings): StoredBlock => {
  const type = input.type ?? DEFAULT_TYPE
  if (!NEEDS[type].some((names) => names.every((name) => isThere(input, name)))) {
    throw fail('pin.story_block', { field: NEEDS[type][0]![0]! })
  }
  const upload = input.media_upload_id === undefined ? undefined : uploads.get(input.media_upload_id)
  const isVideo = type === 'story_pin_video_block'
  if (isVideo && !upload?.video) throw fail('pin.story_block', { field: 'media_upload_id' })
  const said = isVideo ? allSaid.get(input.media_upload_id!) : undefined
  const track = input.track_id === undefined ? undefined : tracks.get(input.track_id)
  if (input.track_id !== undefined && (!track || type !== 'story_pin_music_block'))
    throw fail('pin.story_track', { field: 'track_id' })
  const userId = input.user_id ?? null
  return {
    type,
    text: short('text', track?.title ?? input.text, cleanText),
    detail: short('detail', track?.artist ?? input.detail, cleanLine),
    style: { ...STORY_TEXT_STYLE, ...input.style },
    edits: {
      ...(isVideo || type === 'story_pin_image_block' ? STORY_BACKDROP_EDITS : STORY_BLOCK_EDITS),
      ...input.edits,
      transform: { ...STORY_BLOCK_EDITS.transform, ...input.edits?.transform },
    },
    signature: upload?.signature ?? null,
    video: isVideo ? (upload?.video ?? null) : null,
    ...(said && { said }),
    altText: pinAltText(input.alt_text ?? ''),
    ...pinLink(input.link ?? null),
    userId,
    pinId: input.pin_id ?? null,
    commentId: input.comment_id ?? null,
    color: input.color ?? null,
    ...(track && { trackId: track.id }),
    isRemoved: userId !== null && !people.has(userId),
  }
}

/**
 * Pages as they are stored.
 * @throws 'pin.story_pages', 'pin.story_page_empty', 'pin.story_block', 'pin.story_text_too_long', 'pin.story_track', and
 * what titles, descriptions, alt texts and links of pins throw
 */
export const storedPages = (pages: readonly StoryPageInput[], named: NamedThings): StoredPage[] => {
  if (pages.length < 1 || pages.length > LIMITS.storyPages) throw fail('pin.story_pages', { field: 'story_pin_data' })
  return pages.map((page, n) => {
    const place = `story_pin_data.pages.${n}`
    if (page.blocks.length === 0) throw fail('pin.story_page_empty', { field: place })
    return {
      ...within(place, () => ({
        title: pinTitle(page.title ?? ''),
        description: pinDescription(page.description ?? ''),
      })),
      backgroundColor: page.background_color ?? STORY_BACKGROUND,
      layout: page.layout ?? 'free',
      blocks: page.blocks.map((block, m) => within(blockPlace(n, m), () => storedBlock(block, named))),
    }
  })
}
