import type { ClipboardEvent, DragEvent } from 'react'

/**
 * Handlers of a place where one picture may be pasted or dropped. A file that is dropped there never replaces
 * the page, whatever it is: what is being written there would go with it.
 * @param take nothing where no picture is taken
 */
export const pictureDrop = (take: ((file: File) => void) | undefined) => ({
  onPaste: (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData
    // Text processors copy a picture of the words beside the words: those are meant.
    if (!take || !files[0] || types.includes('text/plain')) return
    event.preventDefault()
    take(files[0])
  },
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault()
  },
  onDrop: (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    const file = event.dataTransfer.files[0]
    if (file) take?.(file)
  },
})
