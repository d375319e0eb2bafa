import { STORY_FONTS, storyFontUrl, StoryPinFontsResource } from '@corkboard/contract'
import { implement } from '../../engine/implement.ts'

export const storyPinFontsResource = implement(StoryPinFontsResource, {
  get: async () => STORY_FONTS.map((font) => ({ ...font, url: storyFontUrl(font.id) })),
})
