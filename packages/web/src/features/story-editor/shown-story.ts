import type { ContentPicture, StoryBlock, StoryPage } from '@corkboard/contract/content/wire/pin-content'
import type { StoryPinDraft } from '@corkboard/contract/content/wire/story-draft'
import type { Videos } from '@corkboard/contract/media/wire/video'
import type { EditorBlock, EditorPage } from './story-document.ts'
import type { EditorMedia, MediaMap } from './story-media.ts'

type Person = StoryPinDraft['people'][number]
type Product = StoryPinDraft['pins'][number]
type Comment = StoryPinDraft['comments'][number]

/** What pages name, by id, as far as the maker can see it. */
export interface KnownThings {
  readonly people: ReadonlyMap<string, Person>
  readonly pins: ReadonlyMap<string, Product>
  readonly comments: ReadonlyMap<string, Comment>
}

const byId = <T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]))

export const knownThings = ({ people, pins, comments }: Pick<StoryPinDraft, 'people' | 'pins' | 'comments'>) => ({
  people: byId(people),
  pins: byId(pins),
  comments: byId(comments),
})

/** (ours) Any size of that shape: the page decides how large it is shown. */
const WIDTH = 720

const pictureOf = (medium: EditorMedia, altText: string): ContentPicture | null =>
  medium.previewUrl === null
    ? null
    : {
        image_signature: '',
        images: { '736x': { url: medium.previewUrl, width: WIDTH, height: Math.round(WIDTH / medium.ratio) } },
        dominant_color: medium.color,
        placeholder: '',
        alt_text: altText,
      }

/** True until the server has processed it: only then it is known. */
const mayHaveSound = ({ upload }: EditorMedia): boolean =>
  upload?.trim?.is_muted !== true && (upload?.status !== 'succeeded' || upload.has_sound)

/** @param own what the block has, if it is shown as its whole */
const videosOf = ({ videoUrl, previewUrl, ratio, upload }: EditorMedia, own: EditorMedia): Videos | null =>
  videoUrl === null
    ? null
    : {
        video_list: {
          V_720P: {
            url: videoUrl,
            width: WIDTH,
            height: Math.round(WIDTH / ratio),
            duration: upload?.duration_ms ?? 0,
            thumbnail: previewUrl ?? '',
          },
        },
        has_sound: mayHaveSound(own),
      }

/** A part without a URL of its own, which the server still prepares, looks like the whole. @param own what the block has */
const shownMedium = (own: EditorMedia | undefined, { wholeKey }: EditorBlock, media: MediaMap) => {
  const whole = media.get(wholeKey ?? '')
  return own?.previewUrl === null && own.videoUrl === null && whole ? whole : own
}

/** A block as it will be shown, with what this window knows. */
export const shownBlock = (block: EditorBlock, media: MediaMap, known: KnownThings): StoryBlock => {
  const own = media.get(block.mediaKey ?? '')
  const medium = shownMedium(own, block, media)
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/\s?#]+)/.exec(block.link.trim())?.[1] ?? ''
  return {
    id: block.key,
    type: block.type,
    text: block.text,
    detail: block.detail,
    style: block.style,
    edits: block.edits,
    image: medium ? pictureOf(medium, block.altText) : null,
    videos: own && medium?.isVideo && block.type === 'story_pin_video_block' ? videosOf(medium, own) : null,
    link: host === '' ? null : { src_url: block.link, domain: host, tracked_link: '' },
    user_id: block.userId,
    user: known.people.get(block.userId ?? '') ?? null,
    pin_id: block.pinId,
    pin: known.pins.get(block.pinId ?? '') ?? null,
    comment_id: block.commentId,
    comment: known.comments.get(block.commentId ?? '') ?? null,
    color: null,
    music_url: null,
    is_removed: false,
  }
}

export const shownPage = (page: EditorPage, media: MediaMap, known: KnownThings): StoryPage => ({
  id: page.key,
  title: page.title,
  description: page.description,
  background_color: page.backgroundColor,
  layout: page.layout,
  blocks: page.blocks.map((block) => shownBlock(block, media, known)),
})
