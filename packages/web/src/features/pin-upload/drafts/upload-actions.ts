import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import { changeItem, type Reducers } from './change-draft.ts'

/** The progress of uploads. `key` is that of the item. */
export interface UploadActions {
  uploadStarted: { readonly key: string }
  uploadInterrupted: { readonly key: string }
  bytesSent: { readonly key: string; readonly progress: number }
  /** The server told how far it is. */
  uploadUpdated: { readonly key: string; readonly upload: MediaUpload }
  uploadFailed: { readonly key: string; readonly problem: string; readonly isFinal: boolean }
  uploadRetried: { readonly key: string }
}

export const uploadReducers: Reducers<UploadActions> = {
  uploadStarted: (state, { key }) => changeItem(state, key, () => ({ status: 'uploading', problem: null })),
  uploadInterrupted: (state, { key }) =>
    changeItem(state, key, ({ status }) => (status === 'uploading' ? { isInterrupted: true } : {})),
  bytesSent: (state, { key, progress }) =>
    changeItem(state, key, (item) =>
      item.status === 'uploading'
        ? {
            isInterrupted: false,
            // A video may have to send again what was lost on the way.
            progress: item.isVideo ? progress : Math.max(item.progress, progress),
            status: progress >= 1 ? 'processing' : 'uploading',
          }
        : {},
    ),
  uploadUpdated: (state, { key, upload }) =>
    changeItem(state, key, () => ({
      status: upload.status === 'succeeded' ? 'ready' : 'processing',
      progress: 1,
      isInterrupted: false,
      upload,
      problem: null,
    })),
  uploadFailed: (state, { key, problem, isFinal }) =>
    changeItem(state, key, () => ({
      status: isFinal ? 'refused' : 'failed',
      isInterrupted: false,
      problem,
      upload: null,
    })),
  uploadRetried: (state, { key }) =>
    changeItem(state, key, ({ status, isVideo, progress }) =>
      status === 'failed' ? { status: 'waiting', progress: isVideo ? progress : 0, problem: null } : {},
    ),
}
