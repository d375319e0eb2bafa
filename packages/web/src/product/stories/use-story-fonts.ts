import type { StoryPage } from '@corkboard/contract/content/wire/pin-content'
import { storyFontUrl } from '@corkboard/contract/content/story-fonts'
import { useEffect } from 'react'

const loaded = new Set<string>()

/** Loads the style sheet of a font once. Its files load with the first text that is written in it. */
const loadFont = (id: string): void => {
  if (loaded.has(id)) return
  loaded.add(id)
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = storyFontUrl(id)
  document.head.append(link)
}

/** CREATE-04 c: loads fonts when they are shown. Until then, texts are in the system's font. */
export const useStoryFonts = (ids: readonly string[]): void => {
  const key = ids.join()
  useEffect(() => {
    for (const id of key.split(',')) if (id !== '') loadFont(id)
  }, [key])
}

/** The fonts of the texts on a page, each once. */
export const fontsOf = ({ blocks }: Pick<StoryPage, 'blocks'>): string[] => [
  ...new Set(blocks.flatMap(({ style }) => style.font_id ?? [])),
]
