import type { StoryPinDraft } from '@corkboard/contract/content/wire/story-draft'
import type { Id } from '@corkboard/contract/ids'
import { useCallback, useMemo, useReducer, useState } from 'react'
import { addBlock, emptyDocument, fromDraft, isEmpty, type newBlock, toDraft } from './story-document.ts'
import { reduceEditor, startEditor } from './story-history.ts'
import { knownThings } from './shown-story.ts'
import { useMediaBlocks } from './use-media-blocks.ts'
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

  const { addFiles, fill, changePart } = useMediaBlocks({ media, add, addPart }, { pageKey, dispatch, setProblem })

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
