import type { StoryPinDraft } from '@corkboard/contract/content/wire/story-draft'
import type { Id } from '@corkboard/contract/ids'
import { useCallback, useMemo, useReducer, useState } from 'react'
import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import {
  addBlock,
  changeBlock,
  type EditorBlock,
  emptyDocument,
  fromDraft,
  isEmpty,
  mediaEdits,
  newBlock,
  toDraft,
  withPart,
} from './story-document.ts'
import { reduceEditor, startEditor } from './story-history.ts'
import { knownThings } from './shown-story.ts'
import { usePartUrls } from './use-part-urls.ts'
import { useStoryMedia } from './use-story-media.ts'
import { useStorySave } from './use-story-save.ts'

const NOTHING = { media: [], people: [], pins: [], comments: [] }

export type Editor = ReturnType<typeof useStoryEditor>

/**
 * CREATE-04: the state and actions of the story editor.
 * @param start a stored draft; without it, a new story
 */
export const useStoryEditor = (start: StoryPinDraft | null, boardId: Id | null) => {
  const [state, dispatch] = useReducer(reduceEditor, null, () =>
    startEditor(start ? fromDraft(start) : emptyDocument(boardId)),
  )
  const { media, add, addPart, retry, settled, learn } = useStoryMedia((start ?? NOTHING).media)
  const [known, setKnown] = useState(() => knownThings(start ?? NOTHING))
  /** Why the last thing could not be done, for the member. */
  const [problem, setProblem] = useState<string | null>(null)

  const { document, pageKey, blockKey } = state
  const uploadOf = useCallback((key: string) => media.get(key)?.upload?.media_upload_id, [media])
  const body = useMemo(
    () => (start || !isEmpty(document) ? toDraft(document, uploadOf) : null),
    [start, document, uploadOf],
  )
  const save = useStorySave(body, start)
  usePartUrls(document, media, save, learn)

  const page = document.pages.find(({ key }) => key === pageKey)!
  const block = page.blocks.find(({ key }) => key === blockKey) ?? null

  const place = useCallback(
    (added: ReturnType<typeof newBlock>) =>
      dispatch({ type: 'changed', change: (it) => addBlock(it, pageKey, added), blockKey: added.key }),
    [pageKey],
  )

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
    [add, pageKey],
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
    [add],
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
    [media, addPart],
  )

  /** Replaces what is here by another window's version. */
  const takeTheirs = useCallback(
    (theirs: StoryPinDraft) => {
      learn(theirs.media)
      setKnown(knownThings(theirs))
      const taken = fromDraft(theirs)
      dispatch({ type: 'loaded', document: taken })
      save.tookTheirs(theirs, JSON.stringify(toDraft(taken, (key) => key)))
    },
    [learn, save],
  )

  return {
    state,
    dispatch,
    page,
    block,
    media,
    known,
    setKnown,
    save,
    uploadOf,
    problem,
    setProblem,
    place,
    addFile: add,
    addFiles,
    fill,
    changePart,
    retry,
    settled,
    takeTheirs,
  }
}
