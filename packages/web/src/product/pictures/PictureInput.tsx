import type { RefObject } from 'react'
import { PICTURE_TYPES } from './file-check.ts'

interface PictureInputProps {
  /** A button presses it: `picker.current!.click()`. */
  readonly picker: RefObject<HTMLInputElement | null>
  readonly multiple?: boolean
  readonly onChoose: (files: readonly File[]) => void
}

/** The browser's own way to choose pictures; unseen, for what it looks like is not ours to say. */
export const PictureInput = ({ picker, multiple, onChoose }: PictureInputProps) => (
  <input
    ref={picker}
    type="file"
    multiple={multiple}
    hidden
    accept={PICTURE_TYPES.join(',')}
    onChange={({ currentTarget }) => {
      const files = [...(currentTarget.files ?? [])]
      // The same file may be chosen again.
      currentTarget.value = ''
      onChoose(files)
    }}
  />
)
