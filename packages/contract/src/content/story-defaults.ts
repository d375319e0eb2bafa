import type { StoryBlockEdits, StoryTextStyle } from './wire/pin-content.ts'

// Apart from the schemas, so that browsers load these without them.

/** Consumer §3. */
export const STORY_TEXT_STYLE: StoryTextStyle = {
  alignment: 1,
  hex_color: '#111111',
  highlight_color: '#FFFFFF',
  vertical_alignment: 1,
  font_size: 28,
  line_height: 1.25,
  letter_spacing: -0.4,
  font_id: null,
}

/** Business §3: scale 1, no rotation. */
export const STORY_BLOCK_EDITS: StoryBlockEdits = {
  left: 8,
  top: 40,
  width: 84,
  height: null,
  scale: 1,
  transform: { rotate: 0, scaleX: 1, scaleY: 1 },
}

/** (ours) A picture or video without a position fills its page. */
export const STORY_BACKDROP_EDITS: StoryBlockEdits = { ...STORY_BLOCK_EDITS, left: 0, top: 0, width: 100, height: 100 }

/** Business §9. */
export const STORY_BACKGROUND = '#FFFFFF'

/** (ours) Where the sound of a track is. */
export const storyTrackUrl = (id: string): string => `/media/music/${id}`
