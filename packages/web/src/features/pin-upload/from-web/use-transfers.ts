import { useEffect } from 'react'
import { receiveGiven } from '../../../product/saving/given-page.ts'
import { takeHandedOver } from '../../../product/saving/handed-over.ts'
import { isTyping } from '../../../shell/key-presses.ts'
import { addressInTransfer, mayHoldAddress } from '../../../product/pictures/web-transfer.ts'
import type { SaveFromWeb } from './use-save-from-web.tsx'

/**
 * Pictures, and links and pictures of pages elsewhere, that are pasted anywhere on the page, dropped on it, or were
 * handed over by another page.
 */
export const useTransfers = (
  onFiles: (files: readonly File[]) => void,
  { find, choose }: Pick<SaveFromWeb, 'find' | 'choose'>,
): void => {
  useEffect(() => {
    const { files = [], address = null, page } = takeHandedOver(window) ?? {}
    if (files.length > 0) onFiles(files)
    else if (address !== null) void find(address)
    else if (page) void choose(page)
  }, [onFiles, find, choose])

  useEffect(() => receiveGiven(window, ({ page, files }) => void choose(page, files)), [choose])

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData } = event
      if (!clipboardData || event.defaultPrevented) return
      const files = [...clipboardData.files]
      // A link in a field is text like any other.
      const address = files.length > 0 || isTyping(event.target) ? null : addressInTransfer(clipboardData)
      if (files.length === 0 && address === null) return
      event.preventDefault()
      if (address === null) onFiles(files)
      else void find(address)
    }
    const onOver = (event: DragEvent) => {
      if (event.dataTransfer && mayHoldAddress(event.dataTransfer) && !isTyping(event.target)) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      const { dataTransfer } = event
      if (!dataTransfer || dataTransfer.files.length > 0 || isTyping(event.target)) return
      const address = addressInTransfer(dataTransfer)
      if (address === null) return
      event.preventDefault()
      void find(address)
    }
    document.addEventListener('paste', onPaste)
    document.addEventListener('dragover', onOver)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('paste', onPaste)
      document.removeEventListener('dragover', onOver)
      document.removeEventListener('drop', onDrop)
    }
  }, [onFiles, find])
}
