import { forgetUpload, interruptedUploads, isUploadOf } from '../../../api/interrupted-uploads.ts'
import type { Services } from '../../../services.tsx'
import { shownAccount } from '../../../shell/environment.ts'

/** Deletes what the server has of an upload that is not complete. Should that fail, it expires within a day. */
export const discardUpload = ({ uploads }: Pick<Services, 'uploads'>, id: string): void => {
  forgetUpload(id)
  void uploads.cancel(id).catch(() => undefined)
}

export const discardUploadOf = (services: Pick<Services, 'uploads' | 'store'>, file: File): void => {
  const upload = interruptedUploads(shownAccount(services.store.getState())).find(isUploadOf(file))
  if (upload) discardUpload(services, upload.id)
}
