import type { ClipboardEvent, DragEvent } from 'react'

/**
 * Handlers for an area that accepts one pasted or dropped picture. A dropped file never replaces the page, whatever its
 * type, because the user's input would be lost.
 * @param take undefined if no picture is accepted
 */
export const pictureDrop = (take: ((file: File) => void) | undefined) => ({
  onPaste: (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData
    // Word processors copy text along with a picture of it. The user means the text.
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
