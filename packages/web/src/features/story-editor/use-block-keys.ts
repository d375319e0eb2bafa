import type { StoryBlockEdits } from '@corkboard/contract/content/wire/pin-content'
import type { KeyboardEvent, RefObject } from 'react'
import { editsByKey } from './gestures.ts'
import { changeBlock, duplicateBlock, isPlaced, removeBlock } from './story-document.ts'
import type { Editor } from './use-story-editor.ts'

/** What keys do to the block that has the focus. @param onEdit goes to its fields */
export const useBlockKeys = (
  canvas: RefObject<HTMLDivElement | null>,
  { state, dispatch, page, block: selected }: Editor,
  onEdit: () => void,
) => {
  const change = (next: StoryBlockEdits) =>
    selected &&
    dispatch({
      type: 'changed',
      about: `keys ${selected.key}`,
      change: (it) => changeBlock(it, selected.key, (block) => ({ ...block, edits: next })),
    })

  return (event: KeyboardEvent<HTMLDivElement>) => {
    const key = (event.target as HTMLElement).closest<HTMLElement>('[data-block]')?.dataset['block']
    const block = page.blocks.find((it) => it.key === key)
    if (!block || event.altKey) return
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && event.key.toLowerCase() === 'd') {
      const [changed, copy] = duplicateBlock(state.document, block.key)
      if (copy !== null) dispatch({ type: 'changed', change: () => changed, blockKey: copy })
    } else if (isCommand) return
    else if (event.key === 'Enter' || event.key === ' ') {
      dispatch({ type: 'blockSelected', blockKey: block.key })
      if (event.key === 'Enter') onEdit()
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      dispatch({ type: 'changed', change: (it) => removeBlock(it, block.key), blockKey: null })
      canvas.current!.focus()
    } else if (event.key === 'Escape') dispatch({ type: 'blockSelected', blockKey: null })
    else {
      const next = isPlaced(page, block) ? editsByKey(block.edits, event) : null
      if (!next) return
      change(next)
    }
    event.preventDefault()
    event.stopPropagation()
  }
}
