import { MEDIA_ERRORS } from '@corkboard/contract/media/errors'
import { useCallback, useEffect, useRef, useState } from 'react'
import { errorOf, isAbort } from '../../api/errors.ts'
import { useServices } from '../../services.tsx'
import { checkFile } from './file-check.ts'
import { uploadPicture } from './upload-picture.ts'

export interface Photo {
  /** An object URL of the file, valid while it is shown here. */
  readonly url: string
  /** The fraction sent so far, 0 to 1. */
  readonly share: number
  readonly uploadId?: string
}

/** The single photo of a draft, uploaded as soon as it is chosen. */
export const usePhoto = () => {
  const { uploads } = useServices()
  const [photo, setPhoto] = useState<Photo | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const sending = useRef<AbortController>(undefined)
  const shown = useRef<string>(undefined)

  const letGo = useCallback(() => {
    sending.current?.abort()
    if (shown.current !== undefined) URL.revokeObjectURL(shown.current)
    shown.current = undefined
  }, [])
  useEffect(() => letGo, [letGo])

  const remove = () => {
    letGo()
    setPhoto(null)
    setProblem(null)
  }

  /** @returns the upload's id once the server has processed it, or nothing if that failed */
  const choose = async (file: File): Promise<string | undefined> => {
    remove()
    const refusal = checkFile(file)
    if (refusal) {
      setProblem(MEDIA_ERRORS[refusal].message)
      return undefined
    }
    const url = URL.createObjectURL(file)
    shown.current = url
    const controller = (sending.current = new AbortController())
    setPhoto({ url, share: 0 })
    try {
      const { media_upload_id: uploadId } = await uploadPicture(uploads, file, {
        signal: controller.signal,
        onProgress: (share) => setPhoto((known) => known && { ...known, share }),
      })
      setPhoto((known) => known && { ...known, share: 1, uploadId })
      return uploadId
    } catch (thrown) {
      if (isAbort(thrown)) return undefined
      remove()
      setProblem(errorOf(thrown).message)
      return undefined
    }
  }

  return { photo, problem, choose, remove, isSending: photo !== null && photo.uploadId === undefined }
}
