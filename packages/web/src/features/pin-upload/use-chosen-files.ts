import type { FoundImage, FoundPage } from '@corkboard/contract/content/wire/found-page'
import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import { type Dispatch, useEffect, useMemo, useRef } from 'react'
import { errorOf, isAbort } from '../../api/errors.ts'
import type { UploadClient } from '../../api/upload-client.ts'
import { isVideo } from '../../product/pictures/file-check.ts'
import { isFinalRefusal, uploadMedia, type VideoUploadOptions } from '../../product/pictures/upload-picture.ts'
import { nextUploads } from './drafts/draft-status.ts'
import type { BuilderState, ChosenFile } from './drafts/draft.ts'
import type { BuilderAction } from './drafts/reduce-builder.ts'
import { fieldsFromWeb, imageName, uploadFromWeb } from './from-web/save-image.ts'

/** (ours) Two uploads fill most connections; more would only slow each other down. */
const UPLOADS_AT_ONCE = 2

/** Sends a picture or video, or lets the server fetch it. */
type Send = (options: VideoUploadOptions) => Promise<MediaUpload>

interface Source {
  readonly send: Send
  readonly previewUrl: string
  readonly abort: AbortController
  /** Of this window. */
  readonly file: File | undefined
}

/** What this window uploads, by key of the item. It is released with the page. */
export interface ChosenFiles {
  /** @param problem why it cannot be uploaded */
  readonly addFile: (file: File, problem: string | null) => ChosenFile
  /** @param file the image itself, if the page sent it */
  readonly addImage: (page: FoundPage, image: FoundImage, file: File | undefined) => ChosenFile
  readonly sourceOf: (key: string) => Source | undefined
  readonly abort: (key: string) => void
  /** Lets an aborted upload start again. */
  readonly renew: (key: string) => void
}

export const useChosenFiles = (uploads: UploadClient): ChosenFiles => {
  const sources = useRef(new Map<string, Source>())
  const nextKey = useRef(1)

  useEffect(() => {
    const current = sources.current
    return () => {
      for (const { previewUrl, abort } of current.values()) {
        abort.abort()
        URL.revokeObjectURL(previewUrl)
      }
    }
  }, [])

  return useMemo(() => {
    const add = (source: Omit<Source, 'abort'>): string => {
      const key = String(nextKey.current++)
      sources.current.set(key, { ...source, abort: new AbortController() })
      return key
    }
    return {
      addFile: (file, problem) => {
        const previewUrl = problem === null ? URL.createObjectURL(file) : ''
        const key = add({ send: (options) => uploadMedia(uploads, file, options), previewUrl, file })
        return { key, name: file.name, previewUrl, isVideo: isVideo(file), problem }
      },
      addImage: (page, image, file) => {
        const send: Send = (options) =>
          file ? uploadMedia(uploads, file, options) : uploadFromWeb(uploads, image, page, options)
        const previewUrl = file ? URL.createObjectURL(file) : image.preview_url
        const key = add({ send, previewUrl, file })
        const name = imageName(image.url)
        return { key, name, previewUrl, isVideo: false, problem: null, texts: fieldsFromWeb(page, image) }
      },
      sourceOf: (key) => sources.current.get(key),
      abort: (key) => sources.current.get(key)?.abort.abort(),
      renew: (key) => {
        const source = sources.current.get(key)
        if (source) sources.current.set(key, { ...source, abort: new AbortController() })
      },
    }
  }, [uploads])
}

/** Uploads the items that wait, two at a time. */
export const useUploads = (state: BuilderState, dispatch: Dispatch<BuilderAction>, { sourceOf }: ChosenFiles): void => {
  useEffect(() => {
    for (const { key } of nextUploads(state, UPLOADS_AT_ONCE)) {
      const source = sourceOf(key)
      if (!source) continue
      dispatch({ type: 'uploadStarted', key })
      const sent = source.send({
        signal: source.abort.signal,
        onProgress: (progress) => dispatch({ type: 'bytesSent', key, progress }),
        onInterrupted: () => dispatch({ type: 'uploadInterrupted', key }),
        onTranscoding: (upload) => dispatch({ type: 'uploadUpdated', key, upload }),
      })
      sent.then(
        (upload) => dispatch({ type: 'uploadUpdated', key, upload }),
        (thrown: unknown) => {
          if (isAbort(thrown)) return
          const { message, error_code: code } = errorOf(thrown)
          dispatch({ type: 'uploadFailed', key, problem: message, isFinal: isFinalRefusal(code) })
        },
      )
    }
  }, [state, dispatch, sourceOf])
}
