import { type Id, STORY_TEXT_STYLE, type StoryBlock, type StoryPinData, storyTrackUrl } from '@corkboard/contract'
import { loadComments, type SeenComment } from '../comments/index.ts'
import { NO_TEXTS } from '../../media/index.ts'
import { type Ctx, personPresence } from '../../kernel/index.ts'
import { fullNameOf, loadPeople, loadRelations, personFacts, type PersonRow, presentUser } from '../../people/index.ts'
import {
  type KnownContent,
  loadContents,
  loadPins,
  pictureAccess,
  type Placed,
  presentContentLink,
  presentContentPicture,
  presentVideos,
  type SeenPin,
  type StoredBlock,
  withTexts,
} from '../pins/index.ts'

/** The users, pins and comments that pages reference and this viewer may see. */
interface Named {
  readonly person: (id: Id) => StoryBlock['user']
  readonly pin: (id: Id) => StoryBlock['pin']
  readonly comment: (id: Id) => StoryBlock['comment']
}

const idsOf = (blocks: readonly StoredBlock[], name: 'userId' | 'pinId' | 'commentId'): Id[] => [
  ...new Set(blocks.flatMap((block) => (block.isRemoved ? [] : (block[name] ?? [])))),
]

/** What pages name, by id. */
export interface NamedIds {
  readonly personIds: readonly Id[]
  readonly pinIds: readonly Id[]
  readonly commentIds: readonly Id[]
}

/** What pages name, as far as this viewer may see it. */
export const loadNamed = async (ctx: Ctx, { personIds, pinIds, commentIds }: NamedIds): Promise<Named> => {
  const [people, relations, pins, comments] = await Promise.all([
    loadPeople(ctx, personIds),
    loadRelations(ctx, personIds),
    loadPins(ctx, pinIds),
    commentIds.length === 0 ? new Map<Id, SeenComment>() : loadComments(ctx, commentIds),
  ])
  const brief = (person: PersonRow): NonNullable<StoryBlock['user']> => {
    const { id, username, image_medium_url } = presentUser(ctx, person, relations)
    return { id, username, full_name: fullNameOf(person), image_medium_url }
  }
  return {
    person: (id) => {
      const person = people.get(id)
      const isShown = person && personPresence(ctx.viewer, personFacts(person, relations)) === 'listed'
      return isShown ? brief(person) : null
    },
    pin: (id) => {
      const pin = pins.get(id)
      if (pin?.presence !== 'listed') return null
      const placed = { pinId: pin.id, ...pictureAccess(ctx.viewer, pin) }
      const picture = presentContentPicture(ctx, { ...pin, thumbhash: pin.thumbhash }, '', placed)
      return { id, title: pin.title, image: picture?.images['236x'] ?? null, dominant_color: pin.dominantColor }
    },
    comment: (id) => {
      const comment = comments.get(id)
      if (comment?.presence !== 'listed') return null
      return { id, pin_id: comment.pinId, text: comment.text, user: brief(comment.author) }
    },
  }
}

interface Shown {
  readonly known: KnownContent
  readonly named: Named
  readonly placed: Placed
  /** Ids of the tracks that there still are. */
  readonly tracks: ReadonlyMap<string, unknown>
}

const presentBlock = (
  ctx: Ctx,
  block: StoredBlock,
  id: string,
  { known, named, placed, tracks }: Shown,
): StoryBlock => {
  const image =
    block.signature === null
      ? null
      : presentContentPicture(ctx, known.pictures.get(block.signature), block.altText, placed)
  // With the cover that its maker chose.
  const videos =
    block.video === null ? null : presentVideos(ctx, known.videos.get(block.video), placed, image?.image_signature)
  const user = block.userId === null ? null : named.person(block.userId)
  const pin = block.pinId === null ? null : named.pin(block.pinId)
  const comment = block.commentId === null ? null : named.comment(block.commentId)
  const isGone =
    block.isRemoved ||
    (block.userId !== null && !user) ||
    (block.pinId !== null && !pin) ||
    (block.commentId !== null && !comment)
  return {
    id,
    type: block.type,
    text: isGone ? '' : block.text,
    detail: block.detail,
    // Stories that were stored before a style existed have its default.
    style: { ...STORY_TEXT_STYLE, ...block.style },
    edits: block.edits,
    image,
    videos: withTexts(videos, block.said ?? NO_TEXTS, placed, id),
    link: presentContentLink(ctx, block, placed),
    user_id: isGone ? null : block.userId,
    user: isGone ? null : user,
    pin_id: isGone ? null : block.pinId,
    pin: isGone ? null : pin,
    comment_id: isGone ? null : block.commentId,
    comment: isGone ? null : comment,
    color: block.color,
    music_url: block.trackId !== undefined && tracks.has(block.trackId) ? storyTrackUrl(block.trackId) : null,
    is_removed: isGone,
  }
}

const NO_TRACKS: ReadonlyMap<string, unknown> = new Map()

/** PIN-12: what the stories among these pins show this viewer, by pin. */
export const loadStories = async (ctx: Ctx, pins: readonly SeenPin[]): Promise<Map<Id, StoryPinData>> => {
  const stories = pins.filter(({ contentType }) => contentType === 'story')
  if (stories.length === 0) return new Map()
  const contents = await loadContents(
    ctx.db,
    stories.flatMap(({ contentId }) => contentId ?? []),
  )
  const blocks = [...contents.values()].flatMap(({ content }) =>
    content.type === 'story' ? content.pages.flatMap((page) => page.blocks) : [],
  )
  const named = await loadNamed(ctx, {
    personIds: idsOf(blocks, 'userId'),
    pinIds: idsOf(blocks, 'pinId'),
    commentIds: idsOf(blocks, 'commentId'),
  })
  const tracks = blocks.some(({ trackId }) => trackId !== undefined) ? await ctx.site.music.tracks() : NO_TRACKS
  return new Map(
    stories.flatMap((pin): [Id, StoryPinData][] => {
      const known = pin.contentId === null ? undefined : contents.get(pin.contentId)
      if (!known || known.content.type !== 'story' || pin.contentId === null) return []
      const placed = { pinId: pin.id, ...pictureAccess(ctx.viewer, pin) }
      const pages = known.content.pages.map((page, n) => ({
        id: `${n + 1}`,
        title: page.title,
        description: page.description,
        background_color: page.backgroundColor,
        layout: page.layout,
        blocks: page.blocks.map((block, place) =>
          presentBlock(ctx, block, `${n + 1}-${place + 1}`, { known, named, placed, tracks }),
        ),
      }))
      const data = { id: pin.contentId, type: 'storypindata', page_count: pin.pageCount } as const
      return [[pin.id, { ...data, total_video_duration: pin.durationMs, pages }]]
    }),
  )
}
