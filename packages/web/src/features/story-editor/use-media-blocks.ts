import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import { type Dispatch, useCallback } from 'react'
import { addBlock, changeBlock, type EditorBlock, mediaEdits, newBlock, withPart } from './story-document.ts'
import type { EditorAction } from './story-history.ts'
import type { useStoryMedia } from './use-story-media.ts'

interface Target {
  readonly pageKey: string
  readonly dispatch: Dispatch<EditorAction>
  readonly setProblem: (problem: string | null) => void
}

/** Puts pictures and videos on pages, and shows parts of them. */
export const useMediaBlocks = (
  { media, add, addPart }: Pick<ReturnType<typeof useStoryMedia>, 'media' | 'add' | 'addPart'>,
  { pageKey, dispatch, setProblem }: Target,
) => {
  /** Adds pictures and videos to the page, or a picture as a sticker. */
  const addFiles = useCallback(
    async (files: readonly File[], asSticker = false) => {
      setProblem(null)
      for (const file of files) {
        const added = await add(file, !asSticker)
        if ('refusal' in added) {
          setProblem(added.refusal)
          continue
        }
        dispatch({
          type: 'changed',
          blockKey: null,
          change: (it) => {
            const target = it.pages.find(({ key }) => key === pageKey)
            if (!target) return it
            const fresh = asSticker
              ? newBlock('story_pin_sticker_block', { mediaKey: added.key })
              : newBlock(added.isVideo ? 'story_pin_video_block' : 'story_pin_image_block', {
                  mediaKey: added.key,
                  edits: mediaEdits(target, added.ratio),
                })
            const height = ((fresh.edits.width / added.ratio) * 9) / 16
            const edits = asSticker ? { ...fresh.edits, height } : fresh.edits
            return addBlock(it, pageKey, { ...fresh, edits })
          },
        })
      }
    },
    [add, pageKey, dispatch, setProblem],
  )

  /** Puts a picture or video into the empty slot of a template, which keeps its place. */
  const fill = useCallback(
    async (blockKey: string, file: File) => {
      setProblem(null)
      const added = await add(file, true)
      if ('refusal' in added) return setProblem(added.refusal)
      const type = added.isVideo ? 'story_pin_video_block' : 'story_pin_image_block'
      dispatch({
        type: 'changed',
        change: (it) => changeBlock(it, blockKey, (block) => ({ ...block, type, mediaKey: added.key })),
      })
    },
    [add, dispatch, setProblem],
  )

  /** CREATE-08: shows a part of the picture or video of a block; with `null`, the whole again. */
  const changePart = useCallback(
    ({ key, mediaKey, wholeKey }: EditorBlock, part: { upload: MediaUpload; previewUrl: string | null } | null) => {
      const whole = media.get(wholeKey ?? mediaKey ?? '')
      if (!whole) return
      const shown = part ? addPart(whole, part) : whole
      dispatch({
        type: 'changed',
        change: (it) => changeBlock(it, key, (block) => withPart(block, shown.key, shown.ratio)),
      })
    },
    [media, addPart, dispatch],
  )

  return { addFiles, fill, changePart }
}
