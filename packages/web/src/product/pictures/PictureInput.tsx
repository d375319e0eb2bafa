import type { RefObject } from 'react'
import { PICTURE_TYPES, VIDEO_TYPES } from './file-check.ts'

interface PictureInputProps {
  /** A button opens it: `picker.current!.click()`. */
  readonly picker: RefObject<HTMLInputElement | null>
  readonly multiple?: boolean
  readonly takesVideos?: boolean
  readonly onChoose: (files: readonly File[]) => void
}

/** The browser's file picker for pictures. Hidden, because its look cannot be styled. */
export const PictureInput = ({ picker, multiple, takesVideos = false, onChoose }: PictureInputProps) => (
  <input
    ref={picker}
    type="file"
    multiple={multiple}
    hidden
    accept={[...PICTURE_TYPES, ...(takesVideos ? VIDEO_TYPES : [])].join(',')}
    onChange={({ currentTarget }) => {
      const files = [...(currentTarget.files ?? [])]
      // Allows the same file to be chosen again.
      currentTarget.value = ''
      onChoose(files)
    }}
  />
)
