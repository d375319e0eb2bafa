import type { PinEntity } from '../../store/entities.ts'

export interface StoryVideoPlace {
  /** The id of its block. */
  readonly block: string
  /** From 1. */
  readonly page: number
  /** From 1; `null` if its page has no other. */
  readonly video: number | null
}

/** Where the story of a pin has videos. */
export const storyVideosOf = ({ story_pin_data: story }: Pick<PinEntity, 'story_pin_data'>): StoryVideoPlace[] =>
  (story?.pages ?? []).flatMap(({ blocks }, n) => {
    const videos = blocks.filter((it) => it.type === 'story_pin_video_block')
    return videos.map(({ id }, m) => ({ block: id, page: n + 1, video: videos.length > 1 ? m + 1 : null }))
  })
