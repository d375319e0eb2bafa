import { fail, type Id, LIMITS, type Pin, type StoryBlockInput, type StoryPageInput } from '@corkboard/contract'
import { getComment } from '../comments/index.ts'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { readyUploads, textsOfUploads, videosBySignature } from '../../media/index.ts'
import {
  createPinOf,
  getPin,
  mentionableSomewhere,
  type PinInput,
  type PinOptions,
  type PinSubject,
  type StoredBlock,
} from '../pins/index.ts'
import { blockPlace, type NamedThings, storedPages } from './story-pages.ts'

export interface StoryInput extends PinInput {
  readonly pages: readonly StoryPageInput[]
}

const idsOf = (blocks: readonly StoryBlockInput[], name: 'user_id' | 'pin_id' | 'comment_id' | 'media_upload_id') => [
  ...new Set(blocks.flatMap((block) => block[name] ?? [])),
]

/** Where pages name it first. */
const placeOf = (pages: StoryInput['pages'], name: 'pin_id' | 'comment_id' | 'media_upload_id', id: Id): string => {
  const page = pages.findIndex(({ blocks }) => blocks.some((block) => block[name] === id))
  if (page === -1) return name
  const block = pages[page]!.blocks.findIndex((it) => it[name] === id)
  return `${blockPlace(page, block)}.${name}`
}

const mediaOf = (blocks: readonly StoredBlock[]): string[] =>
  blocks.flatMap(({ signature, video }) => [signature, video].filter((it) => it !== null))

const refuseManyFonts = (blocks: readonly StoryBlockInput[]): void => {
  const fonts = new Set(blocks.flatMap(({ style }) => style?.font_id ?? []))
  if (fonts.size > LIMITS.storyFonts) throw fail('pin.story_fonts', { field: 'story_pin_data' })
}

const NO_TRACKS: NamedThings['tracks'] = new Map()

/** The story's content and its cover: the given one, or else the first picture on its first page. */
export const storyContent = async (ctx: Ctx<SignedIn>, input: StoryInput): Promise<PinSubject> => {
  const blocks = input.pages.flatMap((page) => page.blocks)
  const mentioned = idsOf(blocks, 'user_id')
  if (mentioned.length > LIMITS.storyMentions) throw fail('pin.story_mentions', { field: 'story_pin_data' })
  // Users may only reference pins that they can see.
  for (const id of idsOf(blocks, 'pin_id')) await getPin(ctx, id, placeOf(input.pages, 'pin_id', id))
  for (const id of idsOf(blocks, 'comment_id')) await getComment(ctx, id, placeOf(input.pages, 'comment_id', id))
  const cover = input.mediaUploadId === undefined ? [] : [input.mediaUploadId]
  const mediaIds = idsOf(blocks, 'media_upload_id')
  const [uploads, said, people, tracks] = await Promise.all([
    readyUploads(ctx, [...mediaIds, ...cover], (id) => placeOf(input.pages, 'media_upload_id', id)),
    textsOfUploads(ctx.db, mediaIds),
    // The response must not reveal a block or setting: users whom the viewer may not mention are silently left out.
    mentionableSomewhere(ctx, mentioned),
    blocks.some((it) => it.track_id !== undefined) ? ctx.site.music.tracks() : NO_TRACKS,
  ])
  refuseManyFonts(blocks)
  const pages = storedPages(input.pages, { uploads, said, people, tracks })
  const media = mediaOf(pages.flatMap((page) => page.blocks))
  const first = pages[0]!.blocks.find(({ signature }) => signature !== null)?.signature
  const signature = input.mediaUploadId === undefined ? first : uploads.get(input.mediaUploadId)!.signature
  if (!signature) throw fail('request.missing', { field: 'media_upload_id' })
  const videos = [...(await videosBySignature(ctx.db, media)).values()]
  return { signature, content: { content: { type: 'story', pages }, media: [signature, ...media], videos } }
}

/**
 * PIN-12: publishes a story on a board the viewer may save to.
 * @throws what `storedPages` and `createPinOf` throw, 'pin.story_mentions', 'pin.story_fonts', 'pin.not_found', 'comment.not_found'
 */
export const publishStory = (ctx: Ctx, input: StoryInput, options?: PinOptions): Promise<Pin> =>
  createPinOf(ctx, input, (writer) => storyContent(writer, input), options)
