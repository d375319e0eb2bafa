/**
 * CREATE-04 c (ours): the fonts of texts in stories. Each has a folder of its id in `packages/web/public/fonts`.
 * `letter_spacing` and `line_height` suit the font, in the units of StoryTextStyle.
 */
export const STORY_FONTS = [
  { id: 'nunito', name: 'Nunito', letter_spacing: 0, line_height: 1.25 },
  { id: 'fredoka', name: 'Fredoka', letter_spacing: 0, line_height: 1.2 },
  { id: 'lora', name: 'Lora', letter_spacing: 0, line_height: 1.25 },
  { id: 'playfair-display', name: 'Playfair Display', letter_spacing: 0, line_height: 1.2 },
  { id: 'abril-fatface', name: 'Abril Fatface', letter_spacing: 0, line_height: 1.15 },
  { id: 'bebas-neue', name: 'Bebas Neue', letter_spacing: 0.8, line_height: 1 },
  { id: 'caveat', name: 'Caveat', letter_spacing: 0, line_height: 1.1 },
  { id: 'amatic-sc', name: 'Amatic SC', letter_spacing: 0.8, line_height: 1.1 },
  { id: 'pacifico', name: 'Pacifico', letter_spacing: 0, line_height: 1.4 },
  { id: 'space-mono', name: 'Space Mono', letter_spacing: -0.8, line_height: 1.25 },
] as const

export type StoryFontId = (typeof STORY_FONTS)[number]['id']

/** The style sheet that declares a font as the family `story-<id>`. */
export const storyFontUrl = (id: string): string => `/fonts/${id}/font.css`
