import type { StoryPage } from '@corkboard/contract/content/wire/pin-content'
import { storyFontUrl } from '@corkboard/contract/content/story-fonts'
import { useEffect, useState } from 'react'

const sheets = new Map<string, Promise<void>>()

/** Loads the style sheet of a font once. Its files load with the first text that is written in it. */
const loadFont = (id: string): Promise<void> => {
  const known = sheets.get(id)
  if (known) return known
  const loading = new Promise<void>((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = storyFontUrl(id)
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
    document.head.append(link)
  })
  sheets.set(id, loading)
  return loading
}

/** CREATE-04 c: loads fonts when they are shown. */
export const useStoryFonts = (ids: readonly string[]): void => {
  const key = ids.join()
  useEffect(() => {
    for (const id of key.split(',')) if (id !== '') void loadFont(id)
  }, [key])
}

type Written = Pick<StoryPage, 'blocks'>

/** The fonts of the texts on a page, each once. */
const fontsOf = ({ blocks }: Written): string[] => [...new Set(blocks.flatMap(({ style }) => style.font_id ?? []))]

/**
 * Loads the fonts of the texts on a page.
 * @returns false while letters of these fonts are missing: texts would move when they arrive
 */
export const useFontsOf = (page: Written): boolean => {
  const key = fontsOf(page).join()
  const [ready, setReady] = useState('')
  useEffect(() => {
    if (key === '') return undefined
    let isShown = true
    const load = async (id: string): Promise<void> => {
      await loadFont(id)
      const text = page.blocks.map((block) => (block.style.font_id === id ? block.text : '')).join('')
      await document.fonts.load(`16px story-${id}`, text)
    }
    // A font that cannot be loaded leaves its texts in the system's font.
    void Promise.allSettled(key.split(',').map(load)).then(() => isShown && setReady(key))
    return () => {
      isShown = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- letters typed later may arrive later
  }, [key])
  return ready === key
}
